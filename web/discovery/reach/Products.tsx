// Products from seen to awarded, as bars.
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link } from '#web/ui/Link.tsx'
import type { Reach } from '#contract/discovery/reach.ts'
import { useSite } from '#web/foundation/page.ts'
import { pictureOf } from '#web/foundation/pictures.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { TakeCsv } from './TakeCsv.tsx'
import { lengthOf } from './times.ts'
import styles from './Lists.module.css'

const shownFirst = 6
const kinds = ['seen', 'viewed', 'saved', 'compared', 'downloaded', 'inquiries', 'quoted', 'awarded'] as const

export function Products({ reach: { products }, name }: { reach: Reach; name: string }) {
  const { i18n, t } = useLingui()
  const { formats, paths } = useSite()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? products : products.slice(0, shownFirst)
  const heads = [t`Seen`, t`Viewed`, t`Saved`, t`Compared`, t`Documents`, t`Inquiries`, t`Quoted`, t`Awarded`]
  const [product, answer] = [t`Product`, t`First answer`]
  const most = kinds.map((kind) => Math.max(1, ...products.map((one) => one[kind])))
  const rows = () => products.map((one) => [one.name, ...kinds.map((kind) => one[kind]), one.answerMinutes ?? ''])
  return (
    <Card as="section">
      <CardHeader
        title={t`Products, from seen to awarded`}
        aside={
          <TakeCsv
            name={`${name}-products`}
            title={t`Download the products as CSV`}
            rows={() => [[product, ...heads, t`First answer in minutes`], ...rows()]}
          />
        }
      />
      {products.length === 0 && <p className={`muted ${styles.none}`}>{t`No product was seen in this period.`}</p>}
      {products.length > 0 && (
        <table className={`${styles.table} ${styles.products}`}>
          <thead>
            <tr>
              {[product, ...heads, answer].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((one) => (
              <tr key={one.productID}>
                <th scope="row">
                  <span className={styles.product}>
                    <Picture {...pictureOf(one.mainImage)} alt="" width={44} height={33} />
                    <Link className="link" to={paths.product(one)}>
                      {one.name}
                    </Link>
                  </span>
                </th>
                {kinds.map((kind, at) => (
                  <td key={kind} className="num" data-label={heads[at]}>
                    {formats.number(one[kind])}
                    <span className={styles.bar} aria-hidden="true">
                      <span style={{ inlineSize: `${(100 * one[kind]) / most[at]!}%` }} />
                    </span>
                  </td>
                ))}
                <td className="num" data-label={answer}>
                  {one.answerMinutes === null ? '–' : lengthOf(i18n, one.answerMinutes)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {products.length > shownFirst && !isWhole && (
        <p className={styles.note}>
          <Button onClick={() => setWhole(true)}>{t`Show all products`}</Button>
        </p>
      )}
      <p className={`muted small ${styles.note}`}>
        {t`Bars compare with your best product in that column. Your own team, our staff and robots are never counted.`}
      </p>
    </Card>
  )
}
