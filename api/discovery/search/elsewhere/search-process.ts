// Search over HTTP, for processes without an index. Both know a secret.
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { capability, routesOf } from '#contract/foundation/endpoint.ts'
import { tokenIn } from '#kit/authorize-caller.ts'
import { clientFor, type Transport } from '#kit/client.ts'
import { deadlines } from '#kit/deadlines.ts'
import { inTime } from '#kit/in-time.ts'
import { Refusal } from '#kit/refusal.ts'
import { type CapabilityHandlers, serve } from '#kit/serve.ts'
import { overHttp } from '#kit/transports.ts'
import type { BackendState as State, SearchBackend } from '#search-engine/index.ts'
import { BackendState, Draft, IndexName, SearchQuery, SearchResult } from './shapes.ts'
import type { RunningSearch } from '../indexes.ts'
import type { OpenBackend } from '../open-built-in.ts'

const prefix = '/search-backend'
const texts = z.array(z.string().max(2000))

const contract = {
  backend: capability({
    search: {
      summary: 'Hits of a question.',
      method: 'POST',
      path: '/search',
      body: z.object({ index: IndexName, query: SearchQuery, draft: Draft.optional() }),
      answer: SearchResult,
    },
    suggest: {
      summary: 'Ids of names that begin with a text.',
      method: 'POST',
      path: '/suggest',
      body: z.object({ index: IndexName, text: z.string(), size: z.int() }),
      answer: z.array(z.string()),
    },
    knows: {
      summary: 'Brands among names.',
      method: 'POST',
      path: '/knows',
      body: z.object({ names: texts.max(500) }),
      answer: texts,
    },
    state: { summary: 'Size and counts.', method: 'POST', path: '/state', body: z.object({}), answer: BackendState },
  }),
}

type Counts = State['counts']['business']
type Options = { search: RunningSearch; catchUp: () => Promise<void>; key: string }

/** Each answer has whatever was committed before its question. */
export async function serveSearch(app: FastifyInstance, { search, catchUp, key }: Options): Promise<void> {
  async function admit({ headers }: FastifyRequest): Promise<object> {
    if (!isSame(tokenIn(headers) ?? '', key)) throw new Refusal('Forbidden', 'Only for processes of this site')
    await catchUp()
    return {}
  }
  const backend: CapabilityHandlers<(typeof contract)['backend'], object> = {
    search: (_context, { body: { index, query, draft } }) =>
      (draft ? search.withDraft(draft) : search).find(index, query),
    suggest: async (_context, { body: { index, text, size } }) => [...(await search.suggest(index, text, size))],
    knows: async (_context, { body: { names } }) => [...(await search.knows(names))],
    async state() {
      const { counts, ...state } = await search.state()
      const listsOf = ({ country, category }: Counts) => ({ country: [...country], category: [...category] })
      return { ...state, counts: { business: listsOf(counts.business), product: listsOf(counts.product) } }
    },
  }
  const config = { rateLimit: false } as const
  await app.register(async (scope) => serve(scope, contract, { backend }, admit, { config }), { prefix })
}

function isSame(given: string, key: string): boolean {
  const [one, other] = [given, key].map((text) => createHash('sha256').update(text).digest())
  return timingSafeEqual(one!, other!)
}

/** Opens at once: while the other process is away, questions are refused. */
export function backendAt(origin: string, key: string): () => Promise<OpenBackend> {
  const transport = overHttp(origin + prefix, () => ({ authorization: `Bearer ${key}` }))
  const { backend: other } = clientFor(routesOf(contract), inTime(reached(transport), deadlines.search.answer))
  const backend: SearchBackend = {
    search: (index, query, vocabulary) => other.search({ body: { index, query, draft: vocabulary?.draft } }),
    suggest: (index, query) => other.suggest({ body: { index, ...query } }),
    knows: async (names) => new Set(await other.knows({ body: { names: [...names] } })),
    async apply() {
      throw new Error('A search process writes its documents itself')
    },
    async state() {
      const { counts, ...state } = await other.state({ body: {} })
      const mapsOf = ({ country, category }: (typeof counts)['business']) => ({
        country: new Map(country),
        category: new Map(category),
      })
      return { ...state, counts: { business: mapsOf(counts.business), product: mapsOf(counts.product) } }
    },
  }
  return async () => ({ backend })
}

/** Nobody listens there, or no process of ours does. */
function reached(transport: Transport): Transport {
  const failure = { name: 'ServiceUnavailable', message: 'Search does not answer, try again' } as const
  return async (call) => {
    try {
      const envelope = await transport(call)
      return envelope.success || envelope.retryAfter ? envelope : { success: false, error: failure, retryAfter: 2 }
    } catch (error) {
      if (call.signal?.aborted) throw error
      return { success: false, error: failure, retryAfter: 2 }
    }
  }
}
