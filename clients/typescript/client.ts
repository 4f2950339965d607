// Typed client of the API: `wbn.products.byBusiness({ query: { bid } })`. Knows no call by itself; calls.ts is generated from the contract.
import { routes, type Calls, type RefusalName } from './calls.ts'

export type { Calls, RefusalName } from './calls.ts'

export type ClientOptions = {
  /** Address of the API, such as `https://wbn.example/api`. */
  api: string
  /** An API token; without it only what strangers may ask. */
  token?: string
  /** Language of names in answers, such as `es`. */
  language?: string
  /** How often a call is sent again after 429, 503 or a lost answer; 3 by default. */
  retries?: number
  fetch?: typeof fetch
}

type Manner = {
  signal?: AbortSignal
  /** The same write with the same key is done once. Chosen by the client, unless given, so that its retries are safe. */
  idempotencyKey?: string
}
type Call = { input: object; answer: unknown }
type Caller<C extends Call> = {} extends C['input']
  ? (input?: C['input'] & Manner) => Promise<C['answer']>
  : (input: C['input'] & Manner) => Promise<C['answer']>
export type Client = { [K in keyof Calls]: { [N in keyof Calls[K]]: Caller<Calls[K][N] & Call> } }

/** A refusal of the API. `fields` maps a path of the input, such as `general.city`, to its message. */
export class WbnError extends Error {
  override name = 'WbnError'
  readonly status: number
  readonly refusal: RefusalName
  readonly fields: Readonly<Record<string, string>>
  readonly requestID: string | undefined

  constructor(status: number, { name, message, fields = {}, requestID }: Failure) {
    super(message)
    this.status = status
    this.refusal = name
    this.fields = fields
    this.requestID = requestID
  }
}

type Failure = { name: RefusalName; message: string; fields?: Record<string, string>; requestID?: string }
type Envelope = { success: true; data: unknown; session?: unknown } | { success: false; error: Failure }
type Input = Manner & {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
}
type Settings = Required<Pick<ClientOptions, 'api' | 'retries' | 'fetch'>> & { headers: Record<string, string> }
type Route = readonly [method: string, path: string]

const firstPause = 0.25 // seconds
const longestPause = 60

/** A caller for every call of the API that a token or a stranger can make. */
export function createClient({
  api,
  token,
  language,
  retries = 3,
  fetch: send = globalThis.fetch,
}: ClientOptions): Client {
  const headers = {
    accept: 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
    ...(language && { 'accept-language': language }),
  }
  const settings: Settings = { api: api.replace(/\/$/, ''), retries, fetch: send, headers }
  const capabilities = Object.entries<Record<string, Route>>(routes).map(([capability, calls]) => [
    capability,
    Object.fromEntries(
      Object.entries(calls).map(([name, route]) => [name, (input?: Input) => ask(settings, route, input ?? {})]),
    ),
  ])
  return Object.fromEntries(capabilities) as Client
}

/** Answers `data`, or `{ data, session }` of a call with a part for the caller alone. */
async function ask(settings: Settings, [method, path]: Route, input: Input): Promise<unknown> {
  const { body, signal, idempotencyKey = method === 'GET' ? undefined : crypto.randomUUID() } = input
  const request: RequestInit = {
    method,
    headers: {
      ...settings.headers,
      ...(body && { 'content-type': 'application/json' }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  }
  const response = await sendPatiently(settings, settings.api + addressOf(path, input), request)
  const envelope = (await response.json()) as Envelope
  if (!envelope.success) throw new WbnError(response.status, envelope.error)
  return 'session' in envelope ? { data: envelope.data, session: envelope.session } : envelope.data
}

/** Sends again what was too much or got lost, after as long as the server says, or after doubled pauses. */
async function sendPatiently(settings: Settings, address: string, request: RequestInit): Promise<Response> {
  for (let attempt = 0; ; attempt++) {
    const isLast = attempt >= settings.retries
    const response = await settings.fetch(address, request).catch((error: unknown) => {
      if (isLast || request.signal?.aborted) throw error
      return undefined
    })
    if (response && (isLast || (response.status !== 429 && response.status !== 503))) return response
    const asked = Number(response?.headers.get('retry-after') ?? firstPause * 2 ** attempt)
    await response?.body?.cancel()
    await pause(Math.min(asked, longestPause) * 1000, request.signal)
  }
}

function pause(milliseconds: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })
}

/** Undefined and empty values are left out of the query. */
function addressOf(path: string, { params = {}, query = {} }: Input): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  return search.size > 0 ? `${filled}?${search}` : filled
}
