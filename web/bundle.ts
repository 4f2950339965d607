// Where the pages' code comes from: the built bundles, or Vite's development server with hot replacement.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { assetsBy, type Manifest, type WordPlaces } from './assets.ts'
import { pageIDs } from './word-groups.ts'
import type { Asked, Rendered } from './entry.server.tsx'

type Entry = { render: (asked: Asked) => Promise<Rendered>; warmUp: () => Promise<void> }
export type Pages = { entry: () => Promise<Entry>; assetsOf: Asked['assetsOf'] }

const root = import.meta.dirname

/** The bundles in web/dist; hashed assets never change and are served compressed as built. */
export async function builtPages(app: FastifyInstance): Promise<Pages> {
  const client = join(root, 'dist/client')
  const manifest = JSON.parse(await readFile(join(client, 'manifest.json'), 'utf8')) as Manifest
  const places = JSON.parse(await readFile(join(client, 'words.json'), 'utf8')) as WordPlaces
  await app.register(fastifyStatic, {
    root: client,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz', 'manifest.json*', 'words.json*'],
    cacheControl: false,
    setHeaders(response, path) {
      void response.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
      )
    },
  })
  const module = (await import(join(root, 'dist/server/entry.server.js'))) as Entry
  return { entry: async () => module, assetsOf: assetsBy(manifest, places) }
}

/** Sources through Vite in the same server: a change shows without a reload. */
export async function servedPages(app: FastifyInstance): Promise<Pages> {
  const { createServer } = await import('vite')
  const { viteConfig } = await import('./vite.config.ts')
  const { default: middie } = await import('@fastify/middie')
  const vite = await createServer({
    ...viteConfig('client', 'serve'),
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  await app.register(middie)
  app.use(vite.middlewares)
  app.addHook('onClose', () => vite.close())
  return {
    entry: async () => (await vite.ssrLoadModule('/entry.server.tsx')) as Entry,
    assetsOf: (_, locale) => ({
      styles: ['/ui/base.css?direct'],
      scripts: [],
      entry: ['/@vite/client', '/browser/hot.ts', '/entry.client.tsx'],
      font: undefined,
      words: Object.fromEntries(['every', ...pageIDs()].map((group) => [group, `/@words/${locale}/${group}.json`])),
      fetches: [],
    }),
  }
}
