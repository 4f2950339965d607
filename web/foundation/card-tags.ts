// Cache tags of shown companies and products.
type Card = { businessID?: string | undefined; productID?: string | undefined }

export function cardTags(cards: readonly Card[]): string[] {
  const tags = cards.flatMap(({ businessID, productID }) => [
    ...(businessID ? [`card:${businessID}`] : []),
    ...(productID ? [`card:${productID}`] : []),
  ])
  return [...new Set(tags)]
}
