// Price currency in a heading: code, sign or name.
import { type CatalogueColumn, type Cells, pricedColumns } from '#contract/catalog/catalogues/columns.ts'
import { folded } from '#kit/folded.ts'

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

/** `Price in EUR` → EUR, and `Price`. */
export function currencyIn(heading: string): { currency: string | undefined; rest: string } {
  codes ??= new Set(Intl.supportedValuesOf('currency'))
  for (const [token] of heading.matchAll(/[\p{Script=Latin}$]*[$€£¥]|[\p{Script=Latin}]+|\p{Script=Han}+/gu)) {
    const name = chinese.find((one) => token.endsWith(one)) ?? token
    const code = names[folded(name)] ?? (codes.has(name.toUpperCase()) ? name.toUpperCase() : undefined)
    if (code) return { currency: code, rest: restOf(heading.replace(name, ' ')) }
  }
  return { currency: undefined, rest: heading }
}

/** Strips brackets, «in» and «en» left around the currency. */
function restOf(text: string): string {
  return text
    .replace(/[()[\]（）【】]/g, ' ')
    .trim()
    .replace(/(?:^|\s)(?:in|en)$/i, '')
    .trim()
}

export function currencyOf(
  headings: readonly string[],
  mapping: readonly (CatalogueColumn | '')[],
): string | undefined {
  const ofPrices = headings.filter((_, at) => pricedColumns.some((column) => column === mapping[at]))
  return ofPrices.map((heading) => currencyIn(heading).currency).find(Boolean)
}

export function lacksCurrency(cells: Cells): boolean {
  return (
    cells['currency'] === undefined &&
    pricedColumns.some((column) => cells[column] !== undefined && cells[column] !== '-')
  )
}

export function withCurrency(cells: Cells, currency: string): Cells {
  return currency && lacksCurrency(cells) ? { ...cells, currency } : cells
}
