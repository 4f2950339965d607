// Search headings and counts, as whole sentences: word order differs by language.
import type { I18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import type { DocumentGroup } from '#contract/catalog/documents/kinds.ts'
import type { ReplyLevel, SearchType } from '#contract/foundation/constants.ts'
import type { Presence } from '#contract/identity/businesses/presence.ts'
import type { Facets } from '#contract/discovery/search.ts'
import type { Site } from '#web/foundation/page.ts'
import { searchTypesOf } from '#web/foundation/shell/search/search-types.ts'
import type { SearchQuery } from './query.ts'

export function typeLabel(site: Site, i18n: I18n, type: SearchType): string {
  const types = searchTypesOf(site, (message) => i18n._(message))
  return types.find(({ code }) => code === type)?.name ?? type
}

export function replyName(i18n: I18n, level: ReplyLevel): string {
  return level === 'most' ? t(i18n)`Answers most inquiries` : t(i18n)`Usually answers within a day`
}

export function presenceName(i18n: I18n, presence: Presence): string {
  return presence === 'run' ? t(i18n)`Answers on WBN` : t(i18n)`Listed, not on WBN yet`
}

export function documentGroupName(i18n: I18n, group: DocumentGroup): string {
  if (group === 'datasheet') return t(i18n)`With a datasheet`
  return group === 'cad' ? t(i18n)`With CAD data` : t(i18n)`With declarations or certificates`
}

export function counted(i18n: I18n, type: SearchType, count: number): string {
  switch (type) {
    case 'PR':
      return t(i18n)`${plural(count, { one: '# product', other: '# products' })}`
    case 'UR':
      return t(i18n)`${plural(count, { one: '# user', other: '# users' })}`
    case 'MA':
      return t(i18n)`${plural(count, { one: '# manufacturer', other: '# manufacturers' })}`
    case 'DI':
      return t(i18n)`${plural(count, { one: '# distributor', other: '# distributors' })}`
    case 'WS':
      return t(i18n)`${plural(count, { one: '# wholesaler', other: '# wholesalers' })}`
    case 'IM':
      return t(i18n)`${plural(count, { one: '# importer', other: '# importers' })}`
    case 'EX':
      return t(i18n)`${plural(count, { one: '# exporter', other: '# exporters' })}`
    case 'RE':
      return t(i18n)`${plural(count, { one: '# retailer', other: '# retailers' })}`
    case 'IN':
      return t(i18n)`${plural(count, { one: '# investor', other: '# investors' })}`
    case 'CO':
      return t(i18n)`${plural(count, { one: '# consultant', other: '# consultants' })}`
    case 'GO':
      return t(i18n)`${plural(count, { one: '# government body', other: '# government bodies' })}`
  }
}

/** `188 manufacturers for “centrifugal pumps” in Italy`. */
function headingOf(i18n: I18n, what: string, asked: string, place: string): string {
  const text = /[\p{L}\p{N}]/u.test(asked) ? asked : ''
  if (text && place) return t(i18n)`${what} for “${text}” in ${place}`
  if (text) return t(i18n)`${what} for “${text}”`
  return place ? t(i18n)`${what} in ${place}` : what
}

function placeOf(i18n: I18n, names: string[]): string {
  const count = names.length
  if (count > 3) return t(i18n)`${plural(count, { one: '# country', other: '# countries' })}`
  return new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(names)
}

export function countryName(locale: string, code: string, facets: Facets | undefined): string {
  return (
    facets?.country.find((one) => one.value === code)?.name ??
    new Intl.DisplayNames(locale, { type: 'region' }).of(code) ??
    code
  )
}

export function headingIn(
  i18n: I18n,
  query: SearchQuery,
  text: string,
  what: string,
  names: Record<string, string>,
): string {
  return headingOf(
    i18n,
    what,
    text,
    placeOf(
      i18n,
      query.countries.map((code) => names[code] ?? code),
    ),
  )
}
