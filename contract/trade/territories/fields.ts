// Fields of lines, territories, coverage and agreements. No field is for resale prices, customers or bans.
import * as z from 'zod'
import {
  agreementCountriesMost,
  agreementLinesMost,
  agreementTextMost,
  coverageTextMost,
  lineCategoriesMost,
  lineNameMost,
  lineProductsMost,
  lineTextMost,
  lineWishesMost,
  lineWishMost,
  territoryCellsMost,
  territoryTextMost,
} from './constants.ts'
import { clearable, line, reference, requiredLine } from '#contract/foundation/fields.ts'
import { CountryCode, Day, text, Uuid } from '#contract/foundation/shapes.ts'
import { regionKeys } from './regions.ts'
import { cellStates, exclusivities, lineRoles, stocks } from './states.ts'

function distinct<T extends z.ZodType<string>>(item: T, most: number) {
  return z
    .array(item)
    .max(most, `at most ${most}`)
    .transform((values) => [...new Set(values)])
}

const code = reference('code', CountryCode)
const id = reference('id', Uuid)

export const NewLine = z.object({
  name: requiredLine(lineNameMost),
  description: text(lineTextMost).default('').describe('for those who would represent it'),
  categories: distinct(id, lineCategoriesMost).default([]).describe('without: those of its products'),
  products: distinct(Uuid, lineProductsMost).default([]).describe('ids of own products'),
  role: z.enum(lineRoles).default('distributor').describe('sought where a country is `sought`'),
  withStock: z.boolean().default(false).describe('a distributor with stock is sought'),
  wishes: distinct(requiredLine(lineWishMost), lineWishesMost)
    .default([])
    .describe('of a partner: `Service team`, `References in mining`'),
  exclusivePossible: z.boolean().default(false),
  noMinimum: z.boolean().default(false).describe('no minimum order at the beginning'),
})
export type NewLine = z.output<typeof NewLine>

export const SetCells = z.object({
  lines: z.array(Uuid).min(1, 'is missing').max(200),
  countries: distinct(code, territoryCellsMost).default([]),
  regions: z.array(z.enum(regionKeys)).max(30).default([]).describe('beside `countries`'),
  state: z.enum(cellStates).describe('unknown: nothing is stated any more'),
  until: clearable(Day),
})
export type SetCells = z.output<typeof SetCells>

export const PastedCells = z.object({
  text: z
    .string()
    .max(territoryTextMost)
    .describe(
      'CSV or cells pasted from a sheet. Either a head with `line,country,state,until`, or a grid: lines below, countries across.',
    ),
  dryRun: z.boolean().default(false).describe('says what would change, and changes nothing'),
})

export const NewCoverage = z.object({
  countries: distinct(code, agreementCountriesMost).default([]),
  industries: distinct(id, 20).default([]),
  categories: distinct(id, 50).default([]).describe('kinds of lines that are carried'),
  languages: distinct(
    reference(
      'code',
      z
        .string()
        .regex(/^[A-Za-z]{2,3}$/)
        .toLowerCase(),
    ),
    20,
  ).default([]),
  stock: z.enum(stocks).nullable().default(null),
  stockPlace: line(coverageTextMost).describe('`Lima`'),
  service: z.boolean().default(false).describe('repair or commissioning by own people'),
  brands: distinct(requiredLine(80), 50).default([]).describe('names of lines carried, as stated'),
  room: z.boolean().default(false).describe('takes further lines'),
  roles: z.array(z.enum(lineRoles)).max(3).default([]),
  description: text(lineTextMost).default(''),
})
export type NewCoverage = z.output<typeof NewCoverage>

export const AgreementTerms = z.object({
  lines: distinct(Uuid, agreementLinesMost).default([]).describe('of the supplier'),
  subject: line(lineNameMost).describe('in place of lines, where a distributor finds none to name'),
  countries: distinct(code, agreementCountriesMost).pipe(z.array(z.string()).min(1, 'is missing')),
  role: z.enum(lineRoles),
  exclusivity: z
    .enum(exclusivities)
    .default('none')
    .describe('sole: the maker appoints nobody else there; shared: one of up to five'),
  from: Day,
  until: clearable(Day).describe('last day; null: open'),
  showsEnd: z.boolean().default(false).describe('the end is shown publicly where both sides say so'),
  listed: z.boolean().default(true).describe('shown publicly; a confirmed one where both sides say so'),
})

export const NewAgreement = AgreementTerms.extend({
  with: Uuid.describe('id of the other business'),
  side: z.enum(['supplier', 'distributor']).describe('of the proposing business'),
  replaces: clearable(Uuid).describe('agreement in force that this one renews or changes'),
  note: text(agreementTextMost).default('').describe('for the other side alone'),
}).refine(({ from, until }) => !until || until >= from, { error: 'ends before it begins', path: ['until'] })
export type NewAgreement = z.output<typeof NewAgreement>
