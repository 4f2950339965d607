// Vite configuration: bundles for browser and server.
import { join } from 'node:path'
import { getConfig } from '@lingui/conf'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin } from 'vite'
import { authContract } from '#contract/identity/auth/auth.ts'
import { contract } from '#contract/contract.ts'
import { routesOf } from '#contract/foundation/endpoint.ts'
import { areaOf, classNames, keptSheets, shortNames } from './style-sheets.ts'

const root = join(import.meta.dirname, '..')
const words = { configPath: join(import.meta.dirname, 'lingui.config.ts'), skipValidation: true }

/** `virtual:calls`: route tables of the contracts as data; no schema library. */
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

const alwaysShared = /\/(foundation\/(cleaned|form\/use-hydrated)|identity\/access|ui\/controls\/Field)\.tsx?$/

/** Forms, uploads and account pages are excluded. */
function isSharedPart(id: string): boolean {
  if (alwaysShared.test(id)) return true
  if (!id.startsWith(`${root}/`)) return false
  const own =
    /^(foundation\/(form|reference-lists)|identity\/(files|account)|trade\/inquiries\/attachments|ui\/(controls|layers|Aria|SaveBar))\b/
  return !own.test(id.slice(root.length + 1)) && !isConsolePart(id) && !isEntryPart(id)
}

const hasNoSideEffects = /\/(web\/(?!app\/)|contract\/|kit\/)(?!.*zod-without-eval).*\.tsx?$/

/** Visitors of the directory do without. */
function isPeoplePart(id: string): boolean {
  const part = /^(social|trust|identity\/actors|foundation\/(draft|optimistic|error-messages))/
  return part.test(id.slice(root.length + 1))
}

const directoryPart =
  /\/(catalog\/products\/(SecondTitle|DrawnLabel|unbroken)|identity\/(businesses\/(OfferedBy|verification-kinds|presence)|people\/profile\/Portrait)|trade\/inquiries\/card|trust\/verification\/(names|KindMark)|social\/favorites\/(card|SaveWords)|foundation\/(choices|recent-searches|versions\/translated)|ui\/More|kit\/folded)\.tsx?$/
const photoPart = /\/identity\/files\/(PhotoField|FileFieldMessage|Progress|useFitting)\.tsx?$/
const threadPart =
  /\/(social\/(comments\/thread\/(CommentItem|use-comments|Thread|Replies|lazy-comment-box)|mentions\/(Written|parts))|foundation\/links)\.tsx?$/

const actionPart = /\/(social\/(reactions\/(use-like|card)|live\/card)|trust\/reports\/menu\/card)\.tsx?$/

function isConsolePart(id: string): boolean {
  return id.startsWith(`${root}/operations/console/`)
}

/** A chunk holding an entry would start it for the other. */
function isEntryPart(id: string): boolean {
  return /^app\/(entry\.|routes\.|console-routes\.)/.test(id.slice(root.length + 1))
}

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
      classNames(),
      keptSheets(),
      babel({ presets: [linguiTransformerBabelPreset({ linguiConfig: getConfig(words) }, words)] }),
      react(),
    ],
    css: command === 'build' ? { modules: { generateScopedName: shortNames() } } : {},
    publicDir: side === 'client' ? join(root, 'public') : false,
    build: {
      outDir,
      emptyOutDir: true,
      ...(side === 'client'
        ? {
            manifest: 'manifest.json',
            license: { fileName: 'licences.txt' },
            // The server lists a first page's scripts; a list of all would weigh too much.
            modulePreload: { polyfill: false, resolveDependencies: () => [] },
            assetsInlineLimit: 0,
            target: 'baseline-widely-available',
            rolldownOptions: {
              input: [join(root, 'app/entry.client.tsx'), join(root, 'app/entry.console.tsx')],
              optimization: { inlineConst: true },
              // A page takes of a neighbor's card only the parts that it draws.
              treeshake: { moduleSideEffects: [{ test: hasNoSideEffects, sideEffects: false }] },
              output: {
                codeSplitting: {
                  groups: [
                    {
                      name: 'libraries',
                      test: /node_modules\/(react|react-dom|scheduler|react-router|@remix-run|@lingui|use-sync-external-store)\/|rolldown\/runtime/,
                      priority: 3,
                    },
                    { name: areaOf, debugName: 'site or district', test: (id) => !isEntryPart(id), priority: 2 },
                    {
                      name: 'shared',
                      test: (id) => isSharedPart(id) && !isPeoplePart(id),
                      minShareCount: 13,
                      priority: 1,
                    },
                    {
                      name: 'people',
                      test: (id) => isSharedPart(id) && isPeoplePart(id),
                      minShareCount: 12,
                      priority: 1,
                    },
                    { name: 'directory', test: directoryPart, minShareCount: 2 },
                    { name: 'actions', test: actionPart, minShareCount: 2 },
                    { name: 'thread', test: threadPart, minShareCount: 2 },
                    // Not what it imports: conversations upload without pictures.
                    { name: 'photos', test: photoPart, minShareCount: 2, includeDependenciesRecursively: false },
                    { name: 'parts', test: /\/ui\/(Facts|Part)\.tsx$/, minShareCount: 2 },
                    { name: 'query', test: /\/discovery\/search\/(query|ranges|page-size)\.ts$/, minShareCount: 2 },
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
    ssr: { noExternal: command === 'build' || [] },
    appType: 'custom',
  }
}
