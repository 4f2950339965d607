// Page data of a listed company.
import type { ProductCard } from '#contract/catalog/products/products.ts'
import type { Api } from '#web/foundation/page.ts'
import { cut } from '#web/ui/cut.ts'

const askedAtOnce = 5
const rowTextMost = 120 // characters

/** `name`: category or industry of all similar ones. */
export type Similar = Awaited<ReturnType<typeof similarTo>>
export type SimilarCompany = Similar['data'][number]

export async function similarTo(api: Api, id: string, signal: AbortSignal) {
  const { data, total, within } = await api.search.similarAnswering({ params: { id }, signal })
  return {
    total,
    within,
    data: data.map(({ general, contactInfo, ...card }) => ({
      businessID: card.businessID,
      key: card.key,
      verified: card.verified,
      presence: card.presence,
      kind: card.kind,
      minutes: card.medianMinutes,
      name: general.companyName,
      text: cut(general.shortDescription, rowTextMost),
      photo: general.profilePhoto,
      country: contactInfo.country,
    })),
  }
}

export function splitSimilar(data: SimilarCompany[]): { asked: SimilarCompany[]; others: SimilarCompany[] } {
  return { asked: data.slice(0, askedAtOnce), others: data.slice(askedAtOnce) }
}

export type ProductRow = ReturnType<typeof rowOf>

export function rowOf({ productID, key, name, specs, description, subCategory, category, industry }: ProductCard) {
  const facts = specs.map((spec) => `${spec.name ?? spec.key} ${spec.value}`).join(' · ')
  return {
    productID,
    key,
    name,
    text: cut(facts || description, rowTextMost),
    category: (subCategory ?? category ?? industry).name,
  }
}
