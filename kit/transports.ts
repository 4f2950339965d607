// HTTP transports of calls.
import type { Call, Envelope, Transport } from './client.ts'

export function addressOf(base: string, { path, params, query }: Pick<Call, 'path' | 'params' | 'query'>): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value))
  }
  return `${base}${filled}${search.size ? `?${search}` : ''}`
}

/** `cookies`: sent to other origins too. `onResponse` runs before reading. */
type HttpOptions = { cookies?: boolean; onResponse?: (response: Response) => void }

export function overHttp(
  base: string,
  headers: () => Record<string, string> = () => ({}),
  { cookies, onResponse }: HttpOptions = {},
): Transport {
  return async (call) => {
    const response = await fetch(addressOf(base, call), {
      method: call.method,
      headers: {
        accept: 'application/json',
        ...(call.body && { 'content-type': 'application/json' }),
        ...headers(),
        ...call.headers,
      },
      ...(cookies && { credentials: 'include' }),
      ...(call.body && { body: JSON.stringify(call.body, dropped) }),
      ...(call.signal && { signal: call.signal }),
    })
    onResponse?.(response)
    const envelope = (await response.json()) as Envelope
    const retryAfter = Number(response.headers.get('retry-after'))
    return envelope.success || !retryAfter ? envelope : { ...envelope, retryAfter }
  }
}

function dropped(_key: string, value: unknown): unknown {
  return value === null || (typeof value === 'number' && Number.isNaN(value)) ? undefined : value
}
