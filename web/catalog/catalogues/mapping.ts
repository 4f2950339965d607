// Headings of a file → columns.
import { type CatalogueColumn, type CatalogueField, pricedColumns } from '#contract/catalog/catalogues/columns.ts'
import { priceHeading } from './currency.ts'
import { columnFor } from './headings.ts'
import { plainHeading as plain } from './reading/plain-heading.ts'
import { exportedColumns } from './reading/systems.ts'

const eitherWords = new Set([
  'article',
  'item',
  'product',
  'articulo',
  'producto',
  'articolo',
  'prodotto',
  '产品',
  '商品',
  'artikel',
  'produkt',
])

/** `Preis EUR`, `Prix par 100`. */
function pricedIn(exported: ReturnType<typeof exportedColumns>, heading: string): CatalogueField | undefined {
  const { bare } = priceHeading(heading)
  const column = bare === '' || bare === heading ? undefined : exported(bare)
  return pricedColumns.find((one) => one === column)
}

/** Only the pictures' column is used twice. */
export function mappingFor(
  given: readonly string[],
  remembered: Readonly<Record<string, string>>,
): (CatalogueColumn | '')[] {
  const isEither = (heading: string) => remembered[heading.trim()] === undefined && eitherWords.has(plain(heading))
  const taken = new Set<string>()
  function take(...columns: (CatalogueColumn | '')[]): CatalogueColumn | '' {
    const column = columns.find((one) => !taken.has(one)) ?? ''
    if (column && column !== 'photos') taken.add(column)
    return column
  }
  const exported = exportedColumns(given)
  const mapping = given.map((heading) =>
    isEither(heading)
      ? undefined
      : take(
          (remembered[heading.trim()] ?? exported(heading) ?? pricedIn(exported, heading) ?? columnFor(heading)) as
            | CatalogueColumn
            | '',
        ),
  )
  return mapping.map((column) => column ?? take('name', 'partNumber'))
}
