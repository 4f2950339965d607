// Compared facts as groups of rows.
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import {
  type ColumnOf,
  type ComparedColumn,
  comparedColumns,
  type ComparisonGroup,
  type KindOf,
  productColumns,
} from '#contract/catalog/products/columns.ts'
import { isFree } from '#contract/foundation/amounts.ts'
import { inLine } from '#kit/direction.ts'
import { useSite } from '#web/foundation/page.ts'
import type { BusinessColumn, ProductColumn } from './columns.ts'
import { leastOf, specRows, statedOnly, type Cell, type Group, type Row } from './rows.ts'

type Price = NonNullable<ProductColumn['price']>

function useWording() {
  const { t } = useLingui()
  const { formats } = useSite()
  const text = (value: string | null | undefined | false): Cell => (value ? { text: value } : null)
  const number = (value: number | null): Cell => (value === null ? null : { text: formats.number(value) })
  const days = (count: number | null): Cell =>
    count === null ? null : { text: t`${plural(count, { one: '# day', other: '# days' })}` }
  const yesOrNo = (value: boolean | null): Cell => (value === null ? null : { text: value ? t`Yes` : t`No` })
  return { formats, text, number, days, yesOrNo }
}

/** Prices are ranked only if all share currency and unit. */
function lowestPrices(columns: ProductColumn[]): number[] {
  const kinds = columns.flatMap(({ price }) => (price ? [`${price.currency} ${price.unit}`] : []))
  return new Set(kinds).size > 1 ? [] : leastOf(columns.map(({ price }) => price?.min))
}

type FactColumn = Exclude<ComparedColumn, 'specs'>
type ProductCells = {
  [Kind in KindOf<FactColumn>]: (column: ProductColumn, key: Extract<ColumnOf<Kind>, FactColumn>) => Cell
}

function useProductWords() {
  const { t } = useLingui()
  const groups: Record<ComparisonGroup, string> = {
    price: t`Price`,
    delivery: t`Delivery`,
    specs: t`Specifications`,
    product: t`Product`,
  }
  const names: Record<FactColumn, string> = {
    price: t`Price`,
    tiers: t`Price by quantity`,
    minimumOrder: t`Minimum order`,
    leadTime: t`Lead time`,
    stock: t`In stock`,
    category: t`Category`,
    brand: t`Brand`,
    partNumber: t`Part number`,
    hsCode: t`HS code`,
    gtin: t`GTIN`,
    datasheets: t`Datasheets`,
  }
  return { groups, names }
}

function useProductCells(): ProductCells {
  const { t } = useLingui()
  const { formats, text, number, days, yesOrNo } = useWording()
  const price = ({ unit, currency, ...range }: Price): Cell => {
    const written = formats.range(range, formats.price)
    if (isFree(range)) return text(t({ message: 'Free', comment: 'price of goods that are given away' }))
    return text(written && `${written} ${currency}${unit ? ` / ${unit}` : ''}`)
  }
  const steps = ({ tiers, currency, unit }: Price) =>
    tiers.map(({ quantity, price: each }) => {
      const [from, cost] = [formats.number(quantity), formats.price(each)]
      return t`from ${from}: ${cost} ${currency}` + (unit ? ` / ${unit}` : '')
    })
  return {
    line: (column, key) => text(column[key]),
    hsCode: (column, key) => text(column[key]),
    gtin: (column, key) => text(column[key]),
    node: (column, key) => text(column[key]),
    amount: (column, key) =>
      column[key] ? price(column[key]) : text(column.company.presence === 'run' ? t`On request` : null),
    tiers: (column) => text(column.price && steps(column.price).join('\n')),
    days: (column, key) => days(column[key]),
    yesNo: (column, key) => yesOrNo(column[key]),
    files: (column, key) => number(column[key] || null),
  }
}

export function useProductGroups(columns: ProductColumn[]): Group[] {
  const { t } = useLingui()
  const { formats, text, yesOrNo } = useWording()
  const { groups, names } = useProductWords()
  const cells = useProductCells()
  const row = (name: string, cell: (column: ProductColumn) => Cell, best?: Row['best']): Row => {
    return { name, cells: columns.map(cell), best }
  }
  const best: Partial<Record<FactColumn, Row['best']>> = {
    price: { word: t`lowest`, at: lowestPrices(columns) },
    leadTime: { word: t`shortest`, at: leastOf(columns.map(({ leadTime }) => leadTime)) },
  }
  function rowsOf(key: ComparedColumn): Row[] {
    if (key === 'specs') return specRows(columns.map(({ specs }) => specs))
    const cell = cells[productColumns[key].kind] as (column: ProductColumn, key: FactColumn) => Cell
    return [row(names[key], (column) => cell(column, key), best[key])]
  }
  return statedOnly([
    ...comparedColumns.map(({ group, columns: keys }) => ({ name: groups[group], rows: keys.flatMap(rowsOf) })),
    {
      name: t`Supplier`,
      rows: [
        row(t`Company type`, ({ company }) => text(company.type)),
        row(t`Country`, ({ company }) => text(company.country.countryName)),
        row(t`Verified`, ({ company }) => yesOrNo(company.verified)),
        row(t`Founded`, ({ company }) => text(company.founded?.toString())),
        row(t`Employees`, ({ company }) => text(formats.range(company.employees))),
      ],
    },
  ])
}

export function useBusinessGroups(columns: BusinessColumn[]): Group[] {
  const { t } = useLingui()
  const { formats, text, number, days, yesOrNo } = useWording()
  const row = (name: string, cell: (column: BusinessColumn) => Cell, best?: Row['best']): Row => {
    return { name, cells: columns.map(cell), best }
  }
  const capacity = (made: BusinessColumn['capacity']) =>
    made && formats.range(made) && `${formats.range(made)} ${made.unit.name} / ${made.period.name}`
  const shortest = { word: t`shortest`, at: leastOf(columns.map(({ leadTime }) => leadTime)) }
  return statedOnly([
    {
      name: t`Company`,
      rows: [
        row(t`Company type`, ({ type }) => text(type)),
        row(t`Verified`, ({ verified }) => yesOrNo(verified)),
        row(t`Location`, ({ city, country }) => text(inLine([city, country.countryName]))),
        row(t`Founded`, ({ founded }) => text(founded?.toString())),
        row(t`Employees`, ({ employees }) => text(formats.range(employees))),
        row(t`Annual revenue, USD`, ({ revenue }) => text(formats.range(revenue))),
        row(t`Industry`, ({ industry }) => text(industry)),
        row(t`Categories`, ({ categories }) => text(categories)),
        row(t`Products`, ({ products }) => number(products)),
      ],
    },
    {
      name: t`Factory`,
      rows: [
        row(t`Production capacity`, (column) => text(capacity(column.capacity))),
        row(t`Factory size`, ({ factorySize }) => text(factorySize !== null && `${formats.number(factorySize)} m²`)),
        row(t`Production lines`, ({ lines }) => number(lines)),
        row(t`Production staff`, ({ productionStaff }) => number(productionStaff)),
        row(t`Contract manufacturing`, ({ contractManufacturing }) => text(contractManufacturing)),
      ],
    },
    {
      name: t`Trade Capabilities`,
      rows: [
        row(t`Average lead time`, ({ leadTime }) => days(leadTime), shortest),
        row(t`Markets`, ({ markets }) => text(markets)),
        row(t`Languages`, ({ languages }) => text(languages)),
        row(t`Sales staff`, ({ salesStaff }) => number(salesStaff)),
      ],
    },
    {
      name: t`Business Terms`,
      rows: [
        row(t`Delivery terms`, ({ deliveryTerms }) => text(deliveryTerms)),
        row(t`Currencies`, ({ currencies }) => text(currencies)),
        row(t`Payment`, ({ payment }) => text(payment)),
        row(t`Packaging`, ({ packaging }) => text(packaging)),
        row(t`Certificates`, ({ certificates }) => text(certificates)),
      ],
    },
  ])
}
