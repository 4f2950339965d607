// Page plugin over a test database.
import Fastify from 'fastify'
import { apiClient } from '#api/api.ts'
import { dataOf } from '#api/foundation/events.ts'
import { testApi } from '#api/testing.ts'
import { authContract } from '#contract/identity/auth/auth.ts'
import { routesOf } from '#contract/foundation/endpoint.ts'
import { clientFor } from '#kit/client.ts'
import { overHttp } from '#kit/transports.ts'
import { buildPages } from '#web/build/build.ts'
import { webService, type WebOptions } from './plugin.ts'

export type TestPages = Awaited<ReturnType<typeof testPages>>

/** Development: Vite reads sources, nothing is built. */
export async function testPages(mode: 'production' | 'development' = 'production', more: Partial<WebOptions> = {}) {
  if (mode === 'production') await buildPages({ ifNeeded: true })
  const api = await testApi()
  let renderings = 0
  let isFull = false
  const app = Fastify()
  await app.register(webService, {
    mode,
    api: (locale) => apiClient(api.dependencies, locale),
    authApi: clientFor(routesOf(authContract), overHttp('http://localhost/auth')).auth,
    operator: {
      name: 'WBN',
      address: '100 Example Street',
      email: 'contact@wbn.example',
      phones: { usa: '+1 202 555 0100', europe: '+44 20 7946 0100' },
      whatsapp: { usa: '+1 202 555 0101', europe: '+44 7700 900101' },
      executives: ['Alex Example'],
      answerHours: 24,
    },
    usualPortal: 'usa',
    onSearchAgain: (search) => api.figures.countSearch(search),
    indexNowKey: 'key-of-this-test',
    admitRendering: (_request, render) => {
      renderings++
      return render()
    },
    refuseRendering: (_request, reply) => {
      if (isFull) void reply.code(503).send()
      return isFull
    },
    isPurged: true,
    changes: {
      catchUp: () => api.dependencies.eventLog.catchUp(),
      on: (listener) =>
        api.dependencies.eventLog.on((events) =>
          listener([
            'directory',
            'industries',
            'people',
            'announcements',
            ...dataOf(events, 'portals.changed').map(({ key }) => `portal:${key}`),
            ...dataOf(events, 'businesses.changed').flatMap(({ ids }) => ids.map((one) => `business:${one}`)),
          ]),
        ),
    },
    ...more,
  })
  await app.ready()
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { host: 'localhost:3000', ...headers } })
  return {
    api,
    app,
    get,
    async moved(url: string): Promise<[number, string | undefined]> {
      const { statusCode, headers } = await get(url)
      return [statusCode, headers.location]
    },
    renderings: () => renderings,
    fill: (full: boolean) => void (isFull = full),
    async close() {
      await app.close()
      await api.close()
    },
  }
}
