// The way of a table to the server: rows in parts, then the pictures that rows name. Shows nothing.
import { type Cells, rowsAtOnceMost } from '#contract/catalogue-columns.ts'
import { Refusal } from '#kit/refusal.ts'
import { sendPicture } from '#web/files/card.tsx'
import type { Api } from '#web/page.ts'
import type { Entry } from './zip.ts'

export type Row = { row: number; cells: Cells }
type Way = { api: Api; businessID: string; importID: string; signal: AbortSignal }
/** Told how many of them are done. */
type Progress = (done: number) => void

const charactersAtOnce = 100_000 // a body holds 256 KB
const picturesAtOnce = 3
const patience = 8

/** Waits and tries again when the server asks for it. */
async function patiently<T>(call: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await call()
    } catch (error) {
      const slow = error instanceof Refusal && (error.name === 'TooManyRequests' || error.name === 'ServiceUnavailable')
      if (!slow || tried === patience) throw error
      await new Promise((resolve) => setTimeout(resolve, (error.retryAfter ?? 2 ** tried) * 1000))
    }
  }
}

export async function sendRows({ api, businessID, importID, signal }: Way, rows: readonly Row[], progress: Progress) {
  for (let from = 0; from < rows.length;) {
    const part: Row[] = []
    let characters = 0
    for (const row of rows.slice(from, from + rowsAtOnceMost)) {
      characters += JSON.stringify(row).length
      if (part.length > 0 && characters > charactersAtOnce) break
      part.push(row)
    }
    await patiently(() => api.catalogues.addRows({ params: { importID }, body: { businessID, rows: part }, signal }))
    from += part.length
    progress(from)
  }
}

/** Sends the entries that rows name. Answers the names of those that are no pictures or are not there. */
export async function sendPictures(
  { api, businessID, importID, signal }: Way,
  names: readonly string[],
  entries: readonly Entry[],
  progress: Progress,
): Promise<string[]> {
  const byName = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]))
  const left = [...names]
  const failed: string[] = []
  let done = 0
  async function sendNext(): Promise<void> {
    for (let name = left.shift(); name !== undefined; name = left.shift()) {
      const file = await byName
        .get(name)
        ?.read()
        .catch(() => undefined)
      const about = { purpose: 'productPhoto' as const, businessID, name }
      const sent = file && (await patiently(() => sendPicture(api, file, about, signal)))
      if (sent) {
        const pictures = [{ name, token: sent.token }]
        await patiently(() =>
          api.catalogues.addPictures({ params: { importID }, body: { businessID, pictures }, signal }),
        )
      } else failed.push(name)
      progress(++done)
    }
  }
  await Promise.all(Array.from({ length: picturesAtOnce }, sendNext))
  return failed
}
