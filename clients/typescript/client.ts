// Typed API client: `wbn.products.byBusiness({ query: { bid } })`.
import { routes, type Calls, type RefusalName } from './calls.ts'

export type { Calls, RefusalName } from './calls.ts'

export type ClientOptions = {
  /** Such as `https://wbn.example/api`. */
  api: string
  /** Absent: only public calls. */
  token?: string
  /** Language of names in answers, such as `es`. */
  language?: string
  /** Retries after 429, 503 or a lost answer; default 3. */
  retries?: number
  fetch?: typeof fetch
}

type Manner = {
  signal?: AbortSignal
  /** Deduplicates writes. Generated unless given, so that retries are safe. */
  idempotencyKey?: string
}
type Call = { input: object; answer: unknown }
type Caller<C extends Call> = {} extends C['input']
  ? (input?: C['input'] & Manner) => Promise<C['answer']>
  : (input: C['input'] & Manner) => Promise<C['answer']>
export type Client = { [K in keyof Calls]: { [N in keyof Calls[K]]: Caller<Calls[K][N] & Call> } }

/** `fields` maps an input path, such as `general.city`, to its message. */
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

function addressOf(path: string, { params = {}, query = {} }: Input): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  return search.size > 0 ? `${filled}?${search}` : filled
}
