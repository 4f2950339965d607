// Fetches addresses that users send, without access to the server's own network (SSRF).
import { lookup } from 'node:dns'
import { request as requestPlain, type IncomingMessage } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './addresses.ts'

type Fetched = { address: string; contentType: string; content: Buffer }
type Limits = {
  bytesMost: number
  /** In total, including redirects. */
  seconds: number
  redirectsMost?: number
  /** Prefixes of accepted content types, such as `image/`. */
  types?: readonly string[]
  /** Tests call their own machine. */
  allows?: (address: string) => boolean
}

/** The message gives the reason in plain words. */
export class NotFetched extends Error {
  override name = 'NotFetched'
}

/**
 * The content behind an http or https link. The name is resolved here and the connection goes to the very address that was judged,
 * again after every redirect. Throws NotFetched for anything else than a 200 within the limits.
 */
export async function fetchSafely(link: string, limits: Limits): Promise<Fetched> {
  const { bytesMost, seconds, redirectsMost = 3, types = [], allows = isPublicAddress } = limits
  const signal = AbortSignal.timeout(seconds * 1000)
  let address = link
  for (let redirects = 0; redirects <= redirectsMost; redirects++) {
    const response = await ask(urlOf(address, allows), { signal, types, allows })
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

function urlOf(address: string, allows: (address: string) => boolean): URL {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) throw new NotFetched('It is no http or https link')
  if (url.username || url.password) throw new NotFetched('A link must not carry a password')
  // A literal address is not resolved, so the lookup below never checks it.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !allows(host)) throw new NotFetched('Its address is not a public one')
  return url
}

function ask(
  url: URL,
  { signal, types, allows }: { signal: AbortSignal; types: readonly string[]; allows: (address: string) => boolean },
): Promise<IncomingMessage> {
  const judging: LookupFunction = (name, options, done) =>
    lookup(name, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '')
      // One private address among several is a trap: it may be the one used.
      if (found.length === 0 || !found.every(({ address }) => allows(address)))
        return done(new NotFetched('Its address is not a public one'), '')
      return options.all ? done(null, found) : done(null, found[0]!.address, found[0]!.family)
    })
  const request = url.protocol === 'https:' ? requestSecure : requestPlain
  const accept = types.length > 0 ? types.map((type) => (type.endsWith('/') ? `${type}*` : type)).join(', ') : '*/*'
  return new Promise((resolve, reject) => {
    request(url, { agent: false, lookup: judging, signal, headers: { accept, 'accept-encoding': 'identity' } })
      .once('response', resolve)
      .once('error', (error) => reject(error instanceof NotFetched ? error : new NotFetched(reasonOf(error, signal))))
      .end()
  })
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
    throw error instanceof NotFetched ? error : new NotFetched(reasonOf(error, signal))
  }
  return Buffer.concat(parts)
}

function reasonOf(error: unknown, { aborted }: AbortSignal): string {
  const { name, code } = error as { name?: string; code?: string }
  return aborted ? 'It takes too long' : `It can't be reached (${code ?? name})`
}
