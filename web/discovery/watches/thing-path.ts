// Paths of products and companies in news.
import type { Thing } from '#contract/discovery/watches/watches.ts'
import { useSite } from '#web/foundation/page.ts'

export function useThingPath(): (thing: Thing) => string {
  const { paths } = useSite()
  return ({ resourceType, resourceID, key }) =>
    resourceType === 'product'
      ? paths.product({ productID: resourceID, key })
      : paths.business({ businessID: resourceID, key })
}
