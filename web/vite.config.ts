// How the pages are built: one bundle for the browser, one for the server. The server's leaves contract and kit outside.
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin } from 'vite'
import { contract } from '#contract/contract.ts'
import { routesOf } from '#contract/endpoint.ts'
import { isLocale, locales } from '#contract/locales.ts'
import type { WordPlaces } from './assets.ts'
import { pageIDs } from './word-groups.ts'
import { catalogueModule, collectMessages, messagesOf, wordsConfig } from './words.ts'

/** `import { messages } from './locales/es.po'` gives the whole compiled catalogue, for the server. */
function catalogues(): Plugin {
  return {
    name: 'catalogues',
    async load(id) {
      const locale = /\/locales\/(\w+)\.po$/.exec(id)?.[1]
      return isLocale(locale) ? { code: await catalogueModule(locale), moduleType: 'js' } : null
    },
  }
}

/** Files with the words of each page in each language, for browsers; `words.json` beside the manifest says where they are. */
function pageWords(): Plugin {
  return {
    name: 'page-words',
    async generateBundle() {
      const places: WordPlaces = {}
      const collected = await collectMessages()
      for (const group of ['every', ...pageIDs()]) {
        for (const locale of locales) {
          const source = JSON.stringify(await messagesOf(collected, locale, group))
          const name = `words-${group.split('/').at(-1)}-${locale}.json`
          const file = this.getFileName(this.emitFile({ type: 'asset', name, source }))
          ;(places[locale] ??= {})[group] = `/${file}`
        }
      }
      this.emitFile({ type: 'asset', fileName: 'words.json', source: JSON.stringify(places) })
    },
    configureServer(server) {
      server.middlewares.use('/@words', (request, response, next) => {
        const [, locale, group] = /^\/(\w+)\/([\w/]+)\.json/.exec(request.url ?? '') ?? []
        if (!isLocale(locale)) return next()
        collectMessages()
          .then((collected) => messagesOf(collected, locale, group))
          .then(
            (messages) => response.setHeader('content-type', 'application/json').end(JSON.stringify(messages)),
            next,
          )
      })
    },
  }
}

/** `import { calls } from 'virtual:calls'` gives the contract's route table without a schema library. */
function calls(): Plugin {
  return {
    name: 'calls',
    resolveId: (id) => (id === 'virtual:calls' ? '\0virtual:calls' : null),
    load: (id) => (id === '\0virtual:calls' ? `export const calls = ${JSON.stringify(routesOf(contract))}` : null),
  }
}

/** A style sheet imported for its own sake is kept, also when it is a module whose names only the server uses. */
function styles(): Plugin {
  return {
    name: 'styles',
    enforce: 'post',
    transform: (code, id) =>
      id.endsWith('.module.css') ? { code, map: null, moduleSideEffects: 'no-treeshake' } : null,
  }
}

// Only home and the industries page draw these themselves; elsewhere they come with the server's HTML.
const industryDrawings =
  /shell\/industries|Icon(SettingsAutomation|Cpu|Bolt|Tool|ManualGearbox|Shirt|BabyCarriage|Bottle|DeviceWatch|Apple|Sofa|HeartRateMonitor|Building|Briefcase)\.mjs/

/** `side` is which bundle; `command` whether it is built or served by the development server. */
export function viteConfig(
  side: 'client' | 'server',
  command: 'build' | 'serve' = 'build',
  outDir?: string,
): InlineConfig {
  const root = import.meta.dirname
  return {
    root,
    configFile: false,
    logLevel: 'warn',
    mode: command === 'build' ? 'production' : 'development',
    define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
    plugins: [
      catalogues(),
      ...(side === 'client' ? [pageWords()] : []),
      calls(),
      styles(),
      babel({
        include: /\/web\/.*\.tsx?(\?|$)/,
        presets: [
          {
            rolldown: { filter: { code: /@lingui\/(core|react)\/macro/ } },
            preset: () => ({ plugins: [['@lingui/babel-plugin-lingui-macro', { linguiConfig: wordsConfig }]] }),
          },
        ],
      }),
      react(),
    ],
    css: { modules: { generateScopedName: command === 'build' ? '[hash:base64:5]' : '[name]_[local]' } },
    publicDir: side === 'client' ? `${root}/public` : false,
    build:
      side === 'client'
        ? {
            outDir: outDir ?? `${root}/dist/client`,
            emptyOutDir: true,
            manifest: 'manifest.json',
            modulePreload: { polyfill: false },
            assetsInlineLimit: 0,
            target: 'baseline-widely-available',
            rolldownOptions: {
              input: `${root}/entry.client.tsx`,
              checks: { pluginTimings: false },
              // Only the drawings inside Tabler's modules are used, not their components.
              treeshake: { manualPureFunctions: ['createReactComponent'] },
              output: {
                // What several pages share comes in one file of each kind: a dozen small ones would stand in each other's way.
                codeSplitting: {
                  groups: [
                    { name: 'industries', test: industryDrawings, priority: 2 },
                    {
                      name: 'shared',
                      test: /\/web\/(?!shell|browser)[a-z]+\/|icons-react/,
                      minShareCount: 2,
                      priority: 1,
                    },
                  ],
                },
              },
            },
          }
        : {
            outDir: outDir ?? `${root}/dist/server`,
            emptyOutDir: true,
            ssr: `${root}/entry.server.tsx`,
            minify: false,
            target: 'node24',
            rolldownOptions: { external: [/^#(contract|kit)\//], checks: { pluginTimings: false } },
          },
    ssr: { noExternal: command === 'build' ? true : ['@tabler/icons-react'] },
    appType: 'custom',
  }
}
