// Versions of texts in other languages, as columns.
import type { ProductChange } from '#contract/catalog/products/fields.ts'
import { versionIn } from '#contract/catalog/catalogues/columns.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import type { StoredLanguages, StoredVersions } from '#api/foundation/text-versions.ts'
import type { ProductRow } from '#api/catalog/products/lookup.ts'
import type { RowSays } from './cells.ts'

type VersionsInput = NonNullable<ProductChange['versions']>

export function storedVersions(row: ProductRow | undefined): StoredVersions {
  return (row?.versions ?? {}) as StoredVersions
}

export function storedLanguages(row: ProductRow | undefined): StoredLanguages {
  return (row?.languages ?? {}) as StoredLanguages
}

export function languagesWithout(row: ProductRow | undefined, fields: readonly string[]): StoredLanguages {
  return Object.fromEntries(Object.entries(storedLanguages(row)).filter(([field]) => !fields.includes(field)))
}

/** Versions that the row changes; empty: its last text is cleared. */
export function changedVersions({ versions }: RowSays, before: ProductRow | undefined): VersionsInput | undefined {
  const stored = storedVersions(before)
  const changed: Record<string, Record<string, string>> = {}
  for (const [column, said] of versions) {
    const { field, locale } = versionIn(column)!
    const {
      of: _,
      machine: __,
      ...texts
    } = changed[locale] ?? (stored[locale] as Record<string, string> | undefined) ?? {}
    changed[locale] = { ...texts, [field]: said ?? '' }
  }
  const differing = Object.entries(changed).flatMap(([locale, texts]) => {
    const filled = Object.values(texts).some(Boolean)
    const old = stored[locale]
    const isSame = Object.entries(texts).every(([field, text]) => text === (old?.[field] ?? ''))
    return isSame ? [] : [[locale as Locale, filled ? texts : ('' as const)] as const]
  })
  return differing.length > 0 ? (Object.fromEntries(differing) as VersionsInput) : undefined
}

export function versionCells(row: ProductRow): Record<string, string> {
  const cells = Object.entries(storedVersions(row)).flatMap(([locale, { name, description }]) => [
    [`name[${locale}]`, name ?? ''],
    [`description[${locale}]`, description ?? ''],
  ])
  return Object.fromEntries(cells) as Record<string, string>
}
