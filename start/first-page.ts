// First page, made before the server counts as ready: visitors of a restart do not wait for it.
import type { FastifyInstance } from 'fastify'

export type FirstPage = { made: Promise<void>; isMade: () => boolean; begin: (address: string) => void }

export function firstPageOf(app: FastifyInstance, prepared: Promise<unknown>): FirstPage {
  const { promise: made, resolve } = Promise.withResolvers<void>()
  let isMade = false
  async function make(address: string): Promise<void> {
    await prepared
    const headers = { host: new URL(address).host, accept: 'text/html', 'accept-encoding': 'br' }
    const { statusCode } = await app.inject({ url: '/', headers })
    if (statusCode >= 500) app.log.warn({ statusCode }, 'The first page could not be made')
  }
  function begin(address: string): void {
    make(address)
      .catch((error: unknown) => app.log.warn({ err: error }, 'The first page could not be made'))
      .finally(() => {
        isMade = true
        resolve()
      })
  }
  return { made, isMade: () => isMade, begin }
}
