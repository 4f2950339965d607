// Looks of cells, changes and their way back.
import type { TerritoryCell, TerritoryGrid } from '#contract/trade/territories/territories.ts'
import type { CellState, StatedState } from '#contract/trade/territories/states.ts'
import { companyInitialsOf } from '#web/ui/initials.ts'
import { keyOf, partsOf } from './selection.ts'

export type CellLook = 'none' | 'open' | 'unknown' | 'sought' | 'covered' | 'exclusive' | 'stated'
export type Statement = { state: StatedState | null; until: string | null }
export type CellChange = { lines: string[]; countries: string[] } & Statement

const looks: Record<CellState, CellLook> = {
  notOffered: 'none',
  open: 'open',
  unknown: 'unknown',
  sought: 'sought',
  covered: 'stated',
  coveredExclusively: 'stated',
}

/** Solid only where both sides confirm it; a statement of one side is dashed. */
export function lookOf(cell: TerritoryCell | undefined): { look: CellLook; text: string } {
  if (!cell) return { look: 'unknown', text: '' }
  const confirmed = cell.partners.filter(({ by }) => by === 'both')
  const [partner] = confirmed.length > 0 ? confirmed : cell.partners
  const more = confirmed.length > 1 ? `+${confirmed.length - 1}` : ''
  if (confirmed.length > 0) {
    const isExclusive = confirmed.some(({ exclusivity }) => exclusivity !== 'none')
    return { look: isExclusive ? 'exclusive' : 'covered', text: companyInitialsOf(partner!.companyName) + more }
  }
  if (partner) return { look: 'stated', text: `${companyInitialsOf(partner.companyName)}?` }
  const look = looks[cell.state]
  return { look, text: look === 'none' ? '–' : look === 'stated' ? '?' : '' }
}

export type Cells = ReadonlyMap<string, ReadonlyMap<string, TerritoryCell>>

export function cellsOf({ lines }: Pick<TerritoryGrid, 'lines'>): Cells {
  return new Map(
    lines.map(({ lineID, cells }) => [lineID, new Map(cells.map((cell) => [cell.country, cell] as const))]),
  )
}

export function changesFor(keys: Iterable<string>, statement: Statement): CellChange[] {
  const byLine = Map.groupBy([...keys].map(partsOf), ({ lineID }) => lineID)
  const rows = [...byLine].map(([lineID, parts]) => ({
    lineID,
    countries: parts.map(({ country }) => country).toSorted(),
  }))
  const alike = Map.groupBy(rows, ({ countries }) => countries.join())
  return [...alike.values()].map((group) => ({
    lines: group.map(({ lineID }) => lineID),
    countries: group[0]!.countries,
    ...statement,
  }))
}

export function restoring(keys: Iterable<string>, before: Cells): CellChange[] {
  const statements = [...keys].map((key) => {
    const { lineID, country } = partsOf(key)
    const cell = before.get(lineID)?.get(country)
    return { key, state: cell?.stated ?? null, until: cell?.stated ? cell.until : null }
  })
  const alike = Map.groupBy(statements, ({ state, until }) => `${state} ${until}`)
  return [...alike.values()].flatMap((group) => {
    const { state, until } = group[0]!
    return changesFor(
      group.map(({ key }) => key),
      { state, until },
    )
  })
}

export function changedKeys(before: Cells, after: Cells): string[] {
  return [...after].flatMap(([lineID, row]) => {
    const old = before.get(lineID)
    if (!old) return []
    return [...new Set([...old.keys(), ...row.keys()])]
      .filter((country) => {
        const [one, other] = [old.get(country), row.get(country)]
        return (one?.stated ?? null) !== (other?.stated ?? null) || (one?.until ?? null) !== (other?.until ?? null)
      })
      .map((country) => keyOf(lineID, country))
  })
}
