// Lingui's configuration: sources scanned for messages, one catalog a language. English is the source.
import { join } from 'node:path'
import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

export default defineConfig({
  rootDir: join(import.meta.dirname, '..'),
  sourceLocale: 'en',
  locales: ['en', 'es', 'it', 'zh'],
  catalogs: [{ path: '<rootDir>/locales/{locale}', include: ['<rootDir>'], exclude: ['**/dist/**', '**/*.test.*'] }],
  format: formatter({ lineNumbers: false, printPlaceholdersInComments: false }),
  orderBy: 'origin',
  // Our Trans: text from users may look like a placeholder.
  runtimeConfigModule: { Trans: ['#web/app/Trans.tsx', 'Trans'] },
})
