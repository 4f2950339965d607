// Performance floors.
import { createServer, type Server } from 'node:http'
import Fastify, { type FastifyInstance } from 'fastify'
import type { ApiDependencies } from '#api/foundation/context.ts'
import { least, type Statement } from '../least.ts'
import { messageCenter } from './bare-inquiries.ts'
import { social } from './bare-social.ts'
import { plainPage } from './plain-page.ts'

type Pool = ApiDependencies['pool']

export type BareAnswers = {
  dataOf: (asked: string) => Promise<unknown>
  treeOf: (path: string) => Promise<() => string>
  bytesOf: (path: string) => Promise<Buffer>
}

const statements: Record<string, Statement> = { ...social, ...messageCenter, ...least }

/**
 * `/<statement>?id=` sends rows as JSON; `&page=<path>` renders that page, `plain` the fixed one, `&of=<path>`
 * serializes that answer. `/data` runs no statement.
 */
export function bareServer(pool: Pool, { dataOf, treeOf }: BareAnswers): Server {
  const dataFor = once(dataOf)
  const treeFor = once(treeOf)

  async function bodyOf(url: URL): Promise<string> {
    const data = await statements[url.pathname]?.(pool, url.searchParams)
    const of = url.searchParams.get('of')
    if (of) return JSON.stringify({ success: true, data: await dataFor(of) })
    const page = url.searchParams.get('page')
    if (page === 'plain') return plainPage()
    return page ? (await treeFor(page))() : JSON.stringify({ success: true, data })
  }
  return createServer((request, response) => {
    const url = new URL(request.url!, 'http://localhost')
    const type = url.searchParams.has('page') ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8'
    void bodyOf(url).then((body) => {
      response.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(body) })
      response.end(body)
    })
  })
}

export function constantServer({ bytesOf }: BareAnswers): FastifyInstance {
  const app = Fastify()
  const known = new Map<string, Buffer>()
  app.get('/', (request, reply) => {
    const { of: path } = request.query as { of: string }
    const bytes = known.get(path)
    reply.headers({ 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
    if (bytes) return reply.send(bytes)
    return bytesOf(path).then((read) => {
      known.set(path, read)
      return reply.send(read)
    })
  })
  return app
}

function once<T>(make: (path: string) => Promise<T>): (path: string) => Promise<T> {
  const known = new Map<string, Promise<T>>()
  return (path) => {
    let made = known.get(path)
    if (!made) known.set(path, (made = make(path)))
    return made
  }
}
