// Invented firm and its product series.
import type * as z from 'zod'
import type { BusinessChange, NewCertificate } from '#contract/identity/businesses/fields.ts'
import type { SectionName } from '#contract/identity/businesses/sections.ts'

export type Firm = {
  id: string
  name: string
  countryCode: string
  stateID?: string
  city: string
  businessType: 'MA' | 'DI' | 'WS' | 'IM' | 'EX' | 'RE' | 'IN' | 'CO' | 'GO'
  industryCode: string
  /** Category keys. */
  categories: string[]
  shortDescription: string
  generalDescription: string
  founded: number
  employees: [number, number]
  website: string
  keywords: string[]
  subscription: 'standard' | 'gold' | 'premium' | 'platinum'
  verifiedAt?: string
  registeredAt: string
  profile: Profile
  brand?: string
  series: Series[]
}

type Section<S extends SectionName> = NonNullable<BusinessChange[S]>
export type Profile = { [S in Exclude<SectionName, 'factory'>]: Section<S> } & {
  /** City, state and country are the firm's. */
  factory?: Omit<Section<'factory'>, 'city' | 'country' | 'state'>
  certificates: z.output<typeof NewCertificate>[]
}

export type Series = {
  shelf: string
  /** Templates with `{column}` of the table. */
  name: string
  code?: string
  text: string
  specs: Record<string, string>
  keywords?: string[]
  leadTime?: number
  stock?: boolean
  moq?: string
  /** Currency and unit; column `price` holds the single-piece price. */
  price?: [currency: string, unit: string]
  views?: View[]
  /** Header line, then one product a line, cells separated by `|`. */
  table?: string
}
export type View = 'main' | 'drawing' | 'detail' | 'set'

type FirmProduct = Omit<Series, 'shelf' | 'specs' | 'table' | 'price' | 'views'> & {
  subCategory: string
  specs: { key: string; value: string }[]
  views: View[]
  price?: { min: number; max: number; currency: string; unit: string }
}

export const engineered: View[] = ['main', 'drawing', 'detail', 'set']

export function productsOf(series: Series): FirmProduct[] {
  return rowsOf(series.table).map((row) => {
    const fill = (text: string) => filled(text, row, series.name)
    const { shelf, name, code, text, specs, price, views = engineered, keywords, table: _, ...rest } = series
    return {
      ...rest,
      name: fill(name),
      ...(code && { code: fill(code) }),
      text: fill(text),
      subCategory: shelf,
      specs: Object.entries(specs).map(([key, value]) => ({ key, value: fill(value) })),
      ...(keywords && { keywords: keywords.map(fill) }),
      ...(price && { price: priceOf(Number(fill('{price}')), price) }),
      views,
    }
  })
}

// Lower bound: an eighth less from ten pieces.
function priceOf(single: number, [currency, unit]: [string, string]) {
  const min = single * 0.875
  return { min: min > 50 ? Math.round(min) : Math.round(min * 100) / 100, max: single, currency, unit }
}

function rowsOf(table: string | undefined): Record<string, string>[] {
  if (!table) return [{}]
  const lines = table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const [columns = [], ...rows] = lines
  return rows.map((cells) => Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])))
}

function filled(text: string, row: Record<string, string>, series: string): string {
  return text.replace(/\{(\w+)\}/g, (_, column: string) => {
    const value = row[column]
    if (!value) throw new Error(`${series}: no ${column} in ${JSON.stringify(row)}`)
    return value
  })
}
