// Favorites as table rows.
import type { Favorite, FavoriteList } from '#contract/social/favorites/favorites.ts'

export type Columns = Record<'type' | 'name' | 'company' | 'country' | 'list' | 'note' | 'saved' | 'page', string>

type TableRow = { favorite: Favorite; page: string }

export function rowsOf(
  saved: readonly TableRow[],
  lists: readonly FavoriteList[],
  headings: Columns,
  kinds: { business: string; product: string },
): string[][] {
  const names = new Map(lists.map(({ id, name }) => [id, name]))
  const rows = saved.map(({ favorite: { business, product, note, listID, savedAt }, page }) => [
    business ? kinds.business : kinds.product,
    business?.general.companyName ?? product?.name ?? '',
    product?.businessProfile.general.companyName ?? business?.general.companyName ?? '',
    (business ?? product?.businessProfile)?.contactInfo.country.countryName ?? '',
    names.get(listID ?? '') ?? '',
    note,
    savedAt.slice(0, 10),
    page,
  ])
  return [Object.values(headings), ...rows]
}
