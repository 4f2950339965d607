// Between Fastify and the page cache: answers kept pages before anything else runs, and keeps what was just drawn with its headers.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type CachedPage, encodingOf, PageCache, type Encoding } from './page-cache.ts'

/** The changes of the network: `fresh` resolves when all committed ones were told; `on` hears the tags of what changed. */
export type Changes = { fresh: () => Promise<void>; on: (listener: (tags: string[]) => void) => void }
type Headers = Record<string, string | number | string[]>

// What belongs to one answer, not to the page.
const unkept =
  /^(x-ratelimit|ratelimit|x-request-id|set-cookie|date|content-length|content-encoding|retry-after|connection)/

export class KeptPages {
  #cache: PageCache
  #headers = new WeakMap<CachedPage, Headers>()
  #keyOf: (request: FastifyRequest) => string
  #changes: Changes

  #usual: Headers

  /** `keyOf`: everything that may make two answers differ; `usual`: headers of every answer. */
  constructor(bytes: number, changes: Changes, keyOf: (request: FastifyRequest) => string, usual: Headers = {}) {
    this.#usual = usual
    this.#cache = new PageCache({ maxBytes: bytes })
    this.#changes = changes
    this.#keyOf = keyOf
    changes.on((tags) => this.#cache.invalidate(tags))
  }

  /** Taken before the data of a page is read, given back with `keep`. */
  epoch(): number {
    return this.#cache.epoch()
  }

  /** Answers from here whatever is kept, once every committed change has been heard. */
  answerFirst(app: FastifyInstance): void {
    app.addHook('onRequest', (request, reply, done) => {
      const { method, url = '' } = request.raw
      if ((method !== 'GET' && method !== 'HEAD') || url.startsWith('/api/')) return done()
      const key = this.#keyOf(request)
      if (!this.#cache.has(key)) return done()
      this.#changes
        .fresh()
        .then(() => {
          const page = this.#cache.get(key)
          if (!page) return done()
          const encoding = encodingOf(request.raw.headers['accept-encoding'])
          const ready = page.ready(encoding)
          if (ready) return this.#answer(request, reply, page, encoding, ready)
          return page.form(encoding).then((body) => {
            this.#cache.weigh(key)
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

  /** Keeps a page that was just drawn, under the headers its reply has by now. */
  keep(request: FastifyRequest, reply: FastifyReply, body: Buffer, tags: string[], startedAt: number): CachedPage {
    const page = this.#cache.put(this.#keyOf(request), body, tags, startedAt)
    void reply.header('etag', page.etag)
    this.#headers.set(page, { ...this.#usual, ...keptHeaders(reply) })
    return page
  }

  weigh(request: FastifyRequest): void {
    this.#cache.weigh(this.#keyOf(request))
  }
}

/** The headers of a reply that hold for every later reader of the same page. */
function keptHeaders(reply: FastifyReply): Headers {
  const kept: Headers = {}
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined && !unkept.test(name)) kept[name] = value
  }
  return kept
}
