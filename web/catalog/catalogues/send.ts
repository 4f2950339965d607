// Upload of an import's rows and pictures.
import { type Cells, rowsAtOnceMost } from '#contract/catalog/catalogues/columns.ts'
import { Refusal } from '#kit/refusal.ts'
import { sendPicture } from '#web/identity/files/card.tsx'
import type { Api } from '#web/foundation/page.ts'
import type { Entry } from './reading/zip.ts'

export type Row = { row: number; cells: Cells }
type Target = { api: Api; businessID: string; importID: string; signal: AbortSignal }
type OnProgress = (done: number) => void

const batchCharacters = 100_000 // a body holds 256 KB
const parallelPictures = 3
const maxAttempts = 8

async function withRetries<T>(call: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call()
    } catch (error) {
      const busy = error instanceof Refusal && (error.name === 'TooManyRequests' || error.name === 'ServiceUnavailable')
      if (!busy || attempt === maxAttempts) throw error
      await new Promise((resolve) => setTimeout(resolve, (error.retryAfter ?? 2 ** attempt) * 1000))
    }
  }
}

export async function sendRows(
  { api, businessID, importID, signal }: Target,
  rows: readonly Row[],
  onProgress: OnProgress,
) {
  for (let from = 0; from < rows.length;) {
    const batch: Row[] = []
    let characters = 0
    for (const row of rows.slice(from, from + rowsAtOnceMost)) {
      characters += JSON.stringify(row).length
      if (batch.length > 0 && characters > batchCharacters) break
      batch.push(row)
    }
    await withRetries(() => api.catalogues.addRows({ params: { importID }, body: { businessID, rows: batch }, signal }))
    from += batch.length
    onProgress(from)
  }
}

export async function sendPictures(
  { api, businessID, importID, signal }: Target,
  names: readonly string[],
  entries: readonly Entry[],
  onProgress: OnProgress,
): Promise<void> {
  const byName = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]))
  const left = [...names]
  let done = 0
  async function sendNext(): Promise<void> {
    for (let name = left.shift(); name !== undefined; name = left.shift()) {
      const file = await byName
        .get(name)
        ?.read()
        .catch(() => undefined)
      const about = { purpose: 'productPhoto' as const, businessID, name }
      const sent = file && (await withRetries(() => sendPicture(api, file, about, signal)))
      if (sent) {
        const pictures = [{ name, token: sent.token }]
        await withRetries(() =>
          api.catalogues.addPictures({ params: { importID }, body: { businessID, pictures }, signal }),
        )
      }
      onProgress(++done)
    }
  }
  await Promise.all(Array.from({ length: parallelPictures }, sendNext))
}
