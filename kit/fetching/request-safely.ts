// One request to a user-named address, outside our network (SSRF); follows no redirect.
import { lookup } from 'node:dns'
import { request as requestPlain, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { type Agent, request as requestSecure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './addresses.ts'

export type Allows = (address: string) => boolean
export type Route = { lookup: typeof lookup; port: number; ca: string }
type Request = {
  method?: 'GET' | 'POST'
  headers: OutgoingHttpHeaders
  body?: string | Buffer
  signal: AbortSignal
  allows?: Allows | undefined
  route?: Route | undefined
  /** A kept connection was judged when it was made. */
  agent?: Agent | undefined
}

/** `private`: own network; `late`: timeout; `unreachable`: connection failed or lost. */
export type Failure = 'private' | 'late' | 'unreachable' | 'refused'

export class NotFetched extends Error {
  override name = 'NotFetched'
  readonly failure: Failure

  constructor(message: string, failure: Failure = 'refused') {
    super(message)
    this.failure = failure
  }
}

/** The caller reads or destroys the response. Connects to the judged address. Throws NotFetched. */
export function requestSafely(
  address: string,
  { method = 'GET', headers, body, signal, allows = isPublicAddress, route, agent }: Request,
): Promise<IncomingMessage> {
  const url = urlOf(address, allows)
  const judging: LookupFunction = (name, options, done) =>
    (route?.lookup ?? lookup)(name, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '')
      // Any private address may be the one used.
      if (found.length === 0 || !found.every((one) => allows(one.address)))
        return done(new NotFetched('Its address is not a public one', 'private'), '')
      return options.all ? done(null, found) : done(null, found[0]!.address, found[0]!.family)
    })
  const request = url.protocol === 'https:' ? requestSecure : requestPlain
  return new Promise((resolve, reject) => {
    request(url, {
      agent: agent ?? false,
      lookup: judging,
      signal,
      method,
      headers,
      ...(route && { port: route.port, ca: route.ca }),
    })
      .once('response', resolve)
      .once('error', (error) => reject(notFetched(error, signal)))
      .end(body)
  })
}

function urlOf(address: string, allows: Allows): URL {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) throw new NotFetched('It is no http or https link')
  if (url.username || url.password) throw new NotFetched('A link must not carry a password')
  // A literal address is not resolved, so the lookup never checks it.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !allows(host)) throw new NotFetched('Its address is not a public one', 'private')
  return url
}

export function notFetched(error: unknown, { aborted }: AbortSignal): NotFetched {
  if (error instanceof NotFetched) return error
  const { name, code } = error as { name?: string; code?: string }
  return aborted
    ? new NotFetched('It takes too long', 'late')
    : new NotFetched(`It can't be reached (${code ?? name})`, 'unreachable')
}
