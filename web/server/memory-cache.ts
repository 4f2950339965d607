// Memory cache of pages, bounded by bytes, invalidated by tags.
import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'
const compress = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      // The default holds 4 MB in each compressing thread.
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_LGWIN]: 18,
      },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 6 }),
}
const undo = { br: promisify(brotliDecompress), gzip: promisify(gunzip) }

export class CachedPage {
  readonly etag: string
  readonly tags: readonly string[]
  readonly headers: Record<string, string>
  /** ms since 1970, even if unchanged: some texts depend on the day. */
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

  ready(encoding: Encoding): Buffer | undefined {
    return this.#forms[encoding]
  }

  /** Compressed once, on request; then the plain body is dropped. */
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

/** A copy: slices by zlib and Buffer.concat would retain a larger buffer. */
function copied(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

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
  /** LRU order, oldest first. */
  #pages = new Map<string, { page: CachedPage; bytes: number }>()
  #keysByTag = new Map<string, Set<string>>()
  #epoch = 0
  #invalidatedAt = new Map<string, number>()
  /** Invalidations up to this epoch are forgotten: pages rendered before it are not stored. */
  #forgottenBefore = 0

  /** `maxBytes` covers all encodings; `lifetime` in ms. */
  constructor({ maxBytes, lifetime = 600_000 }: { maxBytes: number; lifetime?: number }) {
    this.#maxBytes = maxBytes
    this.#lifetime = lifetime
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.#pages.size, bytes: this.#bytes }
  }

  /** Read before the page's data; passed to `put`. */
  epoch(): number {
    return this.#epoch
  }

  /** Includes expired pages; does not count as use. */
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

  /** Not stored if a tag was invalidated after `startedAt`. `until` caps the lifetime. */
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
