// Reference lists.
import * as z from 'zod'
import { capability } from './endpoint.ts'
import { industries } from './industries.ts'
import { inLocales, locales } from './locales.ts'
import { Coded, CountryCode } from './shapes.ts'

const AllNames = z.object(inLocales(() => z.string()))
const Lang = z.object({
  lang: z.enum(locales).optional().describe('language of the names; else Accept-Language'),
})

function list<T extends z.ZodType>(path: string, summary: string, item: T) {
  return { method: 'GET', path, summary, query: Lang, answer: z.array(item) } as const
}

const lists = {
  countries: list(
    '/ref-data/country',
    'All countries and territories, with flag and dial code.',
    z.object({
      code: z.string(),
      countryName: z.string(),
      emoji: z.string(),
      dialCode: z.string(),
      currency: z.string(),
      hasStates: z.boolean(),
      names: AllNames,
    }),
  ),
  businessTypes: list(
    '/ref-data/business-type',
    'The nine types a business can have.',
    z.object({ code: z.string(), businessTypeName: z.string(), singularName: z.string() }),
  ),
  jobPositions: list(
    '/ref-data/job-position',
    'Positions people hold.',
    z.object({ jobPositionID: z.string(), name: z.string() }),
  ),
  genders: list('/ref-data/gender', 'Genders a person may state.', Coded),
  languages: list(
    '/ref-data/language',
    'Languages people and businesses speak.',
    z.object({ code: z.string(), languageName: z.string(), nativeName: z.string(), interface: z.boolean() }),
  ),
  incoterms: list(
    '/ref-data/incoterm',
    'Incoterms 2020.',
    z.object({ code: z.string(), name: z.string(), seaOnly: z.boolean() }),
  ),
  currencies: list(
    '/ref-data/currency',
    'Currencies businesses accept.',
    z.object({ code: z.string(), name: z.string(), symbol: z.string() }),
  ),
  paymentTypes: list('/ref-data/payment-type', 'Ways of paying.', Coded),
  packagingTypes: list('/ref-data/packaging-type', 'Ways of packing.', Coded),
  capacityUnits: list('/ref-data/capacity-unit', 'Units of a production capacity.', Coded),
  capacityPeriods: list('/ref-data/capacity-period', 'Periods of a production capacity.', Coded),
  markets: list('/ref-data/market', 'World market regions.', Coded),
  contractManufacturing: list('/ref-data/contract-manufacturing', 'Kinds of contract manufacturing.', Coded),
}

const ReferenceLists = z.object({
  countries: lists.countries.answer,
  businessTypes: lists.businessTypes.answer,
  jobPositions: lists.jobPositions.answer,
  genders: lists.genders.answer,
  languages: lists.languages.answer,
  incoterms: lists.incoterms.answer,
  currencies: lists.currencies.answer,
  paymentTypes: lists.paymentTypes.answer,
  packagingTypes: lists.packagingTypes.answer,
  capacityUnits: lists.capacityUnits.answer,
  capacityPeriods: lists.capacityPeriods.answer,
  markets: lists.markets.answer,
  contractManufacturing: lists.contractManufacturing.answer,
  industries: industries.list.answer,
})
export type ReferenceLists = z.output<typeof ReferenceLists>
export type ReferenceListName = keyof ReferenceLists
const ReferenceListName = ReferenceLists.keyof()
export const referenceListNames: readonly ReferenceListName[] = ReferenceListName.options

const ReferenceListNames = z
  .union([z.string(), z.array(z.string())])
  .transform((given) => [...new Set((Array.isArray(given) ? given : given.split(',')).map((name) => name.trim()))])
  .pipe(z.array(ReferenceListName))

export const reference = capability({
  ...lists,
  lists: {
    method: 'GET',
    path: '/reference/lists',
    summary: 'Several lists in one answer: those that are named, each as its own call answers it.',
    query: Lang.extend({
      names: ReferenceListNames.describe(`comma between: ${referenceListNames.join(', ')}`),
    }),
    answer: ReferenceLists.partial(),
  },
  states: {
    method: 'GET',
    path: '/ref-data/country/:code/state',
    summary: 'The states, provinces or regions of a country.',
    params: z.object({ code: CountryCode }),
    query: Lang,
    answer: z.array(z.object({ stateID: z.string(), stateName: z.string(), countryCode: z.string() })),
    refusals: ['NotFound'],
  },
  attributions: {
    method: 'GET',
    path: '/ref-data/attribution',
    summary: 'Where the reference lists, the sample data and the look come from, and under which licence.',
    answer: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        by: z.string(),
        url: z.string(),
        licence: z.string(),
        what: z.string(),
        use: z.enum(['reference', 'sample', 'look']),
      }),
    ),
  },
})
