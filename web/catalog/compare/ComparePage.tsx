// /compare. Works without scripts.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPrinter, IconShare } from '#web/ui/icons.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { comparedMost } from '#contract/foundation/constants.ts'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { Toggle } from '#web/ui/controls/Field.tsx'
import { useFocusAfterRemoval } from '#web/ui/focus/after-removal.ts'
import { LiveRegion } from '#web/ui/LiveRegion.tsx'
import { AddField } from './AddField.tsx'
import { businessColumn, productColumn, type BusinessColumn, type ProductColumn } from './columns.ts'
import styles from './ComparePage.module.css'
import { ComparisonTable, type Column } from './ComparisonTable.tsx'
import { idsIn } from './ids.ts'
import { NothingCompared } from './NothingCompared.tsx'
import { useBusinessGroups, useProductGroups } from './use-groups.ts'

type Comparison = { kind: 'product'; columns: ProductColumn[] } | { kind: 'business'; columns: BusinessColumn[] }

export async function loader(args: LoaderFunctionArgs) {
  const { api, paths, url, cacheTags, canonical, signal } = loaderContext(args)
  const products = idsIn(url.searchParams.get('products'))
  const companies = products.length > 0 ? [] : idsIn(url.searchParams.get('companies'))
  canonical(paths.compare({ products, companies }))
  const ids = [...products, ...companies]
  const query = { ids: ids.join(',') }
  const compared: Comparison =
    products.length > 0
      ? { kind: 'product', columns: (await api.products.readMany({ query, signal })).map(productColumn) }
      : {
          kind: 'business',
          columns: ids.length > 0 ? (await api.businesses.readMany({ query, signal })).map(businessColumn) : [],
        }
  cacheTags(
    'contract',
    ...products.map((id) => `product:${id}`),
    ...companies.map((id) => `business:${id}`),
    ...(compared.kind === 'product' ? compared.columns.map(({ company }) => `business:${company.businessID}`) : []),
  )
  return { ...compared, missing: ids.length - compared.columns.length }
}

export const meta: Meta<typeof loader> = ({ data, i18n, paths }) => {
  const names = data.columns.map(({ name }) => name).join(', ')
  const title = data.kind === 'product' ? t(i18n)`Compare products` : t(i18n)`Compare companies`
  return {
    title: names ? t(i18n)`Compare: ${names}` : title,
    description: t(i18n)`Up to four products or companies side by side: facts in rows, differences marked.`,
    path: pathOf(data, paths),
    noindex: names !== '',
  }
}

function pathOf({ kind, columns }: Comparison, { compare }: ReturnType<typeof useSite>['paths']): string {
  return kind === 'product'
    ? compare({ products: columns.map(({ productID }) => productID) })
    : compare({ companies: columns.map(({ businessID }) => businessID) })
}

export function Component() {
  const data = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const { origin, paths } = useSite()
  const focusRef = useFocusAfterRemoval()
  const { kind, columns, missing } = data
  const isEmpty = columns.length === 0
  const selected = columns.map((column) => ({
    id: 'productID' in column ? column.productID : column.businessID,
    name: column.name,
  }))
  return (
    <div className="wrap" ref={focusRef}>
      <div className={styles.head}>
        <h1>
          {isEmpty ? (
            <Trans>Compare</Trans>
          ) : kind === 'product' ? (
            <Trans>Compare products</Trans>
          ) : (
            <Trans>Compare companies</Trans>
          )}
        </h1>
        {!isEmpty && (
          <div className={styles.tools}>
            <CopyButton
              icon={IconShare}
              look="plain"
              text={() => origin + pathOf(data, paths)}
              done={t`Link copied`}
              failed={t`The link could not be copied.`}
            >
              <Trans>Share</Trans>
            </CopyButton>
            <Button className={styles.print!} icon={IconPrinter} onClick={() => print()}>
              <Trans>Print</Trans>
            </Button>
          </div>
        )}
      </div>
      <LiveRegion className="muted">
        {missing > 0 && <Trans>Something that was to be compared is no longer there.</Trans>}
      </LiveRegion>
      {isEmpty ? (
        <NothingCompared />
      ) : (
        <>
          <div className={styles.bar}>
            {columns.length < comparedMost && <AddField kind={kind} items={selected} />}
            {columns.length > 1 && <Toggle name="differences" label={<Trans>Only differences</Trans>} />}
          </div>
          {kind === 'product' ? <Products columns={columns} /> : <Companies columns={columns} />}
        </>
      )}
    </div>
  )
}

function Products({ columns }: { columns: ProductColumn[] }) {
  const { paths } = useSite()
  const shown = columns.map((column): Column => ({
    id: column.productID,
    name: column.name,
    href: paths.product(column),
    picture: column.picture,
    company: column.company,
  }))
  return <ComparisonTable kind="product" columns={shown} groups={useProductGroups(columns)} />
}

function Companies({ columns }: { columns: BusinessColumn[] }) {
  const { paths } = useSite()
  const shown = columns.map((column): Column => ({
    id: column.businessID,
    name: column.name,
    href: paths.business(column),
    picture: column.picture,
    company: column,
  }))
  return <ComparisonTable kind="business" columns={shown} groups={useBusinessGroups(columns)} />
}
