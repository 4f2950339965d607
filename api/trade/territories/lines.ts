// Rules of lines and of what a supplier states about countries.
import { lineCategoriesMost, linesMost } from '#contract/trade/territories/constants.ts'
import type { HandlerInput } from '#contract/foundation/endpoint.ts'
import type { NewLine } from '#contract/trade/territories/fields.ts'
import { countriesOf } from '#contract/trade/territories/regions.ts'
import type { territories as contract, TerritoryGrid, TerritoryLine } from '#contract/trade/territories/territories.ts'
import { Refusal } from '#kit/refusal.ts'
import { businessOf, productCards } from '#api/catalog/products/lookup.ts'
import { lockActor } from '#api/database/locks.ts'
import type { SignedIn } from '#api/foundation/context.ts'
import { emitEvent } from '#api/foundation/events.ts'
import { currentIDs, nodeByID } from '#api/foundation/industries/lookup.ts'
import { countries, countryByCode } from '#api/foundation/reference/lookup.ts'
import { gridOf } from './grid.ts'
import * as queries from './line-queries.ts'
import { cellsOf, type Mistake, tableOf } from './pasting.ts'

type InputOf<Name extends keyof typeof contract> = HandlerInput<(typeof contract)[Name]>

export function refuseFields(fields: Record<string, string>): never {
  throw new Refusal('ValidationError', 'Some fields are not valid', { fields })
}

export function checkCountries(codes: readonly string[]): void {
  const at = codes.findIndex((code) => !countryByCode(code))
  if (at >= 0) refuseFields({ [`countries.${at}`]: 'must be the code of a country' })
}

export function checkCategories(ids: readonly string[], field: string): string[] {
  const at = ids.findIndex((id) => !nodeByID(id))
  if (at >= 0) refuseFields({ [`${field}.${at}`]: 'must be the id of a category' })
  return currentIDs(ids)
}

async function checked(context: SignedIn, businessID: string, line: NewLine): Promise<queries.LineColumns> {
  const owners = await businessOf(context.db, line.products)
  const at = line.products.findIndex((id) => owners.get(id) !== businessID)
  if (at >= 0) refuseFields({ [`products.${at}`]: 'must be an own product' })
  const categories =
    line.categories.length > 0
      ? checkCategories(line.categories, 'categories')
      : await categoriesOf(context, line.products)
  const industries = [...new Set(categories.flatMap((id) => nodeByID(id)?.industry.id ?? []))]
  return { ...line, categories, industries }
}

async function categoriesOf(context: SignedIn, products: readonly string[]): Promise<string[]> {
  const cards = await productCards(context, products)
  const ids = [...cards.values()].flatMap(({ subCategory, category }) => (subCategory ?? category)?.id ?? [])
  return currentIDs([...new Set(ids)]).slice(0, lineCategoriesMost)
}

async function lineOf(context: SignedIn, businessID: string, id: string): Promise<TerritoryLine> {
  const line = (await gridOf(context, businessID)).lines.find(({ lineID }) => lineID === id)
  if (!line) throw noLine()
  return line
}

function noLine(): Refusal {
  return new Refusal('NotFound', 'No such line')
}

export async function createLine(
  context: SignedIn,
  { params: { businessID }, body }: InputOf<'createLine'>,
): Promise<TerritoryLine> {
  const line = await checked(context, businessID, body)
  const id = await context.db.transaction().execute(async (tx) => {
    await lockActor(tx, `lines ${businessID}`)
    const there = await queries.findByName(tx, businessID, line.name)
    if (there) return there
    if ((await queries.countLines(tx, businessID)) >= linesMost)
      throw new Refusal('Conflict', `At most ${linesMost} lines`)
    return queries.addLine(tx, businessID, line)
  })
  return lineOf(context, businessID, id)
}

export async function changeLine(
  context: SignedIn,
  { params: { businessID, lineID }, body }: InputOf<'changeLine'>,
): Promise<TerritoryLine> {
  const line = await checked(context, businessID, body)
  await context.db.transaction().execute(async (tx) => {
    await lockActor(tx, `lines ${businessID}`)
    if ((await queries.findOwnLines(tx, businessID, [lineID])).length === 0) throw noLine()
    const there = await queries.findByName(tx, businessID, line.name)
    if (there && there !== lineID) throw new Refusal('Conflict', 'Another line has this name')
    await queries.changeLine(tx, lineID, line)
  })
  return lineOf(context, businessID, lineID)
}

export async function removeLine(
  context: SignedIn,
  { params: { businessID, lineID } }: InputOf<'removeLine'>,
): Promise<Record<string, never>> {
  await context.db.transaction().execute(async (tx) => {
    // Proposals and confirmations of the supplier wait meanwhile.
    await lockActor(tx, `agreements ${businessID}`)
    if ((await queries.findOwnLines(tx, businessID, [lineID])).length === 0) return
    if (await queries.hasOpenAgreements(tx, lineID))
      throw new Refusal('Conflict', 'An agreement about this line is open')
    await queries.removeLine(tx, lineID)
    await emitEvent(tx, 'territories.changed', { ids: [businessID] })
  })
  return {}
}

export async function setCells(
  context: SignedIn,
  { params: { businessID }, body }: InputOf<'set'>,
): Promise<TerritoryGrid> {
  const codes = [...new Set([...body.countries, ...body.regions.flatMap(countriesOf)])]
  if (codes.length === 0) refuseFields({ countries: 'is missing' })
  checkCountries(body.countries)
  const known = codes.filter((code) => countryByCode(code))
  const { lines, until = null } = body
  if (until && until < new Date().toISOString().slice(0, 10)) refuseFields({ until: 'must not be over' })
  const state = body.state === 'unknown' ? null : body.state
  await context.db.transaction().execute(async (tx) => {
    if ((await queries.findOwnLines(tx, businessID, lines)).length < new Set(lines).size) throw noLine()
    const cells = [...new Set(lines)].flatMap((lineID) => known.map((country) => ({ lineID, country, state, until })))
    if ((await queries.stateCells(tx, cells, context.viewer.userID)) > 0)
      await emitEvent(tx, 'territories.changed', { ids: [businessID] })
  })
  return gridOf(context, businessID)
}

const mistakesMost = 200

export async function pasteCells(context: SignedIn, { params: { businessID }, body }: InputOf<'paste'>) {
  const { cells, mistakes } = cellsOf(body.text, countries)
  return context.db.transaction().execute(async (tx) => {
    const lines = await queries.findLines(tx, businessID)
    const ids = new Map(lines.map(({ id, name }) => [name.toLowerCase(), id]))
    const wrong: Mistake[] = [...mistakes]
    const stated = new Map<string, queries.Statement>()
    for (const { line, row, column, ...cell } of cells) {
      const lineID = ids.get(line.toLowerCase())
      if (lineID) stated.set(`${lineID} ${cell.country}`, { lineID, ...cell })
      else wrong.push({ row, column, kind: 'line', value: line.slice(0, 80) })
    }
    const before = new Map(
      (await queries.findCells(tx, businessID)).map((cell) => [`${cell.lineId} ${cell.country}`, cell]),
    )
    const changes = [...stated].flatMap(([key, cell]) => {
      const there = before.get(key)
      const isSame = there ? there.state === cell.state && there.until === cell.until : cell.state === null
      return isSame ? [] : [cell]
    })
    if (!body.dryRun && changes.length > 0) {
      await queries.stateCells(tx, changes, context.viewer.userID)
      await emitEvent(tx, 'territories.changed', { ids: [businessID] })
    }
    const inOrder = wrong.toSorted((one, other) => one.row - other.row || one.column - other.column)
    const unchanged = stated.size - changes.length
    return { changed: changes.length, unchanged, mistakes: inOrder.slice(0, mistakesMost) }
  })
}

export async function exportCells({ db }: SignedIn, businessID: string): Promise<{ name: string; content: string }> {
  const [lines, cells] = await Promise.all([queries.findLines(db, businessID), queries.findCells(db, businessID)])
  const names = new Map(lines.map(({ id, name }) => [id, name]))
  const rows = cells.map(({ lineId, ...cell }) => ({ ...cell, line: names.get(lineId)! }))
  return { name: 'territories.csv', content: tableOf(rows) }
}
