// Price currency in a heading.
import { type CatalogueColumn, type Cells, clearingSign, pricedColumns } from '#contract/catalog/catalogues/columns.ts'
import { baseInHeading } from '#contract/catalog/catalogues/price-base.ts'
import { amountIn } from '#contract/foundation/amounts.ts'
import { folded } from '#kit/folded.ts'
import type { TableRow } from './reading/cells.ts'

/** The sign $ alone is left out: many currencies have it. */
const names: Record<string, string> = {
  '€': 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  欧元: 'EUR',
  '£': 'GBP',
  us$: 'USD',
  usd$: 'USD',
  dolares: 'USD',
  美元: 'USD',
  美金: 'USD',
  rmb: 'CNY',
  'cn¥': 'CNY',
  人民币: 'CNY',
  元: 'CNY',
  英镑: 'GBP',
  日元: 'JPY',
  瑞士法郎: 'CHF',
}
const chinese = Object.keys(names).filter((name) => /\p{Script=Han}/u.test(name))
let codes: Set<string> | undefined

export function currencyIn(heading: string): { currency: string | undefined; rest: string } {
  codes ??= new Set(Intl.supportedValuesOf('currency'))
  for (const [token] of heading.matchAll(/[\p{Script=Latin}$]*[$€£¥]|[\p{Script=Latin}]+|\p{Script=Han}+/gu)) {
    const name = chinese.find((one) => token.endsWith(one)) ?? token
    const code = names[folded(name)] ?? (codes.has(name.toUpperCase()) ? name.toUpperCase() : undefined)
    if (code) return { currency: code, rest: restOf(heading.replace(name, ' ')) }
  }
  return { currency: undefined, rest: heading }
}

function restOf(text: string): string {
  return text
    .replace(/[()[\]（）【】]/g, ' ')
    .trim()
    .replace(/(?:^|\s)(?:in|en)$/i, '')
    .trim()
}

export function priceHeading(heading: string): { bare: string; base?: number; unit?: string } {
  const { rest, ...said } = baseInHeading(heading)
  if (rest !== heading) return { ...said, bare: currencyIn(rest).rest.trim() }
  const { rest: bare, ...behind } = baseInHeading(currencyIn(heading).rest)
  return { ...behind, bare: bare.trim() }
}

export function currencyOf(
  { headings, rows }: { headings: readonly string[]; rows: readonly TableRow[] },
  mapping: readonly (CatalogueColumn | '')[],
): string | undefined {
  const prices = headings.flatMap((heading, at) =>
    pricedColumns.some((column) => column === mapping[at]) ? [{ heading, at }] : [],
  )
  const said = prices.map(({ heading }) => currencyIn(heading).currency).find(Boolean)
  if (said) return said
  const shown = rows
    .flatMap(({ cells }) => prices.map(({ at }) => cells[at]))
    .filter((cell) => typeof cell === 'object')
  return shown.map((cell) => amountIn(cell.shown, '.').currency).find(Boolean)
}

export function lacksCurrency(cells: Cells): boolean {
  return (
    cells['currency'] === undefined &&
    pricedColumns.some((column) => {
      const cell = cells[column]
      if (cell === undefined || cell === clearingSign) return false
      return typeof cell === 'number' || (/\d/.test(cell) && !amountIn(cell, '.').currency)
    })
  )
}

export function withCurrency(cells: Cells, currency: string): Cells {
  return currency && lacksCurrency(cells) ? { ...cells, currency } : cells
}

export function hasZeroPrice(cells: Cells): boolean {
  return cells['price'] !== undefined && amountIn(cells['price'], '.').number === 0
}

export function withoutZeroPrice(cells: Cells): Cells {
  return hasZeroPrice(cells) ? { ...cells, price: clearingSign, priceMax: cells['priceMax'] ?? clearingSign } : cells
}
