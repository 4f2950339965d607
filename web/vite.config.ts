// How the pages are built: one bundle for the browser, one for the server. The server's leaves contract and kit outside.
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin } from 'vite'
import { authContract } from '#contract/auth.ts'
import { contract } from '#contract/contract.ts'
import { routesOf, type Route, type Routes } from '#contract/endpoint.ts'
import { isLocale } from '#contract/locales.ts'
import { chunkNames, publicCalls } from './chunks.ts'
import { pageWords } from './page-words.ts'
import { browserHas, drawings, reactNames, sheetsFirst } from './slim.ts'
import { catalogueModule, wordsConfig } from './words.ts'

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

/**
 * The contract's route tables without a schema library: `calls` of `virtual:calls` are those that strangers make on public pages,
 * those of `virtual:more-calls` all of them, with `authCalls` of the auth service.
 */
function calls(): Plugin {
  const all = routesOf(contract)
  const named = publicCalls()
  const few = only(all, (name, { signedIn }) => named.has(name) && !signedIn)
  const modules: Record<string, string> = {
    '\0virtual:calls': `export const calls = ${JSON.stringify(few)}`,
    '\0virtual:more-calls':
      `export const calls = ${JSON.stringify(all)}\n` +
      `export const authCalls = ${JSON.stringify(routesOf(authContract))}`,
  }
  return {
    name: 'calls',
    resolveId: (id) => (`\0${id}` in modules ? `\0${id}` : null),
    load: (id) => modules[id] ?? null,
  }
}

function only(routes: Routes, wanted: (name: string, route: Route) => boolean): Routes {
  return Object.fromEntries(
    Object.entries(routes)
      .map(
        ([capability, endpoints]) =>
          [
            capability,
            Object.fromEntries(
              Object.entries(endpoints).filter(([name, route]) => wanted(`${capability}.${name}`, route)),
            ),
          ] as const,
      )
      .filter(([, endpoints]) => Object.keys(endpoints).length > 0),
  )
}

/**
 * Components do nothing by being imported: who takes one of a folder's face does not fetch its neighbours. A style sheet imported for
 * its own sake is kept, though only the server uses its names.
 */
function effects(): Plugin {
  const list = 'web/shell/still-styles.ts'
  return {
    name: 'effects',
    enforce: 'post',
    transform(code, id) {
      if (id.endsWith('.module.css')) return { code, map: null, moduleSideEffects: 'no-treeshake' }
      return /\/web\/.*\.tsx?$/.test(id) && !id.endsWith(list) ? { code, map: null, moduleSideEffects: false } : null
    },
  }
}

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
    define:
      command === 'build' ? { 'process.env.NODE_ENV': '"production"', ...(side === 'client' ? browserHas : {}) } : {},
    plugins: [
      catalogues(),
      ...(side === 'client' ? [pageWords()] : []),
      calls(),
      drawings(),
      ...(side === 'client' && command === 'build' ? [reactNames(), sheetsFirst()] : []),
      effects(),
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
            // Of the libraries inside the scripts, which go to readers without their own files.
            license: { fileName: 'licences.txt' },
            // Scripts name what they import themselves; a second list of all those names would stand in the first script of every page,
            // whose style sheet is always there.
            modulePreload: {
              polyfill: false,
              resolveDependencies: (_, files) => files.filter((file) => /\/(?!entry-)[^/]+\.css$/.test(file)),
            },
            assetsInlineLimit: 0,
            target: 'baseline-widely-available',
            rolldownOptions: {
              input: `${root}/entry.client.tsx`,
              checks: { pluginTimings: false },
              // A drawing is a text (slim.ts): it stands where it is used, and no file has to be fetched for it.
              optimization: { inlineConst: { mode: 'all', pass: 2 } },
              output: {
                // Scripts name many style sheets: five letters tell the versions of one apart.
                assetFileNames: 'assets/[name]-[hash:5][extname]',
                codeSplitting: {
                  groups: [
                    // What every page starts with, so that no other file takes a part of it along.
                    { name: 'site', tags: ['$initial'], priority: 3 },
                    // Only home and the pages of industries draw these themselves; elsewhere they come with the server's HTML.
                    { name: 'industries', test: /shell\/industries/, priority: 2 },
                    { name: chunkNames(), priority: 1, includeDependenciesRecursively: false },
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
    // Drawings go through their plugin in development, too.
    optimizeDeps: { exclude: ['@tabler/icons-react'] },
    ssr: { noExternal: command === 'build' ? true : ['@tabler/icons-react'] },
    appType: 'custom',
  }
}
