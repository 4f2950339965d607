// The file of the rows that were not taken: line number, reason, and the beginning of the row. Decides nothing.
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

  /** `bytes` is the length that belongs to the rows that are done: what a killed import wrote beyond it is cut off. */
  static async open(file: string, bytes: number): Promise<Rejects> {
    if (bytes === 0) await rm(file, { force: true })
    const { size } = await stat(file).catch(() => ({ size: 0 }))
    if (size > bytes) await truncate(file, bytes)
    return new Rejects(file, Math.min(size, bytes))
  }

  add(line: number, reason: string, row: string): void {
    this.#waiting.push(`${JSON.stringify({ line, reason, row: row.slice(0, rowMost).toWellFormed() })}\n`)
  }

  /** Writes what waits and answers the file's length; the file exists only when there is something in it. */
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
