// Fetches user-sent addresses, outside our own network (SSRF).
import type { IncomingMessage } from 'node:http'
import { isPublicAddress } from './addresses.ts'
import { type Allows, type Route, NotFetched, notFetched, requestSafely } from './request-safely.ts'

export { NotFetched }

type FetchedFile = { address: string; contentType: string; content: Buffer }
type Limits = {
  bytesMost: number
  seconds: number
  redirectsMost?: number
  types?: readonly string[]
  allows?: Allows
  route?: Route
}

/** Judges every redirect anew. Throws NotFetched for anything but a 200 within the limits. */
export async function fetchSafely(link: string, limits: Limits): Promise<FetchedFile> {
  const { bytesMost, seconds, redirectsMost = 3, types = [], allows = isPublicAddress, route } = limits
  const signal = AbortSignal.timeout(seconds * 1000)
  const accept = types.length > 0 ? types.map((type) => (type.endsWith('/') ? `${type}*` : type)).join(', ') : '*/*'
  const requestHeaders = { accept, 'accept-encoding': 'identity' }
  let address = link
  for (let redirects = 0; redirects <= redirectsMost; redirects++) {
    const response = await requestSafely(address, { headers: requestHeaders, signal, allows, route })
    const { statusCode = 0, headers } = response
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      response.destroy()
      address = URL.parse(headers.location, address)?.href ?? ''
      continue
    }
    const contentType = (headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase()
    try {
      if (statusCode !== 200) throw new NotFetched(`The other side answers ${statusCode}`)
      if (types.length > 0 && !types.some((type) => contentType.startsWith(type)))
        throw new NotFetched(`It is ${contentType || 'of no known type'}`)
      if (headers['content-encoding'] && headers['content-encoding'] !== 'identity')
        throw new NotFetched('It is packed, which was not asked for')
      if (Number(headers['content-length'] ?? 0) > bytesMost) throw new NotFetched('It is too large')
      return { address, contentType, content: await contentOf(response, bytesMost, signal) }
    } finally {
      response.destroy()
    }
  }
  throw new NotFetched('It leads from one place to the next')
}

async function contentOf(response: IncomingMessage, bytesMost: number, signal: AbortSignal): Promise<Buffer> {
  const parts: Buffer[] = []
  let bytes = 0
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      bytes += part.length
      if (bytes > bytesMost) throw new NotFetched('It is too large')
      parts.push(part)
    }
  } catch (error) {
    throw notFetched(error, signal)
  }
  return Buffer.concat(parts)
}
