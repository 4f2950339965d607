// Catalog and template files.
import {
  type CatalogueColumn,
  catalogueFields,
  type CatalogueField,
  specPrefix,
  versionColumns,
} from '#contract/catalog/catalogues/columns.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import type { Api } from '#web/foundation/page.ts'
import { delimiterFor } from '#web/foundation/csv.ts'
import { headingOf } from './headings.ts'
import type { Cell } from './reading/table.ts'
import { fileOf, type Kind, save } from './write.ts'

const pageSize = 200

export async function saveCatalogue(
  api: Api,
  { businessID, locale, kind, name }: { businessID: string; locale: Locale; kind: Kind; name: string },
): Promise<void> {
  const products: Record<string, Cell>[] = []
  for (let total = 1; products.length < total;) {
    const page = await api.catalogues.export({ query: { businessID, skip: products.length, size: pageSize } })
    total = page.rows.length === 0 ? 0 : page.total
    products.push(...page.rows)
  }
  const specs = new Set(
    products.flatMap((cells) => Object.keys(cells).filter((column) => column.startsWith(specPrefix))),
  )
  const versions = versionColumns.filter((column) => products.some((cells) => cells[column] !== undefined))
  const columns = [...catalogueFields, ...versions, ...specs] as CatalogueColumn[]
  const rows = products.map((cells) => columns.map((column) => cells[column] ?? ''))
  await saveRows([columns.map((column) => headingOf(column, locale)), ...rows], { locale, kind, name })
}

export async function saveTemplate(
  hint: (field: CatalogueField) => string,
  { locale, kind, name, spec }: { locale: Locale; kind: Kind; name: string; spec: { heading: string; hint: string } },
): Promise<void> {
  const headings = [...catalogueFields.map((field) => headingOf(field, locale)), spec.heading]
  const hints = [...catalogueFields.map(hint), spec.hint].map((text, at) => (at === 0 ? `# ${text}` : text))
  await saveRows([headings, hints], { locale, kind, name }, 1)
}

export async function saveRows(
  rows: readonly (readonly Cell[])[],
  { locale, kind, name }: { locale: Locale; kind: Kind; name: string },
  hints = 0,
): Promise<void> {
  save(await fileOf(rows, { kind, delimiter: delimiterFor(locale), hints }), `${name}.${kind}`)
}
