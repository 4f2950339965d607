// Catalog search, status filters and count.
import { Plural, useLingui } from '@lingui/react/macro'
import { Form } from 'react-router'
import type { Product } from '#contract/catalog/products/products.ts'
import { useSite } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { Chip, Chips } from '#web/ui/Chip.tsx'
import { Field } from '#web/ui/controls/Field.tsx'
import { LiveRegion } from '#web/ui/LiveRegion.tsx'
import { Text } from '#web/ui/Text.tsx'
import styles from './CatalogueSearch.module.css'
import { useStatusNames } from './StatusBadge.tsx'

type Status = Product['status']
export const statuses: readonly Status[] = ['active', 'draft', 'archived', 'hidden']

type Props = {
  businessID: string
  counts: Record<Status, number>
  total: number
  q: string
  status: Status | undefined
}

export function CatalogueSearch({ businessID, counts, total, q, status }: Props) {
  const { t } = useLingui()
  const { paths } = useSite()
  const statusNames = useStatusNames()
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const hrefOf = (filter: string | undefined) => paths.catalogue({ businessID }, { q: q || undefined, status: filter })
  return (
    <>
      <search aria-label={t`Catalogue`}>
        <Form action={paths.catalogue({ businessID })} className={styles.search}>
          {status && <input type="hidden" name="status" value={status} />}
          <Field
            key={q}
            type="search"
            name="q"
            label={t`Search by name, part number or brand`}
            defaultValue={q}
            maxLength={200}
          />
          <Button type="submit">{t`Search`}</Button>
        </Form>
      </search>
      <Chips>
        <Chip {...(status ? { href: hrefOf(undefined) } : { current: true })}>
          {t`All`} · {all}
        </Chip>
        {statuses
          .filter((one) => counts[one] > 0 || one === status)
          .map((one) => {
            const label = statusNames[one]
            return (
              <Chip key={one} {...(one === status ? { current: true } : { href: hrefOf(one) })}>
                {label} · {counts[one]}
              </Chip>
            )
          })}
      </Chips>
      <LiveRegion className="muted">
        <Plural value={total} one="# product" other="# products" />
        <Text>{status && ` · ${statusNames[status]}`}</Text>
      </LiveRegion>
    </>
  )
}
