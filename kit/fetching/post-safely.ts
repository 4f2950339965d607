// Posts once to a user-named address: no redirects, bounded answer.
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Agent } from 'node:https'
import { type Allows, requestSafely, type Route } from './request-safely.ts'

type Post = {
  headers: Record<string, string>
  body: string | Buffer
  seconds: number
  bytesMost: number
  allows?: Allows | undefined
  route?: Route | undefined
  agent?: Agent | undefined
}

/** Throws NotFetched without an answer. */
export async function postSafely(
  address: string,
  { headers, body, seconds, bytesMost, allows, route, agent }: Post,
): Promise<{ status: number; headers: IncomingHttpHeaders; answer: Buffer }> {
  const signal = AbortSignal.timeout(seconds * 1000)
  const length = String(Buffer.byteLength(body))
  const response = await requestSafely(address, {
    method: 'POST',
    headers: { ...headers, 'content-length': length, 'accept-encoding': 'identity' },
    body,
    signal,
    allows,
    route,
    agent,
  })
  try {
    const { statusCode: status = 0, headers: given } = response
    return { status, headers: given, answer: await beginningOf(response, bytesMost) }
  } finally {
    response.destroy()
  }
}

async function beginningOf(response: IncomingMessage, bytesMost: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let bytes = 0
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      parts.push(part)
      bytes += part.length
      if (bytes >= bytesMost) break
    }
  } catch {}
  return Buffer.concat(parts).subarray(0, bytesMost)
}
