// Columns and cells of the results table.
import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { Site } from '#web/foundation/page.ts'
import { hoursOf } from '#web/publishing/home/card.tsx'
import type { TableHits } from '../load.ts'

export type Cell = {
  text: string
  value?: string | number
  href?: string
  emoji?: string
}
export type Row = {
  id: string
  name: string
  href: string
  verified: boolean
  cells: Record<string, Cell | undefined>
}
export type Column = { id: string; title: string; number?: boolean; first?: boolean }
export type Table = { kind: 'business' | 'product'; columns: Column[]; rows: Row[] }

type Words = { i18n: I18n; site: Site }

function days(i18n: I18n, value: number | null): Cell | undefined {
  return value === null ? undefined : { text: t(i18n)({ message: `${value} d`, comment: 'days' }), value }
}

function answers(i18n: I18n, minutes: number | null | undefined): Cell | undefined {
  return minutes == null ? undefined : { text: hoursOf(i18n, minutes), value: Math.round(minutes / 6) / 10 }
}

export function tableOf(hits: TableHits, words: Words): Table {
  return hits.kind === 'business' ? companyTable(hits.data, words) : productTable(hits.data, words)
}

type Companies = Extract<TableHits, { kind: 'business' }>['data']
type Products = Extract<TableHits, { kind: 'product' }>['data']

function companyTable(data: Companies, { i18n, site: { formats, paths } }: Words): Table {
  const columns: Column[] = [
    { id: 'country', title: t(i18n)`Country`, first: true },
    { id: 'founded', title: t(i18n)`Founded`, number: true, first: true },
    { id: 'people', title: t(i18n)`Employees`, number: true, first: true },
    { id: 'certificates', title: t(i18n)`Certificates`, first: true },
    { id: 'leadTime', title: t(i18n)`Lead time`, number: true, first: true },
    {
      id: 'answers',
      title: t(i18n)({ message: 'Answers in', comment: 'column: usual time to an answer' }),
      number: true,
      first: true,
    },
    { id: 'products', title: t(i18n)`Products`, number: true, first: true },
    { id: 'type', title: t(i18n)`Company type` },
    { id: 'industry', title: t(i18n)`Industry` },
  ]
  const rows = data.map((one): Row => {
    const people = formats.range(one.employees)
    const [first, ...more] = one.facts?.certificates ?? []
    return {
      id: one.businessID,
      name: one.name,
      href: paths.business(one),
      verified: one.verified,
      cells: {
        country: { text: one.country.countryName, emoji: one.country.emoji },
        founded: one.founded === null ? undefined : { text: String(one.founded), value: one.founded },
        people:
          people === undefined
            ? undefined
            : { text: people, ...(one.employees?.min != null && { value: one.employees.min }) },
        certificates:
          first === undefined
            ? undefined
            : { text: more.length > 0 ? `${first} +${more.length}` : first, value: [first, ...more].join('; ') },
        leadTime: days(i18n, one.leadTime),
        answers: answers(i18n, one.facts?.replyMinutes),
        products: {
          text: formats.number(one.productCount),
          value: one.productCount,
          href: paths.businessProducts(one),
        },
        type: { text: one.type },
        industry: { text: one.industry },
      },
    }
  })
  return { kind: 'business', columns, rows }
}

const specsFirst = 3

function productTable(data: Products, { i18n, site: { formats, paths } }: Words): Table {
  const specs = specColumns(data)
  const columns: Column[] = [
    { id: 'company', title: t(i18n)`Company`, first: true },
    { id: 'country', title: t(i18n)`Country`, first: true },
    { id: 'price', title: t(i18n)`Price`, number: true, first: true },
    { id: 'minimumOrder', title: t(i18n)`Minimum order`, first: true },
    { id: 'leadTime', title: t(i18n)`Lead time`, number: true },
    {
      id: 'answers',
      title: t(i18n)({ message: 'Answers in', comment: 'column: usual time to an answer' }),
      number: true,
    },
    ...specs.map(({ id, title }, index) => ({ id, title, first: index < specsFirst })),
  ]
  const rows = data.map((one): Row => {
    const { price, minimumOrder, replyMinutes = null, specs: own = [] } = one.facts ?? {}
    const amount = price && formats.range(price, formats.price)
    const stated = new Map<string, string>()
    for (const { key, value } of own)
      stated.set(specID(key), [stated.get(specID(key)), value].filter(Boolean).join(', '))
    return {
      id: one.productID,
      name: one.name,
      href: paths.product(one),
      verified: one.company.verified,
      cells: {
        company: { text: one.company.name, href: paths.business(one.company) },
        country: { text: one.company.country.countryName, emoji: one.company.country.emoji },
        price: amount
          ? { text: `${amount} ${price!.currency}`, ...(price!.min !== null && { value: price!.min }) }
          : undefined,
        minimumOrder: minimumOrder ? { text: minimumOrder } : undefined,
        leadTime: days(i18n, one.leadTime ?? null),
        answers: answers(i18n, replyMinutes),
        ...Object.fromEntries(Array.from(stated, ([id, text]) => [id, { text, value: leading(text) ?? text }])),
      },
    }
  })
  return { kind: 'product', columns, rows }
}

function specID(key: string): string {
  return `spec ${key.trim().toLowerCase()}`
}

function specColumns(data: Products): { id: string; title: string }[] {
  const counts = new Map<string, { title: string; count: number }>()
  for (const { facts } of data)
    for (const { key, name = key } of facts?.specs ?? []) {
      const one = counts.get(specID(key)) ?? { title: name, count: 0 }
      counts.set(specID(key), { ...one, count: one.count + 1 })
    }
  return [...counts].toSorted(([, one], [, other]) => other.count - one.count).map(([id, { title }]) => ({ id, title }))
}

function leading(text: string): number | undefined {
  const found = /-?\d[\d,]*(\.\d+)?/.exec(text)?.[0]
  return found === undefined ? undefined : Number(found.replaceAll(',', ''))
}

export type Sorting = { column: string; down: boolean } | undefined

/** Rows without a value come last. */
export function sorted(rows: readonly Row[], sorting: Sorting, locale: string): readonly Row[] {
  if (!sorting) return rows
  const { column, down } = sorting
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const valueOf = ({ name, cells }: Row) => (column === 'name' ? name : (cells[column]?.value ?? cells[column]?.text))
  const order = (one: string | number, other: string | number): number => {
    if (typeof one === 'number' && typeof other === 'number') return one - other
    if (typeof one !== typeof other) return typeof one === 'number' ? -1 : 1
    return compare(String(one), String(other))
  }
  return rows.toSorted((a, b) => {
    const [one, other] = [valueOf(a), valueOf(b)]
    if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined)
    return down ? order(other, one) : order(one, other)
  })
}

export function linesOf(
  rows: readonly Row[],
  columns: readonly Column[],
  name: string,
  address: (path: string) => string,
) {
  return [
    [name, ...columns.map(({ title }) => title), 'URL'],
    ...rows.map((row) => [
      row.name,
      ...columns.map(({ id }) => {
        const cell = row.cells[id]
        return id === 'price' || id === 'people' || id.startsWith('spec ')
          ? (cell?.text ?? '')
          : (cell?.value ?? cell?.text ?? '')
      }),
      address(row.href),
    ]),
  ]
}
