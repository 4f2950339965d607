// How the pages are built: one bundle for the browser, one for the server. The server's leaves contract and kit outside.
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin } from 'vite'
import { contract } from '#contract/contract.ts'
import { routesOf } from '#contract/endpoint.ts'
import { isLocale } from '#contract/locales.ts'
import { compiledWords, wordsConfig } from './words.ts'

/** `import { messages } from './locales/es.po'` gives the compiled catalogue. */
function words(): Plugin {
  return {
    name: 'words',
    async load(id) {
      const locale = /\/locales\/(\w+)\.po$/.exec(id)?.[1]
      return isLocale(locale) ? { code: await compiledWords(locale), moduleType: 'js' } : null
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
    transform: (code, id) => (id.endsWith('.module.css') ? { code, map: null, moduleSideEffects: 'no-treeshake' } : null),
  }
}

/** `side` is which bundle; `command` whether it is built or served by the development server. */
export function viteConfig(side: 'client' | 'server', command: 'build' | 'serve' = 'build'): InlineConfig {
  const root = import.meta.dirname
  return {
    root,
    configFile: false,
    logLevel: 'warn',
    mode: command === 'build' ? 'production' : 'development',
    define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
    plugins: [
      words(),
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
            outDir: `${root}/dist/client`,
            emptyOutDir: true,
            manifest: 'manifest.json',
            modulePreload: { polyfill: false },
            assetsInlineLimit: 0,
            target: 'baseline-widely-available',
            rolldownOptions: {
              input: `${root}/entry.client.tsx`,
              // Only the drawings inside Tabler's modules are used, not their components.
              treeshake: { manualPureFunctions: ['createReactComponent'] },
            },
          }
        : {
            outDir: `${root}/dist/server`,
            emptyOutDir: true,
            ssr: `${root}/entry.server.tsx`,
            minify: false,
            target: 'node24',
            rolldownOptions: { external: [/^#(contract|kit)\//] },
          },
    // React has this hook itself.
    resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
    ssr: { noExternal: command === 'build' ? true : ['@tabler/icons-react'] },
    appType: 'custom',
  }
}
