// Page bundle: built, or Vite.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { assetsBy, entryOf, type Manifest } from './assets.ts'
import type { RenderResult, RenderInput } from './rendering.ts'

type Entry = { render: (input: RenderInput) => Promise<RenderResult>; warmUp: () => Promise<void> }
export type Pages = { entry: () => Promise<Entry>; assetsOf: RenderInput['assetsOf']; build: string }

const root = join(import.meta.dirname, '..')

/** Hashed assets never change and are served precompressed. */
export async function builtPages(app: FastifyInstance): Promise<Pages> {
  const client = join(root, 'dist/client')
  const list = await readFile(join(client, 'manifest.json'), 'utf8')
  const manifest = JSON.parse(list) as Manifest
  // Hashed names are looked up; other files have routes, so all other addresses are pages.
  const built = { index: false, preCompressed: true, cacheControl: false } as const
  await app.register(fastifyStatic, {
    ...built,
    root: join(client, 'assets'),
    prefix: '/assets/',
    setHeaders: keptFor('public, max-age=31536000, immutable'),
  })
  await app.register(fastifyStatic, {
    ...built,
    root: client,
    wildcard: false,
    decorateReply: false,
    globIgnore: ['assets/**', '**/*.br', '**/*.gz', 'manifest.json*'],
    setHeaders: keptFor('public, max-age=86400'),
  })
  const module = (await import(join(root, 'dist/server/entry.server.js'))) as Entry
  return {
    entry: async () => module,
    assetsOf: assetsBy(manifest),
    build: createHash('sha256').update(list).digest('hex'),
  }
}

/** Its library makes functions from texts. */
const workerPolicy = "default-src 'none'; script-src 'self' 'unsafe-eval'; connect-src 'self'"

function keptFor(cacheControl: string): FastifyStaticOptions['setHeaders'] {
  return (response, path) => {
    void response.header('cache-control', cacheControl)
    if (/\/step-file\.worker-[\w-]+\.js(\.br|\.gz)?$/.test(path))
      void response.header('content-security-policy', workerPolicy)
  }
}

export async function servedPages(app: FastifyInstance): Promise<Pages> {
  const { createServer } = await import('vite')
  const { viteConfig } = await import('#web/build/vite.config.ts')
  const { default: middie } = await import('@fastify/middie')
  const vite = await createServer({
    ...viteConfig('client', 'serve'),
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  await app.register(middie)
  app.use(vite.middlewares)
  app.addHook('onClose', () => vite.close())
  return {
    entry: async () => (await vite.ssrLoadModule('/app/entry.server.tsx')) as Entry,
    assetsOf: ({ module }) => ({
      styles: ['/ui/base.css?direct'],
      scripts: [],
      entry: ['/@vite/client', '/app/hot.ts', `/${entryOf(module)}`],
      font: undefined,
    }),
    build: 'development',
  }
}
