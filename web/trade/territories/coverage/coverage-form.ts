// Schema of a coverage.
import * as z from 'zod'
import { NewCoverage } from '#contract/trade/territories/fields.ts'
import { lineRoles, stocks } from '#contract/trade/territories/states.ts'
import type { Coverage } from '#contract/trade/territories/territories.ts'
import { checkedBy, checkedText, listText } from '#web/foundation/form/codecs.ts'

const { countries, industries, categories, languages, stockPlace, brands, description } = NewCoverage.shape
const list = z.array(z.string())

export const coverageForm = z.object({
  countries: checkedBy(list, countries),
  industries: checkedBy(list, industries),
  categories: checkedBy(list, categories),
  languages: checkedBy(list, languages),
  stock: z.enum(['', ...stocks]),
  stockPlace: checkedText(stockPlace),
  service: z.boolean(),
  brands: checkedBy(listText(), brands),
  room: z.boolean(),
  roles: z.array(z.enum(lineRoles)),
  description: checkedText(description),
})
export type CoverageValues = z.input<typeof coverageForm>

export const bodyOf = ({ stock, ...values }: z.output<typeof coverageForm>) => ({ ...values, stock: stock || null })

export function coverageValues(read: Coverage): CoverageValues {
  return {
    countries: read.countries.map(({ code }) => code),
    industries: read.industries.map(({ id }) => id),
    categories: read.categories.map(({ id }) => id),
    languages: read.languages.map(({ code }) => code),
    stock: read.stock ?? '',
    stockPlace: read.stockPlace,
    service: read.service,
    brands: read.brands.join(', '),
    room: read.room,
    roles: read.roles,
    description: read.description,
  }
}
