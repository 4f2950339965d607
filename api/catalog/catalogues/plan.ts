// Decisions for table rows. Writes nothing.
import { setImmediate } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Insertable, Updateable } from 'kysely'
import type { Cells } from '#contract/catalog/catalogues/columns.ts'
import { columnsOf } from '#contract/catalog/products/columns.ts'
import { ProductChange } from '#contract/catalog/products/fields.ts'
import { sentenceForIssue } from '#kit/field-errors.ts'
import type { Products } from '#api/database/tables.ts'
import type { Medium } from '#api/foundation/illustrations/lookup.ts'
import { type Catalogue, plainColumnsOf, type ProductRow } from '#api/catalog/products/lookup.ts'
import type { DocumentLink } from './document-links.ts'
import { type CellError, cellErrorOf, rowSays, type RowSays } from './cells.ts'
import { Refusal } from '#kit/refusal.ts'
import { versionsAfter } from '#api/foundation/text-versions.ts'
import { changedVersions, languagesWithout, storedLanguages, storedVersions } from './versions.ts'
import { mediaOf, type Pictures } from './media.ts'
import type { PriceParts } from './price-base.ts'

export type InputRow = { row: number; cells: Cells }
export type RowPlan = InputRow & {
  outcome: 'added' | 'changed' | 'unchanged' | 'refused'
  /** Hidden: the plan's limit is reached. */
  draft: boolean
  errors: CellError[]
  before?: ProductRow
  columns: Updateable<Products>
  media?: Medium[]
  /** Fetched after the import, whether or not the row changes anything else. */
  documents: DocumentLink[]
  /** Missing links and files. */
  coming: string[]
}
type Price = {
  min?: number
  max?: number
  currency?: string
  unit?: string
  tiers: { quantity: number; price: number }[]
}

const atOnce = 200

export function keyOf({ cells }: InputRow): string {
  const partNumber = String(cells['partNumber'] ?? '').trim()
  return partNumber && partNumber !== '-' ? `part ${bare(partNumber)}` : `name ${bare(nameOf(cells))}`
}

function bare(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

export function nameOf(cells: Cells): string {
  return String(cells['name'] ?? '').trim()
}

export function namesIn(rows: readonly InputRow[]): { partNumbers: string[]; names: string[] } {
  const keys = [...new Set(rows.map(keyOf))]
  const of = (kind: string) => keys.filter((key) => key.startsWith(kind)).map((key) => key.slice(kind.length))
  return { partNumbers: of('part '), names: of('name ') }
}

/** `final`: pictures must exist. Beyond the plan's limit: drafts. */
export async function plan(
  rows: readonly InputRow[],
  catalogue: Catalogue,
  { decimal, pictures, final }: { decimal: '.' | ','; pictures: Pictures; final: boolean },
): Promise<RowPlan[]> {
  const known = Map.groupBy(catalogue.products, (row) =>
    row.partNumber ? `part ${bare(row.partNumber)}` : `name ${bare(row.name)}`,
  )
  const seen = new Set<string>()
  const planned: RowPlan[] = []
  let room = catalogue.activeMost - catalogue.active
  for (const sentRow of rows) {
    if (planned.length % atOnce === atOnce - 1) await setImmediate()
    const key = keyOf(sentRow)
    const [before, another] = known.get(key) ?? []
    const one = decide(sentRow, before, { industryId: catalogue.industryId, decimal, pictures, final })
    const keyColumn = key.startsWith('part ') ? 'partNumber' : 'name'
    if (seen.has(key)) one.errors.push({ column: keyColumn, problem: 'twice', text: '' })
    if (another) one.errors.push({ column: keyColumn, problem: 'several', text: '' })
    seen.add(key)
    if (one.errors.length === 0) room -= showing(one, room)
    one.outcome = outcomeOf(one)
    planned.push(one)
  }
  return planned
}

/** 1, 0 or -1. */
function showing(one: RowPlan, room: number): number {
  const wasShown = one.before?.status === 'active'
  const shown = (one.columns.status ?? one.before?.status ?? 'active') === 'active'
  if (shown === wasShown) return 0
  if (!shown) return -1
  if (room > 0) return 1
  one.draft = true
  if (one.before) delete one.columns.status
  else one.columns.status = 'draft'
  return 0
}

function outcomeOf({ errors, before, columns, media }: RowPlan): RowPlan['outcome'] {
  if (errors.length > 0) return 'refused'
  if (!before) return 'added'
  return media || Object.keys(columns).length > 0 ? 'changed' : 'unchanged'
}

type RowContext = { industryId: string; decimal: '.' | ','; pictures: Pictures; final: boolean }

function decide({ row, cells }: InputRow, before: ProductRow | undefined, rowContext: RowContext): RowPlan {
  const says = rowSays(cells, rowContext.decimal)
  const planned: RowPlan = {
    row,
    cells,
    outcome: 'refused',
    draft: false,
    errors: says.errors,
    columns: {},
    documents: says.documents,
    coming: [],
    ...(before && { before }),
  }
  if (!before && says.sent.name === undefined && nameOf(cells) === '')
    says.errors.push({ column: 'name', problem: 'missing', text: '' })
  const sent = sentOf(says, before)
  if (sent.price && sent.price.currency === '') add(says, { column: 'currency', problem: 'missing', text: '' })
  const parsed = ProductChange.safeParse(sent, { error: sentenceForIssue })
  if (!parsed.success) {
    const specs = sent.specs ?? []
    for (const { path, message } of parsed.error.issues) add(says, cellErrorOf(path.join('.'), message, specs))
    return planned
  }
  const { version: _, photos: __, videos: ___, datasheets: ____, languages: _____, versions, ...change } = parsed.data
  const stood = before ?? { industryId: rowContext.industryId, categoryId: null, subCategoryId: null }
  const { columns, fields } = plainColumnsOf(change, stood)
  for (const [path, message] of Object.entries(fields)) add(says, cellErrorOf(path, message))
  planned.columns = before ? differing(columns, before) : columns
  if (versions || columns.description === '') addVersions(planned, versions ?? {})
  const rewritten = before ? (['name', 'description'] as const).filter((field) => field in planned.columns) : []
  if (rewritten.length > 0) planned.columns.languages = JSON.stringify(languagesWithout(before, rewritten))
  if (says.photos) {
    const { media, coming, errors } = mediaOf(says.photos, (before?.media ?? []) as unknown as Medium[], rowContext)
    says.errors.push(...errors)
    planned.coming = coming
    if (!isDeepStrictEqual(media, before?.media ?? [])) planned.media = media
  }
  return planned
}

function addVersions({ columns, before, errors }: RowPlan, sent: NonNullable<ProductChange['versions']>): void {
  const originals = {
    name: columns.name ?? before?.name ?? '',
    description: columns.description ?? before?.description ?? '',
  }
  const stood = { name: before?.name, description: before?.description, versions: storedVersions(before) }
  try {
    const after = versionsAfter(stood, sent, { originals, languages: storedLanguages(before) })
    if (!isDeepStrictEqual(after, stood.versions)) columns.versions = JSON.stringify(after)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    for (const [path, message] of Object.entries(error.fields ?? {})) errors.push(cellErrorOf(path, message))
  }
}

const ofPrice = new Set<string>(columnsOf('amount', 'currency', 'unit', 'tiers'))

/** One error per column and per price; others follow from it. */
function add(says: RowSays, error: CellError): void {
  const about = ({ column }: CellError) => (ofPrice.has(column) ? 'price' : column)
  if (!says.errors.some((one) => about(one) === about(error))) says.errors.push(error)
}

function sentOf(says: RowSays, before: ProductRow | undefined) {
  const { sent, node, specs, price } = says
  const versions = changedVersions(says, before)
  const priced = priceOf(price, (before?.price ?? null) as Price | null)
  return {
    ...sent,
    ...(versions && { versions }),
    ...(specs.size > 0 && { specs: specsOf(specs, (before?.specs ?? []) as { key: string; value: string }[]) }),
    ...(priced !== undefined && { price: priced }),
    ...(node === null && { category: '' as const, subCategory: '' as const }),
    ...(node && { [node.kind]: node.id }),
  }
}

function specsOf(said: Map<string, string | null>, before: readonly { key: string; value: string }[]) {
  const left = new Map([...said].map(([key, value]) => [key.toLowerCase(), { key, value }]))
  const specs = before.flatMap((spec) => {
    const given = left.get(spec.key.toLowerCase())
    left.delete(spec.key.toLowerCase())
    return given === undefined ? [spec] : given.value === null ? [] : [{ key: spec.key, value: given.value }]
  })
  return [...specs, ...[...left.values()].flatMap(({ key, value }) => (value === null ? [] : [{ key, value }]))]
}

/** Undefined: unchanged; '': on request. */
function priceOf(parts: PriceParts, before: Price | null) {
  if (Object.keys(parts).length === 0) return undefined
  const min = parts.min === undefined ? before?.min : (parts.min ?? undefined)
  const wasSingle = before?.max === before?.min
  const max =
    parts.max === undefined ? (parts.min === null && wasSingle ? undefined : before?.max) : (parts.max ?? undefined)
  const tiers = parts.tiers ?? before?.tiers ?? []
  const unit = parts.unit === undefined ? before?.unit : (parts.unit ?? undefined)
  if (min == null && max == null && tiers.length === 0) {
    // Currency or unit alone need a former price.
    return parts.min === undefined && parts.max === undefined && parts.tiers === undefined ? undefined : ('' as const)
  }
  return {
    currency: parts.currency ?? before?.currency ?? '',
    ...(unit != null && unit !== '' && { unit }),
    ...(min != null && { min }),
    ...(max != null && { max }),
    tiers,
  }
}

function differing({ price, specs, ...plain }: Updateable<Products>, before: ProductRow): Updateable<Products> {
  const changed = Object.entries(plain).filter(
    ([name, value]) => !isDeepStrictEqual(value, before[name as keyof ProductRow]),
  )
  const samePrice = isDeepStrictEqual(filled(read(price)), filled(before.price))
  return {
    ...Object.fromEntries(changed),
    ...(price !== undefined && !samePrice && { price }),
    ...(specs !== undefined && !isDeepStrictEqual(read(specs), before.specs) && { specs }),
  }
}

function read(column: unknown): unknown {
  return typeof column === 'string' ? JSON.parse(column) : column
}

function filled(price: unknown): unknown {
  if (typeof price !== 'object' || price === null) return price
  return Object.fromEntries(
    Object.entries(price).filter(([, part]) => part !== null && !(Array.isArray(part) && part.length === 0)),
  )
}

export function newRow(businessId: string, industryId: string, { columns, media }: RowPlan): Insertable<Products> {
  return {
    industryId,
    ...columns,
    ...(media && { media: JSON.stringify(media) }),
    name: columns.name as string,
    slug: columns.slug as string,
    businessId,
  }
}
