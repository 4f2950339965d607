// A cache of rendered pages in memory: bounded by bytes, invalidated by tags. Knows no page, no event and no database.
import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'
const compress = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      // A window as large as a page: the default of 4 MB is held by every thread that compresses.
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_LGWIN]: 18,
      },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 6 }),
}
const undo = { br: promisify(brotliDecompress), gzip: promisify(gunzip) }

/** One page in the encodings that were requested. */
export class CachedPage {
  readonly etag: string
  readonly tags: readonly string[]
  readonly headers: Record<string, string>
  /** Expiry (ms since 1970), also without a change: some texts depend on the day. */
  readonly until: number
  #forms: Partial<Record<Encoding, Buffer>>
  #making: Partial<Record<Encoding, Promise<Buffer>>> = {}

  constructor(body: Buffer, tags: readonly string[], until: number, headers: Record<string, string> = {}) {
    this.#forms = { identity: body }
    this.tags = tags
    this.headers = headers
    this.until = until
    this.etag = `W/"${hash('sha1', body, 'base64url')}"`
  }

  get bytes(): number {
    return Object.values(this.#forms).reduce((sum, form) => sum + form.length, 500)
  }

  /** The encoded body, if it exists. */
  ready(encoding: Encoding): Buffer | undefined {
    return this.#forms[encoding]
  }

  /** The encoded body, compressed at the first request. The plain body, four times as large, is dropped once a compressed one exists. */
  async form(encoding: Encoding): Promise<Buffer> {
    const ready = this.#forms[encoding]
    if (ready) return ready
    this.#making[encoding] ??= this.#make(encoding).finally(() => delete this.#making[encoding])
    return this.#making[encoding]
  }

  async #make(encoding: Encoding): Promise<Buffer> {
    const { identity, br, gzip: zipped } = this.#forms
    const plain = identity ?? (br ? await undo.br(br) : await undo.gzip(zipped!))
    if (encoding === 'identity') return (this.#forms.identity = plain)
    const made = copied(await compress[encoding](plain))
    delete this.#forms.identity
    return (this.#forms[encoding] = made)
  }
}

/** A copy: zlib and Buffer.concat return slices of a larger buffer, which would be retained. */
function copied(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

/** The best encoding that an Accept-Encoding header allows. */
export function encodingOf(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted) ? 'gzip' : 'identity'
}

const tagsRemembered = 20_000

export class MemoryCache {
  #maxBytes: number
  #bytes = 0
  #lifetime: number
  /** In order of last use, oldest first. */
  #pages = new Map<string, { page: CachedPage; bytes: number }>()
  #keysByTag = new Map<string, Set<string>>()
  #epoch = 0
  #invalidatedAt = new Map<string, number>()
  /** Epoch up to which invalidations are forgotten: a page rendered before it is not stored. */
  #forgottenBefore = 0

  /** `maxBytes` bounds bodies in all encodings; `lifetime` in ms. */
  constructor({ maxBytes, lifetime = 600_000 }: { maxBytes: number; lifetime?: number }) {
    this.#maxBytes = maxBytes
    this.#lifetime = lifetime
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.#pages.size, bytes: this.#bytes }
  }

  /** Read it before the data of a page, and pass it to `put`. */
  epoch(): number {
    return this.#epoch
  }

  /** Is there a page, expired or not? Does not count as use. */
  has(key: string): boolean {
    return this.#pages.has(key)
  }

  get(key: string): CachedPage | undefined {
    const entry = this.#pages.get(key)
    if (!entry) return undefined
    if (entry.page.until < Date.now()) {
      this.#drop(key)
      return undefined
    }
    this.#pages.delete(key)
    this.#pages.set(key, entry)
    return entry.page
  }

  /** Answers the page; stores it unless one of its tags was invalidated after `startedAt`. `until`: an end before that of its lifetime. */
  put(
    key: string,
    body: Buffer,
    tags: readonly string[],
    startedAt: number,
    headers?: CachedPage['headers'],
    until = Infinity,
  ): CachedPage {
    const page = new CachedPage(body, tags, Math.min(Date.now() + this.#lifetime, until), headers)
    if (startedAt < this.#forgottenBefore || tags.some((tag) => (this.#invalidatedAt.get(tag) ?? 0) > startedAt))
      return page
    this.#drop(key)
    this.#pages.set(key, { page, bytes: 0 })
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag)
      if (keys) keys.add(key)
      else this.#keysByTag.set(tag, new Set([key]))
    }
    this.recount(key)
    return page
  }

  /** Counts the bytes of a page again after another encoding was made, and evicts the least recently used pages above the limit. */
  recount(key: string): void {
    const entry = this.#pages.get(key)
    if (!entry) return
    const bytes = entry.page.bytes + key.length * 2
    this.#bytes += bytes - entry.bytes
    entry.bytes = bytes
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#maxBytes) break
      this.#drop(oldest)
    }
  }

  invalidate(tags: Iterable<string>): void {
    this.#epoch++
    for (const tag of tags) {
      this.#invalidatedAt.delete(tag)
      this.#invalidatedAt.set(tag, this.#epoch)
      for (const key of this.#keysByTag.get(tag) ?? []) this.#drop(key)
    }
    for (const [tag, epoch] of this.#invalidatedAt) {
      if (this.#invalidatedAt.size <= tagsRemembered) break
      this.#invalidatedAt.delete(tag)
      this.#forgottenBefore = epoch
    }
  }

  clear(): void {
    this.#forgottenBefore = ++this.#epoch
    for (const key of this.#pages.keys()) this.#drop(key)
  }

  #drop(key: string): void {
    const entry = this.#pages.get(key)
    if (!entry) return
    this.#pages.delete(key)
    this.#bytes -= entry.bytes
    for (const tag of entry.page.tags) {
      const keys = this.#keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysByTag.delete(tag)
    }
  }
}
