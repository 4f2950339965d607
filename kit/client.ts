// Typed caller: `api.products.read({ params: { id } })`. Runs in browsers.
import type {
  ResponseData,
  RequestInput,
  Capability,
  Contract,
  Method,
  Route,
  Routes,
} from '#contract/foundation/endpoint.ts'
import type { Failure } from '#contract/foundation/refusals.ts'
import { Refusal } from './refusal.ts'

/** `key`: Idempotency-Key; retries run once (over HTTP, signed in). */
type Manner = { signal?: AbortSignal; key?: string }
type Caller<E extends Capability[string]> =
  {} extends RequestInput<E>
    ? (ask?: RequestInput<E> & Manner) => Promise<ResponseData<E>>
    : (ask: RequestInput<E> & Manner) => Promise<ResponseData<E>>
export type Client<C extends Contract> = { [K in keyof C]: { [N in keyof C[K]]: Caller<C[K][N]> } }

export type Call = {
  capability: string
  name: string
  method: Method
  path: string
  params: Record<string, string>
  query: Record<string, unknown>
  body: Record<string, unknown> | undefined
  signal: AbortSignal | undefined
  signedIn?: true | undefined
  headers?: Record<string, string>
}
export type Envelope =
  | { success: true; data: unknown; session?: unknown }
  | { success: false; error: Failure; retryAfter?: number }
/** Throws only without a response. */
export type Transport = (call: Call) => Promise<Envelope>

type LooseAsk = Partial<Pick<Call, 'params' | 'query' | 'body' | 'signal'>> & { key?: string }

type Callers = Record<string, Record<string, (ask?: LooseAsk) => Promise<unknown>>>

/** Throws the Refusal of a failed answer. */
export function clientFor<C extends Contract>(routes: Routes<C>, transport: Transport): Client<C> {
  const client: Callers = {}
  for (const [capability, endpoints] of Object.entries(routes)) {
    client[capability] = {}
    for (const [name, route] of Object.entries<Route>(endpoints))
      client[capability][name] = (ask) => make(transport, capability, name, route, ask)
  }
  return client as Client<C>
}

export function lateClientFor<C extends Contract>(load: () => Promise<Routes<C>>, transport: Transport): Client<C> {
  const callersOf = (capability: string) =>
    byName((name) => async (ask?: LooseAsk) => {
      const routes: Record<string, Record<string, Route>> = await load()
      return make(transport, capability, name, routes[capability]![name]!, ask)
    })
  return byName(callersOf) as Client<C>
}

/** `then` is no name: an awaited client would be called. */
function byName<T>(make: (name: string) => T): object {
  const made = new Map<string, T>()
  function get(_: object, name: string | symbol): T | undefined {
    if (typeof name === 'symbol' || name === 'then') return undefined
    if (!made.has(name)) made.set(name, make(name))
    return made.get(name)
  }
  return new Proxy({}, { get })
}

async function make(
  transport: Transport,
  capability: string,
  name: string,
  route: Route,
  { params = {}, query = {}, body, signal, key }: LooseAsk = {},
): Promise<unknown> {
  const envelope = await transport({
    capability,
    name,
    method: route.method,
    path: route.path,
    signedIn: route.signedIn,
    params,
    query,
    body,
    signal,
    ...(key && { headers: { 'idempotency-key': key } }),
  })
  if (!envelope.success) {
    const { name: refusalName, message, fields } = envelope.error
    throw new Refusal(refusalName, message, {
      ...(fields && { fields }),
      ...(envelope.retryAfter !== undefined && { retryAfter: envelope.retryAfter }),
    })
  }
  return route.session ? { data: envelope.data, session: envelope.session } : envelope.data
}
