// Favourites as a table to keep: CSV that spreadsheets open without running anything in it. Pure.
import type { Favorite, FavoriteList } from '#contract/favorites.ts'

export type Columns = Record<'type' | 'name' | 'company' | 'country' | 'list' | 'note' | 'saved' | 'page', string>

/** A line starting with = + - @ would be a formula: a quote before it makes it text. */
function cell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

type Saved = { favorite: Favorite; page: string }

/** `heads` are the columns' headings; `kinds` how the two types are called. Begins with a byte order mark, for Excel. */
export function tableOf(
  saved: readonly Saved[],
  lists: readonly FavoriteList[],
  heads: Columns,
  kinds: { business: string; product: string },
): string {
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
  return `\uFEFF${[Object.values(heads), ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}
