// Where the words are: sources scanned for messages, one catalogue a language. English is the source.
import { formatter } from '@lingui/format-po'
import type { LinguiConfig } from '@lingui/conf'

export const linguiConfig: LinguiConfig = {
  rootDir: import.meta.dirname,
  sourceLocale: 'en',
  locales: ['en', 'es', 'it', 'zh'],
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}',
      include: ['<rootDir>'],
      exclude: ['**/dist/**', '**/*.test.*', '**/messages.tsx'],
    },
  ],
  format: formatter({ lineNumbers: false, printPlaceholdersInComments: false }),
  orderBy: 'origin',
  runtimeConfigModule: {
    i18n: ['#web/messages.tsx', 'i18n'],
    Trans: ['#web/messages.tsx', 'Trans'],
    useLingui: ['#web/messages.tsx', 'useLingui'],
  },
}
