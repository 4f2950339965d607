// First results of an example search.
import type { Api } from '#web/foundation/page.ts'
import { undrawnPicture } from '#web/foundation/pictures.ts'
import type { Live } from './LiveExample.tsx'

const shown = 3

/** Undefined without an example. */
export async function liveOf(api: Api, example: { text: string } | undefined): Promise<Live | undefined> {
  if (!example) return undefined
  const { text } = example
  const { data, total } = await api.search.product({ body: { textQuery: text, size: shown, facets: false } })
  if (data.length < shown) return undefined
  const products = await api.products.readMany({ query: { ids: data.map(({ productID }) => productID).join(',') } })
  return {
    text,
    total,
    results: products.map(({ productID, key, name, mainImage, price, leadTime, businessProfile }) => ({
      productID,
      key,
      name,
      picture: undrawnPicture({ mainImage, businessProfile }),
      price,
      leadTime,
      company: businessProfile.general.companyName,
      presence: businessProfile.presence,
      kind: businessProfile.kind,
      emoji: businessProfile.contactInfo.country.emoji,
      verified: businessProfile.verified,
    })),
  }
}
