// Sends a body to an address that users named, once: no redirect is followed, and of the answer only the beginning is read.
import type { IncomingMessage } from 'node:http'
import { type Allows, requestSafely } from './request-safely.ts'

type Post = {
  headers: Record<string, string>
  body: string
  /** In total. */
  seconds: number
  /** Of the answer; the rest is left. */
  bytesMost: number
  allows?: Allows | undefined
}

/** Status and beginning of the answer, whatever it says. Throws NotFetched where there is none. */
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

/** The status has been said: an answer that breaks off is as long as it got. */
async function beginningOf(response: IncomingMessage, bytesMost: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let bytes = 0
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      parts.push(part)
      bytes += part.length
      if (bytes >= bytesMost) break
    }
  } catch {
    // As above.
  }
  return Buffer.concat(parts).subarray(0, bytesMost)
}
