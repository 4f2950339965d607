// File of rejected rows.
import { mkdir, open, rm, stat, truncate } from 'node:fs/promises'
import { dirname } from 'node:path'

const rowMost = 2000

export class Rejects {
  readonly file: string
  #bytes: number
  #waiting: string[] = []

  private constructor(file: string, bytes: number) {
    this.file = file
    this.#bytes = bytes
  }

  /** A killed import's bytes beyond `bytes` are cut. */
  static async open(file: string, bytes: number): Promise<Rejects> {
    if (bytes === 0) await rm(file, { force: true })
    const { size } = await stat(file).catch(() => ({ size: 0 }))
    if (size > bytes) await truncate(file, bytes)
    return new Rejects(file, Math.min(size, bytes))
  }

  add(line: number, reason: string, row: string): void {
    this.#waiting.push(`${JSON.stringify({ line, reason, row: row.slice(0, rowMost).toWellFormed() })}\n`)
  }

  /** Answers the length; no rows, no file. */
  async write(): Promise<number> {
    if (this.#waiting.length === 0) return this.#bytes
    const text = Buffer.from(this.#waiting.join(''))
    this.#waiting = []
    await mkdir(dirname(this.file), { recursive: true })
    const file = await open(this.file, 'a')
    await file.write(text)
    await file.close()
    this.#bytes += text.length
    return this.#bytes
  }
}
