// First page, made before the server is ready.
import type { FastifyInstance } from 'fastify'
import type { RunningSearch } from '#api/discovery/search/indexes.ts'
import type { Settings } from './config.ts'

export type FirstPage = { made: Promise<void>; isMade?: () => boolean }
type Options = { search: RunningSearch | undefined; pages: () => string; listenFirst: boolean }

export async function firstPageFor(
  app: FastifyInstance,
  { services }: Pick<Settings, 'services'>,
  { search, pages, listenFirst }: Options,
): Promise<FirstPage> {
  const prepared = Promise.resolve(search?.ready).then(() => {})
  prepared.catch(() => {})
  if (!listenFirst) await prepared
  if (!listenFirst || !search || !services.has('web') || !services.has('api')) return { made: prepared }
  const page = firstPageOf(app, prepared)
  app.addHook('onListen', async () => page.begin(pages()))
  return page
}

export function firstPageOf(app: FastifyInstance, prepared: Promise<void>) {
  const { promise: begun, resolve: begin } = Promise.withResolvers<string>()
  let isMade = false
  async function make(address: string): Promise<void> {
    const headers = { host: new URL(address).host, accept: 'text/html', 'accept-encoding': 'br' }
    const { statusCode } = await app.inject({ url: '/', headers })
    if (statusCode >= 500) app.log.warn({ statusCode }, 'The first page could not be made')
  }
  const made = begun.then(async (address) => {
    await prepared
    await make(address).catch((error: unknown) => app.log.warn({ err: error }, 'The first page could not be made'))
    isMade = true
  })
  made.catch(() => {}) // whoever awaits it reports it
  return { made, isMade: () => isMade, begin }
}
