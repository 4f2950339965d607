// Search for neighbors: address of a saved question.
import type { SavedQuestion } from '#contract/discovery/watches/saved-searches.ts'
import { defaultSearchType } from '#contract/foundation/constants.ts'
import { addressOf, type SearchQuery } from './query.ts'

export function addressOfQuestion(question: SavedQuestion): ReturnType<typeof addressOf> {
  const { textQuery, country = [], industry = [], category = [], verified = false, presence } = question
  const { exactly = false, literally = [] } = question
  const common = {
    countries: country,
    search: textQuery,
    page: 1,
    view: 'cards',
    size: undefined,
    industry,
    category,
    verified,
    presence,
    sort: 'relevance',
    exactly,
    literally,
  } as const
  const none = { company: [], brand: [], spec: [], ranges: [], documents: [], verifications: [], replies: undefined }
  const { businessType = [] } = question
  if (question.resourceType === 'business') {
    const { verifications = [], replies } = question
    const business = businessType[0] ?? defaultSearchType
    return addressOf({ ...none, ...common, business, verifications, replies } satisfies SearchQuery)
  }
  const { brand = [], specs: spec = [], ranges = [], documents = [] } = question
  const brands = typeof brand === 'string' ? [brand] : brand
  return addressOf({
    ...none,
    ...common,
    business: 'PR',
    company: businessType,
    brand: brands,
    spec,
    ranges,
    documents,
  } satisfies SearchQuery)
}
