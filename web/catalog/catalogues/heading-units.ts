// Units in headings or columns: “Price per 100”.
import { type CatalogueColumn, type Cells, priceBaseColumn } from '#contract/catalog/catalogues/columns.ts'
import { dividedPrice } from '#contract/catalog/catalogues/price-base.ts'
import { daysOfUnit } from '#contract/foundation/durations.ts'
import type { Decimal } from '#contract/foundation/numbers.ts'
import { priceHeading } from './currency.ts'
import { cellsOf, isEmpty, shownOf } from './reading/cells.ts'
import { plainHeading } from './reading/plain-heading.ts'
import type { Table } from './reading/table.ts'

type Mapping = readonly (CatalogueColumn | '')[]

/** Units with counts alone say how many units prices are for. */
export function withPriceBase({ rows }: Pick<Table, 'rows'>, mapping: Mapping): (CatalogueColumn | '')[] {
  const at = mapping.indexOf('unit')
  if (at < 0 || mapping.includes(priceBaseColumn)) return [...mapping]
  const cells = rows.map(({ cells }) => cells[at]).filter((cell) => !isEmpty(cell))
  const isCounts = cells.length > 0 && cells.every((cell) => /^\d[\d.,]*$/.test(shownOf(cell!).trim()))
  return mapping.map((column, i) => (i === at && isCounts ? priceBaseColumn : column))
}

type HeadingUnits = { base?: number; unit?: string; time?: string; order?: string }

const notUnits = /^(?:quantity|qty|min|optional|required|number|no|nr|menge|cantidad|quantita|数量|moq)$/

function unitsIn(headings: readonly string[], mapping: Mapping): HeadingUnits {
  const of = (column: CatalogueColumn) => headings[mapping.indexOf(column)] ?? ''
  const inBrackets = (heading: string) => /[(（[]\s*(\p{L}[\p{L} .]*?)\s*[)）\]]\s*$/u.exec(heading)?.[1] ?? ''
  const { base, unit } = priceHeading(of('price') || of('tiers'))
  const [time, order] = [inBrackets(of('leadTime')), inBrackets(of('minimumOrder'))]
  return {
    ...(base && { base }),
    ...(unit && { unit }),
    ...(daysOfUnit(time) && { time }),
    ...(order && !notUnits.test(plainHeading(order)) && { order }),
  }
}

function withUnits(cells: Cells, { base, unit, time, order }: HeadingUnits): Cells {
  const isPriced = cells['price'] !== undefined || cells['priceMax'] !== undefined || cells['tiers'] !== undefined
  const { leadTime, minimumOrder } = cells
  const isBare = (cell: string | number | undefined) => cell !== undefined && /^\d+$/.test(String(cell).trim())
  return {
    ...cells,
    ...(isPriced && base && cells[priceBaseColumn] === undefined && { [priceBaseColumn]: base }),
    ...(isPriced && unit && cells['unit'] === undefined && { unit }),
    ...(time && isBare(leadTime) && { leadTime: `${leadTime} ${time}` }),
    ...(order && isBare(minimumOrder) && { minimumOrder: `${minimumOrder} ${order}` }),
  }
}

export function rowsOf({ rows, headings }: Pick<Table, 'rows' | 'headings'>, mapping: Mapping) {
  const units = unitsIn(headings, mapping)
  return rows.map(({ row, cells }) => ({ row, cells: withUnits(cellsOf(cells, mapping), units) }))
}

export function dividedIn(rows: readonly Cells[], decimal: Decimal) {
  const divided = rows.flatMap(({ price, [priceBaseColumn]: per }) => {
    const one = price !== undefined && per !== undefined && dividedPrice(price, per, decimal)
    return one ? [one] : []
  })
  return divided[0] && { ...divided[0], count: divided.length }
}
