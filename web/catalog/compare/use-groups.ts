// Compared facts as groups of rows.
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
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

export function useProductGroups(columns: ProductColumn[]): Group[] {
  const { t } = useLingui()
  const { formats, text, number, days, yesOrNo } = useWording()
  const row = (name: string, cell: (column: ProductColumn) => Cell, best?: Row['best']): Row => {
    return { name, cells: columns.map(cell), best }
  }
  const price = ({ unit, currency, ...range }: Price): Cell => {
    return text(formats.range(range) && `${formats.range(range)} ${currency}${unit ? ` / ${unit}` : ''}`)
  }
  const steps = ({ tiers, currency }: Price) =>
    tiers.map(({ quantity, price: each }) => {
      const [from, cost] = [formats.number(quantity), formats.number(each)]
      return t`from ${from}: ${cost} ${currency}`
    })
  const shortest = { word: t`shortest`, at: leastOf(columns.map(({ leadTime }) => leadTime)) }
  return statedOnly([
    {
      name: t`Price`,
      rows: [
        row(t`Price`, (column) => (column.price ? price(column.price) : text(t`On request`)), {
          word: t`lowest`,
          at: lowestPrices(columns),
        }),
        row(t`Price by quantity`, (column) => text(column.price && steps(column.price).join('\n'))),
        row(t`Minimum order`, ({ minimumOrder }) => text(minimumOrder)),
      ],
    },
    {
      name: t`Delivery`,
      rows: [
        row(t`Lead time`, ({ leadTime }) => days(leadTime), shortest),
        row(t`In stock`, ({ stock }) => yesOrNo(stock)),
      ],
    },
    { name: t`Specifications`, rows: specRows(columns.map(({ specs }) => specs)) },
    {
      name: t`Product`,
      rows: [
        row(t`Category`, ({ category }) => text(category)),
        row(t`Brand`, ({ brand }) => text(brand)),
        row(t`Part number`, ({ partNumber }) => text(partNumber)),
        row(t`HS code`, ({ hsCode }) => text(hsCode)),
        row(t`Datasheets`, ({ datasheets }) => number(datasheets || null)),
      ],
    },
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
        row(t`Location`, ({ city, country }) => text([city, country.countryName].filter(Boolean).join(', '))),
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
