// Posts once to a user-named address: no redirects, bounded answer.
import type { IncomingMessage } from 'node:http'
import { type Allows, requestSafely } from './request-safely.ts'

type Post = {
  headers: Record<string, string>
  body: string
  seconds: number
  bytesMost: number
  allows?: Allows | undefined
}

/** Throws NotFetched without an answer. */
export async function postSafely(
  address: string,
  { headers, body, seconds, bytesMost, allows }: Post,
): Promise<{ status: number; answer: Buffer }> {
  const signal = AbortSignal.timeout(seconds * 1000)
  const length = String(Buffer.byteLength(body))
  const response = await requestSafely(address, {
    method: 'POST',
    headers: { ...headers, 'content-length': length, 'accept-encoding': 'identity' },
    body,
    signal,
    allows,
  })
  try {
    return { status: response.statusCode ?? 0, answer: await beginningOf(response, bytesMost) }
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
