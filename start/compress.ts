// Compresses answers as they leave, when the browser can read it. Files of the web build come compressed and pass untouched.
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

export type Encoding = 'br' | 'gzip'

const worthwhile = 1024
const compressible = /^(text\/|application\/(json|javascript|xml|manifest\+json|ld\+json)|image\/svg)/
const brotli = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
}
const gzipping = { level: 5 }
const withBrotli = promisify(brotliCompress) as (bytes: Buffer, options: object) => Promise<Buffer>
const withGzip = promisify(gzip) as (bytes: Buffer, options: object) => Promise<Buffer>

/** The best encoding that an Accept-Encoding header admits; undefined for none. */
export function encodingOf(accepted: string | undefined): Encoding | undefined {
  if (!accepted) return undefined
  const names = accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
  const has = (name: string) => names.some((part) => part === name || part.startsWith(`${name};`))
  return has('br') ? 'br' : has('gzip') ? 'gzip' : undefined
}

/** Compresses off the event loop: brotli 4 (about the time of gzip 5, and 15 % smaller). */
export function compressed(body: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br' ? withBrotli(body, brotli) : withGzip(body, gzipping)
}

/** Compresses every answer that is text, has at least 1 KB and no Content-Encoding yet. A stream is flushed as it comes. */
export function compress(app: FastifyInstance): void {
  // By callback: most answers pass untouched and need not wait for a promise.
  app.addHook('onSend', (request, reply, payload, done) => {
    const known = typeof payload === 'string' || Buffer.isBuffer(payload)
    if (known ? payload.length < worthwhile : !(payload instanceof Readable)) return done(null, payload)
    if (reply.hasHeader('content-encoding') || !compressible.test(String(reply.getHeader('content-type'))))
      return done(null, payload)
    addVary(reply)
    const encoding = encodingOf(request.headers['accept-encoding'])
    if (!encoding || request.method === 'HEAD') return done(null, payload)
    reply.header('content-encoding', encoding).removeHeader('content-length')
    weaken(reply)
    if (known) {
      compressed(Buffer.from(payload as string), encoding).then((bytes) => done(null, bytes), done)
      return
    }
    const flushing = encoding === 'br' ? constants.BROTLI_OPERATION_FLUSH : constants.Z_SYNC_FLUSH
    const pipe =
      encoding === 'br'
        ? createBrotliCompress({ ...brotli, flush: flushing })
        : createGzip({ ...gzipping, flush: flushing })
    const stream = payload as Readable
    stream.once('error', (error) => pipe.destroy(error))
    done(null, stream.pipe(pipe))
  })
}

type Headers = {
  getHeader: (name: string) => number | string | string[] | undefined
  header: (name: string, value: string) => unknown
}

function addVary(reply: Headers): void {
  const vary = String(reply.getHeader('vary') ?? '')
  if (!/accept-encoding/i.test(vary)) reply.header('vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding')
}

// The same tag may not stand for two different sequences of bytes, unless it says so.
function weaken(reply: Headers): void {
  const tag = reply.getHeader('etag')
  if (typeof tag === 'string' && tag.startsWith('"')) reply.header('etag', `W/${tag}`)
}
