// Sample lines, coverage and agreements. Once per directory.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Insertable, Transaction } from 'kysely'
import type { DB } from '#api/database/tables.ts'
import { nodeByKey } from '#api/foundation/industries/lookup.ts'
import { type Actor, type Cast, castOf } from '../social/cast.ts'
import { type Clock, clockOf } from '../social/clock.ts'

type SampleLine = {
  firm: string
  name: string
  prefix: string[]
  categories: string[]
  role: string
  withStock: boolean
  description: string
  wishes: string[]
  exclusive: boolean
  noMinimum: boolean
  cells: Record<string, string>
}
type SampleCoverage = {
  firm: string
  countries: string
  categories: string[]
  languages: string[]
  stock: string
  place: string
  service: boolean
  room: boolean
  brands: string[]
  roles: string[]
  description: string
}
type SampleAgreement = {
  supplier: string
  distributor: string
  lines: string[]
  countries: string
  role: string
  exclusivity: string
  by: 'supplier' | 'distributor'
  ago: number
  confirmed?: number
  until?: number
  showsEnd: boolean
}
type SampleTerritories = { lines: SampleLine[]; coverages: SampleCoverage[]; agreements: SampleAgreement[] }
type Row<Table extends keyof DB> = Insertable<DB[Table]>
type Around = { cast: Cast; clock: Clock; products: Map<string, string[]> }

const file = join(import.meta.dirname, '../data/territories.json')
const day = 24 // hours

export async function addSampleTerritories(tx: Transaction<DB>, now = new Date()): Promise<boolean> {
  if (await tx.selectFrom('lines').select('id').limit(1).executeTakeFirst()) return false
  const told = JSON.parse(await readFile(file, 'utf8')) as SampleTerritories
  const cast = await castOf(tx, [])
  const around = { cast, clock: clockOf(now), products: await productsOf(tx) }
  const lines = told.lines.flatMap((line) => lineOf(line, around))
  if (lines.length === 0) return false
  await tx
    .insertInto('lines')
    .values(lines.map(({ row }) => row))
    .execute()
  await tx
    .insertInto('territories')
    .values(lines.flatMap(({ cells }) => cells))
    .execute()
  const coverages = told.coverages.flatMap((one) => coverageOf(one, around))
  if (coverages.length > 0) await tx.insertInto('coverages').values(coverages).execute()
  const ids = new Map(lines.map(({ key, row }) => [key, row.id!]))
  const agreements = told.agreements.flatMap((one) => agreementOf(one, ids, around))
  if (agreements.length === 0) return true
  await tx
    .insertInto('agreements')
    .values(agreements.map(({ row }) => row))
    .execute()
  await tx
    .insertInto('agreementActs')
    .values(agreements.flatMap(({ acts }) => acts))
    .execute()
  return true
}

async function productsOf(tx: Transaction<DB>): Promise<Map<string, string[]>> {
  const rows = await tx
    .selectFrom('products')
    .select(['id', 'sourceId'])
    .where('source', '=', 'invented')
    .where('removedAt', 'is', null)
    .where('status', '=', 'active')
    .orderBy('sourceId')
    .execute()
  const pairs = rows.flatMap(({ id, sourceId }) => (sourceId ? [{ id, sourceId }] : []))
  const byFirm = Map.groupBy(pairs, ({ sourceId }) => sourceId.split('/')[0]!)
  return new Map([...byFirm].map(([firm, all]) => [firm, all.map(({ id, sourceId }) => `${sourceId} ${id}`)]))
}

function nodesOf(keys: readonly string[]) {
  return keys.flatMap((key) => nodeByKey(key) ?? [])
}

function lineOf(line: SampleLine, { cast, clock, products }: Around) {
  const firm = cast.actors.get(line.firm)
  if (!firm) return []
  const id = clock.idAt(`line ${line.firm} ${line.name}`, 400 * day)
  const nodes = nodesOf(line.categories)
  const own = (products.get(line.firm) ?? []).filter((one) =>
    line.prefix.some((prefix) => one.startsWith(`${line.firm}/${prefix}`)),
  )
  const row: Row<'lines'> = {
    id,
    businessId: firm.id,
    name: line.name,
    description: line.description,
    categoryIds: nodes.map((node) => node.id),
    industryIds: [...new Set(nodes.map((node) => node.industry.id))],
    productIds: own.map((one) => one.split(' ')[1]!),
    role: line.role,
    withStock: line.withStock,
    wishes: line.wishes,
    exclusivePossible: line.exclusive,
    noMinimum: line.noMinimum,
  }
  const cells = Object.entries(line.cells).flatMap(([state, codes]) =>
    codes.split(' ').map((countryCode): Row<'territories'> => {
      const statedAt = clock.timeAt((20 + countryCode.charCodeAt(0)) * day)
      return { lineId: id, countryCode, state, statedBy: firm.writerID, statedAt }
    }),
  )
  return [{ key: `${line.firm} ${line.name}`, row, cells }]
}

function coverageOf(one: SampleCoverage, { cast, clock }: Around): Row<'coverages'>[] {
  const firm = cast.actors.get(one.firm)
  if (!firm) return []
  const nodes = nodesOf(one.categories)
  return [
    {
      businessId: firm.id,
      countries: one.countries.split(' '),
      industryIds: [...new Set(nodes.map((node) => node.industry.id))],
      categoryIds: nodes.map((node) => node.id),
      languages: one.languages,
      stock: one.stock,
      stockPlace: one.place,
      service: one.service,
      brands: one.brands,
      room: one.room,
      roles: one.roles,
      description: one.description,
      statedBy: firm.writerID,
      statedAt: clock.timeAt(60 * day),
    },
  ]
}

function agreementOf(one: SampleAgreement, lines: ReadonlyMap<string, string>, { cast, clock }: Around) {
  const [supplier, distributor] = [cast.actors.get(one.supplier), cast.actors.get(one.distributor)]
  const lineIds = one.lines.flatMap((name) => lines.get(`${one.supplier} ${name}`) ?? [])
  if (!supplier || !distributor || lineIds.length === 0) return []
  const id = clock.idAt(`agreement ${one.supplier} ${one.distributor} ${one.lines[0]} ${one.countries}`, one.ago * day)
  const dayAt = (days: number) =>
    clock
      .timeAt(-days * day)
      .toISOString()
      .slice(0, 10)
  const isOver = one.until !== undefined && one.until < 0
  const row: Row<'agreements'> = {
    id,
    supplierId: supplier.id,
    distributorId: distributor.id,
    proposedBy: one.by,
    lineIds,
    countries: one.countries.split(' '),
    role: one.role,
    exclusivity: one.exclusivity,
    startsOn: dayAt(-one.ago),
    endsOn: one.until === undefined ? null : dayAt(one.until),
    supplierShowsEnd: one.showsEnd,
    distributorShowsEnd: one.showsEnd,
    state: isOver ? 'lapsed' : one.confirmed === undefined ? 'proposed' : 'inForce',
    confirmedAt: one.confirmed === undefined ? null : clock.timeAt(one.confirmed * day),
    ...(isOver && { endedAt: clock.timeAt(-(one.until! + 1) * day), confirmedUntil: dayAt(one.until!) }),
  }
  return [{ row, acts: actsOf(one, id, { supplier, distributor }, clock) }]
}

function actsOf(
  { by, ago, confirmed, until }: SampleAgreement,
  agreementId: string,
  sides: Record<'supplier' | 'distributor', Actor>,
  clock: Clock,
): Row<'agreementActs'>[] {
  const other = by === 'supplier' ? 'distributor' : 'supplier'
  const act = (side: 'supplier' | 'distributor' | 'time', name: string, days: number): Row<'agreementActs'> => ({
    id: clock.idAt(`agreement act ${agreementId} ${name}`, days * day),
    agreementId,
    side,
    act: name,
    actedBy: side === 'time' ? null : sides[side].writerID,
  })
  return [
    act(by, 'propose', ago),
    ...(confirmed === undefined ? [] : [act(other, 'confirm', confirmed)]),
    ...(until !== undefined && until < 0 ? [act('time', 'lapse', -until - 1)] : []),
  ]
}
