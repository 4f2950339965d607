// The least that an answer could cost: the least statement behind node:http and pg, pages with nothing but renderToString, constants behind
// nothing but Fastify. Checks no input and no failure.
import { createServer, type Server } from 'node:http'
import Fastify, { type FastifyInstance } from 'fastify'
import type { ApiDependencies } from '#api/api.ts'
import { least, type Statement } from '../least.ts'
import { messageCenter } from './bare-requests.ts'
import { social } from './bare-social.ts'

type Pool = ApiDependencies['pool']

/** What the floors take from the measured server, each asked for once. */
export type Measured = {
  /** The data of a JSON answer: of a path, or of a path and, after a space, the token of who asks. */
  dataOf: (asked: string) => Promise<unknown>
  /** Renders the tree of a page again. */
  treeOf: (path: string) => Promise<() => string>
  /** The bytes of a page as sent to a browser that reads brotli. */
  bytesOf: (path: string) => Promise<Buffer>
}

const statements: Record<string, Statement> = { ...social, ...messageCenter, ...least }

/**
 * `/<statement>?id=` sends its rows as JSON; with `&page=<path>` the tree of that page in their place, with `&of=<path>` the JSON of
 * that answer, made anew each time. `/data` asks for no rows.
 */
export function bareServer(pool: Pool, { dataOf, treeOf }: Measured): Server {
  const dataFor = once(dataOf)
  const treeFor = once(treeOf)

  async function bodyOf(url: URL): Promise<string> {
    const data = await statements[url.pathname]?.(pool, url.searchParams)
    const of = url.searchParams.get('of')
    if (of) return JSON.stringify({ success: true, data: await dataFor(of) })
    const page = url.searchParams.get('page')
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

/** `/?of=<path>` sends the bytes of that page as a constant. */
export function constantServer({ bytesOf }: Measured): FastifyInstance {
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
