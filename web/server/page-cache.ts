// The page cache in front of Fastify: answers cached pages before any other hook, and stores rendered ones with their headers.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type CachedPage, type Encoding, encodingOf, MemoryCache } from './memory-cache.ts'

/** Changes of the data: `fresh` resolves once every committed change was reported; `on` receives the cache tags of each. */
export type Changes = { catchUp: () => Promise<void>; on: (listener: (tags: string[]) => void) => void }
type Headers = Record<string, string | number | string[]>

// Headers of one response, not of the page.
const perResponseHeaders =
  /^(x-ratelimit|ratelimit|x-request-id|set-cookie|date|content-length|content-encoding|retry-after|connection)/

export class PageCache {
  #memory: MemoryCache
  #headers = new WeakMap<CachedPage, Headers>()
  #keyOf: (request: FastifyRequest) => string
  #changes: Changes
  #defaults: Headers

  /** `keyOf`: all that two responses may differ by; `defaults`: headers of every response. */
  constructor(bytes: number, changes: Changes, keyOf: (request: FastifyRequest) => string, defaults: Headers = {}) {
    this.#defaults = defaults
    this.#memory = new MemoryCache({ maxBytes: bytes })
    this.#changes = changes
    this.#keyOf = keyOf
    changes.on((tags) => this.#memory.invalidate(tags))
  }

  /** To be read before the data of a page, and passed to `store`. */
  epoch(): number {
    return this.#memory.epoch()
  }

  /** Answers cached pages, once every committed change has been reported. */
  answerFirst(app: FastifyInstance): void {
    app.addHook('onRequest', (request, reply, done) => {
      const { method, url = '' } = request.raw
      if ((method !== 'GET' && method !== 'HEAD') || url.startsWith('/api/')) return done()
      const key = this.#keyOf(request)
      if (!this.#memory.has(key)) return done()
      this.#changes
        .catchUp()
        .then(() => {
          const page = this.#memory.get(key)
          if (!page) return done()
          const encoding = encodingOf(request.raw.headers['accept-encoding'])
          const ready = page.ready(encoding)
          if (ready) return this.#answer(request, reply, page, encoding, ready)
          return page.form(encoding).then((body) => {
            this.#memory.recount(key)
            this.#answer(request, reply, page, encoding, body)
          })
        })
        .catch(done)
    })
  }

  #answer(request: FastifyRequest, reply: FastifyReply, page: CachedPage, encoding: Encoding, body: Buffer): void {
    reply.hijack()
    const headers = this.#headers.get(page)!
    if (request.raw.headers['if-none-match'] === page.etag) {
      reply.raw.writeHead(304, headers)
      reply.raw.end()
      return
    }
    const more: Headers = { 'content-length': body.length }
    if (encoding !== 'identity') more['content-encoding'] = encoding
    reply.raw.writeHead(200, { ...headers, ...more })
    reply.raw.end(request.raw.method === 'HEAD' ? undefined : body)
  }

  /** Stores a rendered page with the headers its reply has by now. */
  store(request: FastifyRequest, reply: FastifyReply, body: Buffer, tags: string[], startedAt: number): CachedPage {
    const page = this.#memory.put(this.#keyOf(request), body, tags, startedAt)
    void reply.header('etag', page.etag)
    this.#headers.set(page, { ...this.#defaults, ...storedHeaders(reply) })
    return page
  }

  recount(request: FastifyRequest): void {
    this.#memory.recount(this.#keyOf(request))
  }
}

/** The headers of a reply that hold for every later response with the same page. */
function storedHeaders(reply: FastifyReply): Headers {
  const stored: Headers = {}
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined && !perResponseHeaders.test(name)) stored[name] = value
  }
  return stored
}
