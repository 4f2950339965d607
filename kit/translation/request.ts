// One HTTP request.
import { deadlines } from '../deadlines.ts'
import type { Failure } from './translator.ts'

type Request = {
  method?: 'GET' | 'POST' | 'DELETE'
  headers?: Record<string, string>
  body?: object | undefined
  signal?: AbortSignal | undefined
  secret?: string | undefined
}
type Answer = { status: number; body: unknown; message: string; headers: Headers }

const agent = 'WBN translations'
const bytesMost = 4 * 1024 * 1024
const unsent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT'])
const usualWait = 30 // seconds
const longestWait = 3600

export async function request(
  address: string,
  { method = 'POST', headers, body, signal, secret }: Request,
): Promise<Answer | { failure: Failure }> {
  const late = AbortSignal.timeout(deadlines.translation.answer)
  try {
    const response = await fetch(address, {
      method,
      headers: { 'user-agent': agent, ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, late]) : late,
      redirect: 'error',
    })
    const parsed = jsonOf(await textOf(response))
    const message = messageIn(parsed) || `It answers ${response.status}`
    return { status: response.status, body: parsed, message: without(secret, message), headers: response.headers }
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } }
    const isLate = late.aborted || name === 'TimeoutError' || name === 'AbortError'
    const message = isLate ? 'It takes too long' : `It can't be reached (${cause?.code ?? name})`
    return { failure: { kind: 'broken', isLost: !unsent.has(cause?.code ?? ''), message } }
  }
}

async function textOf({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.length
    if (bytes > bytesMost) throw new Error('Too long an answer')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function jsonOf(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function messageIn(body: unknown): string {
  const { message, error, detail } = (body ?? {}) as { message?: unknown; error?: unknown; detail?: unknown }
  const nested = (error as { message?: unknown } | undefined)?.message
  const first = [message, nested, error].find((one) => typeof one === 'string') as string | undefined
  return [first, typeof detail === 'string' ? detail : ''].filter(Boolean).join(': ').slice(0, 300)
}

function without(secret: string | undefined, message: string): string {
  return secret ? message.replaceAll(secret, '…') : message
}

export function usualFailure({ status, message, headers }: Omit<Answer, 'body'>): Failure | undefined {
  if (status === 429 || status === 529) return { kind: 'wait', seconds: waitIn(headers), message }
  if (status === 401 || status === 403 || status === 404) return { kind: 'refused', about: 'access', message }
  if (status === 503 && headers.has('retry-after')) return { kind: 'wait', seconds: waitIn(headers), message }
  if (status >= 500) return { kind: 'broken', isLost: false, message }
  return status >= 400 ? { kind: 'refused', about: 'texts', message } : undefined
}

function waitIn(headers: Headers): number {
  const given = headers.get('retry-after') ?? ''
  const seconds = /^\d+$/.test(given) ? Number(given) : Math.ceil((Date.parse(given) - Date.now()) / 1000)
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 1), longestWait) : usualWait
}

export const unreadable: Failure = { kind: 'broken', isLost: true, message: 'Its answer is not as described' }
