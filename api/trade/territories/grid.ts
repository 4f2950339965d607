// Grid of a supplier: lines by country, and agreements that need somebody.
import { agreementReminderDays } from '#contract/trade/territories/constants.ts'
import { isConfirmed } from '#contract/trade/territories/states.ts'
import type { TerritoryCell, TerritoryGrid, TerritoryLine } from '#contract/trade/territories/territories.ts'
import type { Context } from '#api/foundation/context.ts'
import { namedFor } from '#api/foundation/industries/lookup.ts'
import { countryFor } from '#api/foundation/reference/lookup.ts'
import { type AgreementRow, findNames, findOpenOf } from './agreements/queries.ts'
import { type CellRow, findCells, findLines, type LineRow } from './line-queries.ts'

type Reading = Pick<Context, 'db' | 'locale'>
type Partners = TerritoryCell['partners']

const day = 24 * 3600 * 1000 // ms

function cellOf(country: string, stated: CellRow | undefined, partners: Partners): TerritoryCell {
  const confirmed = partners.filter(({ by }) => by === 'both')
  const covered =
    confirmed.length > 0 &&
    (confirmed.some(({ exclusivity }) => exclusivity !== 'none') ? 'coveredExclusively' : 'covered')
  return {
    country,
    state: covered || stated?.state || 'unknown',
    stated: stated?.state ?? null,
    until: stated?.until ?? null,
    statedAt: stated?.statedAt.toISOString() ?? null,
    statedBy: stated?.statedBy ?? null,
    partners,
  }
}

const isOnGrid = ({ state, proposedBy }: AgreementRow) => state !== 'proposed' || proposedBy === 'supplier'

function partnerOf(row: AgreementRow, names: ReadonlyMap<string, string>): Partners[number] {
  const { id, state, exclusivity, proposedBy, distributorId } = row
  const by = isConfirmed(state) ? 'both' : state === 'disputed' ? 'supplier' : proposedBy
  return { agreementID: id, companyName: names.get(distributorId) ?? '', state, exclusivity, by }
}

function lineOf(line: LineRow, cells: TerritoryCell[], locale: Context['locale']): TerritoryLine {
  const { id, categoryIds, productIds, ...fields } = line
  return {
    ...fields,
    lineID: id,
    categories: categoryIds.flatMap((category) => namedFor(category, locale) ?? []),
    products: productIds,
    cells,
  }
}

export async function gridOf({ db, locale }: Reading, businessID: string): Promise<TerritoryGrid> {
  const [lines, cells, agreements] = await Promise.all([
    findLines(db, businessID),
    findCells(db, businessID),
    findOpenOf(db, businessID),
  ])
  const names = await findNames(
    db,
    agreements.map(({ distributorId }) => distributorId),
  )
  const stated = new Map(cells.map((cell) => [`${cell.lineId} ${cell.country}`, cell]))
  const partners = new Map<string, Partners>()
  for (const row of agreements.filter(isOnGrid)) {
    const partner = partnerOf(row, names)
    for (const key of row.lineIds.flatMap((id) => row.countries.map((country) => `${id} ${country}`))) {
      const there = partners.get(key)
      if (there) there.push(partner)
      else partners.set(key, [partner])
    }
  }
  const keys = [...new Set([...stated.keys(), ...partners.keys()])].toSorted()
  const byLine = Map.groupBy(keys, (key) => key.split(' ')[0]!)
  const shown = lines.map((line) => {
    const own = (byLine.get(line.id) ?? []).map((key) =>
      cellOf(key.split(' ')[1]!, stated.get(key), partners.get(key) ?? []),
    )
    return lineOf(line, own, locale)
  })
  const used = [...new Set(keys.map((key) => key.split(' ')[1]!))].toSorted()
  return {
    lines: shown,
    countries: used.map((code) => countryFor(code, locale)),
    confirmed: shown.flatMap((line) => line.cells).filter((cell) => cell.partners.some(({ by }) => by === 'both'))
      .length,
    waiting: waitingOf(agreements, names, locale),
  }
}

function waitingOf(
  agreements: readonly AgreementRow[],
  names: ReadonlyMap<string, string>,
  locale: Context['locale'],
): TerritoryGrid['waiting'] {
  const soon = new Date(Date.now() + Math.max(...agreementReminderDays) * day).toISOString()
  return agreements.flatMap((row) => {
    const end = row.noticeUntil ?? row.endsOn
    const isEnding = isConfirmed(row.state) && end !== null && end < soon
    if (row.state !== 'proposed' && !isEnding) return []
    const kind = isEnding ? 'ends' : row.proposedBy === 'supplier' ? 'unanswered' : 'toConfirm'
    return [
      {
        agreementID: row.id,
        kind: kind as 'ends' | 'unanswered' | 'toConfirm',
        companyName: names.get(row.distributorId) ?? '',
        countries: row.countries.map((code) => countryFor(code, locale)),
        at: isEnding ? end : row.proposedAt.toISOString(),
      },
    ]
  })
}
