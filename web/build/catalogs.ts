// Vite plugins for words: a catalog becomes a module of compiled messages; the macros become calls. As @lingui/vite-plugin does,
// without Lingui's command line, which is a tenth of all packages and serves extraction alone (words.ts).
import { basename } from 'node:path'
import { getConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { RolldownBabelPreset } from '@rolldown/plugin-babel'
import type { Plugin } from 'vite'

type Words = NonNullable<Parameters<typeof getConfig>[0]>

/** `*.po` as a module. A message without a translation is its English; `words.ts --check` finds those. */
export function catalogs(): Plugin {
  const format = formatter()
  return {
    name: 'catalogs',
    transform: {
      filter: { id: /\.po$/ },
      async handler(source, filename) {
        const entries = await format.parse(source, { locale: basename(filename, '.po'), sourceLocale: 'en', filename })
        const messages = Object.entries(entries)
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([id, { translation, message }]) => [id, compileMessageOrThrow(translation || message || id)])
        const json = JSON.stringify(JSON.stringify(Object.fromEntries(messages)))
        return { code: `export const messages = JSON.parse(${json})`, map: null, moduleType: 'js' }
      },
    },
  }
}

/** Lingui's macros, for the Babel plugin. Files without one are not parsed. */
export function macros(words: Words): RolldownBabelPreset {
  const linguiConfig = getConfig(words)
  const { corePackage, jsxPackage } = linguiConfig.macro
  const names = [...corePackage, ...jsxPackage].join('|')
  return {
    preset: { plugins: [['@lingui/babel-plugin-lingui-macro', { linguiConfig }]] },
    rolldown: { filter: { code: new RegExp(`from ['"](?:${names})['"]`) } },
  }
}
