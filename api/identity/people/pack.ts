// Packing of an export, one part in memory.
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { openFile } from '#api/identity/files/lookup.ts'
import { findRegistration } from './export-queries.ts'
import type { ExportContext, PersonalData } from '#api/foundation/personal-data.ts'
import { findPerson } from './queries.ts'
import { ownProfileOf } from './shape.ts'

/** `given`: outside data by file name. `progress`: percent. */
type Packing = {
  path: string
  given: Record<string, unknown>
  personalData: readonly PersonalData[]
  progress: (percent: number) => Promise<void>
}

async function profileOf({ db, pool, locale }: ExportContext, userID: string): Promise<Record<string, unknown>> {
  const [row, registration] = await Promise.all([findPerson(pool, userID), findRegistration(db, userID)])
  if (!row || row.removedAt) return {}
  return { profile: ownProfileOf(row, locale), settings: row.settings, registration }
}

export async function pack(context: ExportContext, userID: string, packing: Packing): Promise<void> {
  const { path, given, personalData, progress } = packing
  const { ZipFile } = await import('yazl')
  const zip = new ZipFile()
  const written = pipeline(zip.outputStream, createWriteStream(path))
  const addresses: string[] = []
  const write = (name: string, data: unknown) =>
    zip.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), `${name}.json`)
  for (const [name, data] of Object.entries(given)) write(name, data)
  const parts = [profileOf, ...personalData.map(({ exportOf }) => exportOf)]
  for (const [index, part] of parts.entries()) {
    for (const [name, data] of Object.entries((await part?.(context, userID)) ?? {})) {
      write(name, data)
      if (name === 'files') addresses.push(...(data as { address?: string }[]).flatMap(({ address }) => address ?? []))
    }
    await progress(Math.round((50 * (index + 1)) / parts.length))
  }
  let done = 0
  for (const address of addresses) {
    const opened = await openFile(context, address)
    if (opened) {
      // Sequential: hundreds of files would each hold a handle.
      zip.addReadStream(opened.stream, address.slice(1), { compress: false })
      await new Promise<void>((resolve, reject) => opened.stream.once('close', resolve).once('error', reject))
    }
    done += 1
    if (done % 10 === 0) await progress(50 + Math.round((49 * done) / addresses.length))
  }
  zip.end()
  await written
}
