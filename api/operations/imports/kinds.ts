// Kinds of import files.
import type * as z from 'zod'
import { emitEvent } from '#api/foundation/events.ts'
import { areEntombed, areSourcesEntombed } from '#api/identity/businesses/lookup.ts'
import { BusinessRow, businessRecord } from './business-rows.ts'
import { brandKey } from './goods.ts'
import { openLines } from './lines.ts'
import { BrandRow, type Brands, companiesOf, ownerOf, ownersToMake } from './owners.ts'
import { PersonRow, personRecord } from './person-rows.ts'
import { ownedBy, productRecord, ProductRow } from './product-rows.ts'
import { type Counts, noCounts, watchStep } from './progress.ts'
import { findOwners, replaceCertificates, saveRows, within } from './queries.ts'
import { Rejects } from './rejects.ts'
import type { Run } from './batches.ts'
import { runStep } from './steps.ts'
import { cleanLine, reasonOf } from './values.ts'

export function businessStep(run: Run, file: string, rejectsFile: string, sample: boolean): Promise<Counts> {
  return runStep(run, {
    name: 'businesses',
    table: 'businesses',
    file,
    rejectsFile,
    idOf,
    read: (given) => businessRecord(soundRow(BusinessRow, given), sample),
    records: async (records) => {
      const removed = await areEntombed(run.db, records.map(listingOf))
      return records.map((record, at) => (removed[at] ? new Error(removedReason) : record))
    },
    after: async (tx, saved, records) => {
      const written = new Map(saved.map((one) => [one.sourceId, one]))
      const given = records.flatMap(({ source_id, certificates }) => {
        const row = written.get(source_id)
        return row && (!row.added || certificates.length > 0) ? [[row.id, certificates] as const] : []
      })
      if (given.length > 0) await replaceCertificates(tx, new Map(given))
    },
  })
}

/** `companies`: source ids by brand key. */
export function productStep(
  run: Run,
  file: string,
  rejectsFile: string,
  companies: Map<string, string>,
): Promise<Counts> {
  return runStep(run, {
    name: 'products',
    table: 'products',
    file,
    rejectsFile,
    idOf,
    read: (given) => {
      const row = soundRow(ProductRow, given)
      return { owner: ownerOf(row, companies), record: productRecord(row) }
    },
    records: async (rows) => {
      const ids = [...new Set(rows.map(({ owner }) => owner))]
      const owners = await findOwners(run.db, ids)
      const gone = await areSourcesEntombed(
        run.db,
        ids.filter((id) => !owners.has(id)),
      )
      return rows.map(({ owner, record }) => {
        const business = owners.get(owner)
        if (business) return ownedBy(record, business)
        return new Error(gone.has(owner) ? removedReason : `business: there is none with the id ${owner}`)
      })
    },
  })
}

export function peopleStep(run: Run, file: string, rejectsFile: string, sample: boolean): Promise<Counts> {
  return runStep(run, {
    name: 'people',
    table: 'people',
    file,
    rejectsFile,
    idOf,
    read: (given) => soundRow(PersonRow, given),
    records: async (rows) => {
      const owners = await findOwners(run.db, [...new Set(rows.flatMap(({ business }) => business ?? []))])
      return rows.map((row) => {
        const business = row.business === undefined ? undefined : owners.get(row.business)
        if (row.business !== undefined && !business)
          return new Error(`business: there is none with the id ${row.business}`)
        return orError(() => personRecord(row, business, sample))
      })
    },
  })
}

export async function readBrands(file: string, rejectsFile: string): Promise<{ brands: Brands; rejected: number }> {
  const brands: Brands = new Map()
  const rejects = await Rejects.open(rejectsFile, 0)
  const { blocks } = await openLines(file)
  let rejected = 0
  for await (const block of blocks) {
    for (const { number, text, error } of block) {
      const row = orError(() => {
        if (error) throw new Error(error)
        return soundRow(BrandRow, JSON.parse(text))
      })
      if (row instanceof Error) {
        rejects.add(number, row.message, text)
        rejected += 1
      } else if (!brands.get(brandKey(row.brand))?.companyId) {
        brands.set(brandKey(row.brand), row)
      }
    }
    await rejects.write()
  }
  return { brands, rejected }
}

const ownersAtOnce = 1000

export async function saveOwners(
  run: Run,
  products: string | undefined,
  brands: Brands,
  country: string,
): Promise<{ counts: Counts; companies: Map<string, string> }> {
  const report = watchStep('brands')
  run.onProgress(report(0, 0, noCounts))
  const companies = await companiesOf(run.db, brands)
  const wanted = await ownersToMake(run.db, products, brands, companies, country)
  const removed = await areEntombed(run.db, wanted.map(listingOf))
  const made = wanted.filter((_, at) => !removed[at])
  const counts = { ...noCounts }
  for (let at = 0; at < made.length; at += ownersAtOnce) {
    const records = made.slice(at, at + ownersAtOnce)
    const saved = await within(run.db, async (tx) => {
      const rows = await saveRows(tx, 'businesses', records)
      if (rows.length > 0) await emitEvent(tx, 'businesses.changed', { ids: rows.map(({ id }) => id) })
      return rows
    })
    const added = saved.filter((one) => one.added).length
    counts.added += added
    counts.changed += saved.length - added
    counts.unchanged += records.length - saved.length
    run.onProgress(report(at + records.length, (at + records.length) / made.length, counts))
  }
  return { counts, companies }
}

const removedReason = 'was removed at the wish of the company'

type ListingRow = {
  source_id: string
  company_name: string
  slug: string
  country_code: string
  contact_info: { website?: string | null | undefined }
}
function listingOf({ source_id, company_name, slug, country_code, contact_info }: ListingRow) {
  const website = contact_info.website ?? null
  return { sourceID: source_id, companyName: company_name, slug, countryCode: country_code, website }
}

function idOf(given: unknown): string | undefined {
  const { id } = (given ?? {}) as { id?: unknown }
  return typeof id === 'string' || typeof id === 'number' ? cleanLine(String(id)) : undefined
}

function soundRow<T extends z.ZodType>(schema: T, given: unknown): z.output<T> {
  const parsed = schema.safeParse(given)
  if (!parsed.success) throw new Error(reasonOf(parsed.error))
  return parsed.data
}

function orError<T>(make: () => T): T | Error {
  try {
    return make()
  } catch (error) {
    return error as Error
  }
}
