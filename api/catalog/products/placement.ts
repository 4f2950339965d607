// Placement of a product in the industry tree.
import { isOffered, nodeByID } from '#api/foundation/industries/lookup.ts'

export type Placement = { industryId: string; categoryId: string | null; subCategoryId: string | null }
type PlacementInput = {
  industry?: string | undefined
  category?: string | null | undefined
  subCategory?: string | null | undefined
}

/** The most specific node decides. `before`: former placement, or the business's industry. */
export function placementOf(sent: PlacementInput, before: Placement): Placement | { field: string; message: string } {
  const { industry, category, subCategory } = sent
  const leaf = subCategory ? nodeByID(subCategory) : undefined
  if (subCategory && leaf?.kind !== 'subCategory') return { field: 'subCategory', message: 'is not a subcategory' }
  const branch = category ? nodeByID(category) : leaf?.category
  if (category && branch?.kind !== 'category') return { field: 'category', message: 'is not a category' }
  if (leaf && branch && leaf.category !== branch)
    return { field: 'subCategory', message: 'is not a subcategory of the category' }
  const root = industry ? nodeByID(industry) : branch?.industry
  if (industry && root?.kind !== 'industry') return { field: 'industry', message: 'is not an industry' }
  if (root && branch && branch.industry !== root)
    return { field: 'category', message: 'is not a category of the industry' }
  // An existing placement may be unoffered.
  if (leaf && leaf.id !== before.subCategoryId && !isOffered(leaf))
    return { field: 'subCategory', message: 'is no longer offered' }
  if (branch && branch.id !== before.categoryId && !isOffered(branch))
    return { field: 'category', message: 'is no longer offered' }

  const industryId = root?.id ?? before.industryId
  const categoryId = kept(branch?.id, category, before.categoryId, industryId === before.industryId)
  const subCategoryId = kept(leaf?.id, subCategory, before.subCategoryId, categoryId === before.categoryId)
  return { industryId, categoryId, subCategoryId }
}

/** The named node, else the former one, unless its parent changed. */
function kept(
  named: string | undefined,
  sent: string | null | undefined,
  before: string | null,
  fits: boolean,
): string | null {
  if (named) return named
  return sent === undefined && fits ? before : null
}
