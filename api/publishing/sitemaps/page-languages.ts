// Languages of listed pages.
import type { SitemapKind } from '#contract/publishing/sitemaps.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import { businessLanguages } from '#api/identity/businesses/lookup.ts'
import { productLanguages } from '#api/catalog/products/lookup.ts'

type Dependencies = Pick<WorkerDependencies, 'pool' | 'translation'>

/** Absent: all. */
export async function languagesOf(
  { pool, translation }: Dependencies,
  kind: SitemapKind,
  pages: readonly { id: string }[],
): Promise<Map<string, string[]>> {
  const ids = pages.map(({ id }) => id)
  if (!translation?.listings.length || ids.length === 0) return new Map()
  if (kind === 'products') return productLanguages({ pool }, ids)
  return kind === 'businesses' ? businessLanguages({ pool }, ids) : new Map()
}
