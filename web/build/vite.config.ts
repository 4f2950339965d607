// Vite's configuration: a bundle for the browser and one for the server; contract and kit are external to the latter.
import { join } from 'node:path'
import { getConfig } from '@lingui/conf'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin } from 'vite'
import { authContract } from '#contract/identity/auth/auth.ts'
import { contract } from '#contract/contract.ts'
import { routesOf } from '#contract/foundation/endpoint.ts'

const root = join(import.meta.dirname, '..')
const words = { configPath: join(import.meta.dirname, 'lingui.config.ts'), skipValidation: true }

/** `virtual:calls`: the contracts' route tables as data, so that a browser needs no schema library to call. */
function calls(): Plugin {
  const id = 'virtual:calls'
  return {
    name: 'calls',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (resolved) =>
      resolved === `\0${id}`
        ? `export const calls = ${JSON.stringify(routesOf(contract))}\n` +
          `export const authCalls = ${JSON.stringify(routesOf(authContract))}`
        : null,
  }
}

/** Own modules allowed in the shared chunk. Not forms, uploads and account pages, whose libraries most pages do without. */
function isSharedPart(id: string): boolean {
  if (!id.startsWith(`${root}/`)) return id.includes('/@tabler/')
  return !/^(form|files|requests\/attachments|account|locales)\//.test(id.slice(root.length + 1))
}

/** `side` is which bundle; `command` whether it is built or served by the development server. */
export function viteConfig(
  side: 'client' | 'server',
  command: 'build' | 'serve' = 'build',
  outDir = join(root, 'dist', side),
): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: 'warn',
    mode: command === 'build' ? 'production' : 'development',
    plugins: [
      lingui(words),
      calls(),
      babel({ presets: [linguiTransformerBabelPreset({ linguiConfig: getConfig(words) }, words)] }),
      react(),
    ],
    publicDir: side === 'client' ? join(root, 'public') : false,
    build: {
      outDir,
      emptyOutDir: true,
      ...(side === 'client'
        ? {
            manifest: 'manifest.json',
            // Licences of the bundled libraries.
            license: { fileName: 'licences.txt' },
            modulePreload: { polyfill: false },
            assetsInlineLimit: 0,
            target: 'baseline-widely-available',
            rolldownOptions: {
              input: join(root, 'app/entry.client.tsx'),
              output: {
                codeSplitting: {
                  groups: [
                    {
                      name: 'libraries',
                      test: /node_modules\/(react|react-dom|scheduler|react-router|@remix-run|@lingui)\//,
                      priority: 2,
                    },
                    { name: 'site', tags: ['$initial'], priority: 1 },
                    // Small shared modules in one file: on a phone a request costs more than a few kilobytes.
                    {
                      name: 'shared',
                      test: isSharedPart,
                      minShareCount: 9,
                    },
                  ],
                },
              },
            },
          }
        : {
            ssr: join(root, 'app/entry.server.tsx'),
            minify: false,
            target: 'node24',
            rolldownOptions: { external: [/^#(contract|kit)\//] },
          }),
    },
    ssr: { noExternal: command === 'build' || ['@tabler/icons-react'] },
    appType: 'custom',
  }
}
