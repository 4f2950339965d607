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
  // Text from people may look like a placeholder: Trans keeps the two apart.
  runtimeConfigModule: { Trans: ['#web/app/Trans.tsx', 'Trans'] },
})
