// Cache tags of the companies and products that a page shows.
type Card = { businessID?: string | undefined; productID?: string | undefined }

export function cardTags(cards: readonly Card[]): string[] {
  const tags = cards.flatMap(({ businessID, productID }) => [
    ...(businessID ? [`card:${businessID}`] : []),
    ...(productID ? [`card:${productID}`] : []),
  ])
  return [...new Set(tags)]
}
