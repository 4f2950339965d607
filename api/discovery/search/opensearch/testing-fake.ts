// OpenSearch for tests: lists without words.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Documents, IndexName } from '#search-engine/index.ts'

type Behavior = 'answers' | 'fails' | 'hangs' | 'has no index'

export class FakeOpenSearch {
  behavior: Behavior = 'answers'
  position = '0'
  asked = 0
  readonly documents: { [N in IndexName]: Documents[N][] } = { business: [], product: [], people: [] }
  readonly #server = createServer((request, response) => void this.#answer(request, response))

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? ''
    let text = ''
    for await (const chunk of request) text += String(chunk)
    if (!path.includes('_mget')) this.asked++
    if (this.behavior === 'hangs') return
    const [status, body] = this.#answerTo(path, text)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

  #answerTo(path: string, text: string): [status: number, body: object] {
    if (this.behavior === 'fails') return [500, { error: { type: 'broken' }, status: 500 }]
    if (path.includes('_mget')) return [200, { docs: [{ _source: { position: this.position } }] }]
    if (this.behavior === 'has no index') return [404, { error: { type: 'index_not_found_exception' }, status: 404 }]
    const [, name] = /-(business|product|people)\//.exec(path) ?? []
    if (name === undefined) return [400, { error: { type: 'illegal_argument_exception' }, status: 400 }]
    const kept = this.documents[name as IndexName]
    if (path.includes('_count')) return [200, { count: kept.length }]
    if (path.includes('_stats')) return [200, { _all: { primaries: { store: { size_in_bytes: 1 } } } }]
    const { post_filter: filter, size } = JSON.parse(text) as { post_filter?: object; size: number }
    const [, left = '[]'] = /"must_not":\[\{"ids":\{"values":(\[[^\]]*\])/.exec(JSON.stringify(filter) ?? '') ?? []
    const leftOut = new Set(JSON.parse(left) as string[])
    const found = kept.filter(({ id }) => !leftOut.has(id)).sort((a, b) => b.registered - a.registered)
    const count = { doc_count: found.length }
    const nothing = { doc_count: 0, buckets: [] }
    const things = { scope: { ...count, fitting: nothing }, fitting: nothing }
    return [
      200,
      {
        hits: {
          total: { value: found.length },
          hits: found.slice(0, size).map((document) => ({ _score: 1, _source: { document } })),
        },
        aggregations: {
          scope: { ...count, exact: nothing },
          passed: count,
          things,
          country: nothing,
          category: nothing,
        },
      },
    ]
  }
}
