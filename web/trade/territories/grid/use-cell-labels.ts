// Cells in words.
import { useLingui } from '@lingui/react/macro'
import type { TerritoryCell } from '#contract/trade/territories/territories.ts'
import { useSite } from '#web/foundation/page.ts'
import { useCellStateNames } from '../names.ts'

export function useCellLabels(): {
  textOf: (cell: TerritoryCell | undefined) => string
  detailOf: (cell: TerritoryCell | undefined) => string
  labelOf: (line: string, country: string, cell: TerritoryCell | undefined) => string
} {
  const { t } = useLingui()
  const { formats } = useSite()
  const states = useCellStateNames()
  function textOf(cell: TerritoryCell | undefined): string {
    if (!cell) return states.unknown
    const confirmed = cell.partners.filter(({ by }) => by === 'both')
    const names = (partners: TerritoryCell['partners']) => partners.map(({ companyName }) => companyName).join(', ')
    if (confirmed.length > 0) {
      const name = names(confirmed)
      return confirmed.some(({ exclusivity }) => exclusivity !== 'none')
        ? t`exclusive, confirmed by both: ${name}`
        : t`covered, confirmed by both: ${name}`
    }
    const name = names(cell.partners)
    if (name) return cell.partners[0]!.by === 'supplier' ? t`stated by us only: ${name}` : t`stated by ${name} only`
    if (cell.state === 'covered' || cell.state === 'coveredExclusively') {
      const state = states[cell.state]
      return t`${state}, stated by us only`
    }
    return states[cell.state]
  }
  function detailOf(cell: TerritoryCell | undefined): string {
    if (!cell?.stated) return ''
    const [end, person] = [cell.until && formats.date(cell.until), cell.statedBy]
    const day = cell.statedAt ? formats.date(cell.statedAt) : ''
    return [end && t`until ${end}`, person ? t`stated by ${person}, ${day}` : day && t`stated ${day}`]
      .filter(Boolean)
      .join(', ')
  }
  return {
    textOf,
    detailOf,
    labelOf: (line, country, cell) =>
      [`${line}, ${country}: ${textOf(cell)}`, detailOf(cell)].filter(Boolean).join(', '),
  }
}
