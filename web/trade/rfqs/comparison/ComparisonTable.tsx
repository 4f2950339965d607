// Table of compared quotations. Phones show one supplier at a time.
import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, useRef, useState } from 'react'
import type { RfqDetail, RfqSupplier } from '#contract/trade/rfqs/rfqs.ts'
import { forwardOf } from '#web/ui/direction.ts'
import { Text } from '#web/ui/Text.tsx'
import { ScrollArea } from '#web/ui/ScrollArea.tsx'
import { useAddressChoice } from './address-choice.ts'
import type { Column, ComparedQuotations } from './columns.ts'
import styles from './Comparison.module.css'
import { Decision } from './Decision.tsx'
import { Head } from './Head.tsx'
import { useRows } from './rows.tsx'

type Props = {
  rfq: RfqDetail
  compared: ComparedQuotations
  currency: string
  onAward: (supplier: RfqSupplier) => void
}

export function ComparisonTable({ rfq, compared, currency, onAward }: Props) {
  const { columns } = compared
  const area = useRef<HTMLElement>(null)
  const [picked, pick] = useAddressChoice('chosen')
  const [shown, setShown] = useState(0)
  const awarded = columns.find(({ supplier }) => supplier.awarded)?.supplier.businessID
  const chosen = awarded ?? picked
  const groups = useRows({ rfq, compared, currency })
  const classOf = ({ supplier }: Column) => (supplier.businessID === chosen ? styles.chosen : undefined)
  const headOf = (at: number) => area.current?.querySelectorAll<HTMLElement>('thead th')[at + 1]
  function findShown({ currentTarget: { scrollLeft } }: { currentTarget: HTMLElement }): void {
    const width = headOf(0)?.offsetWidth
    if (width) setShown(Math.min(columns.length - 1, Math.round(Math.abs(scrollLeft) / width)))
  }
  return (
    <>
      <Chips
        columns={columns}
        shown={shown}
        onShow={(at) => {
          const [scrolled, head] = [area.current, headOf(0)]
          if (scrolled && head)
            scrolled.scrollTo({ left: at * head.offsetWidth * forwardOf(scrolled), behavior: 'smooth' })
          setShown(at)
        }}
      />
      <ScrollArea ref={area} className={styles.scroll} aria-labelledby="comparison" onScroll={findShown}>
        <table>
          <Head columns={columns} classOf={classOf} />
          <tbody>
            {groups.map(({ name, rows }) => (
              <Fragment key={name}>
                <tr className={styles.group}>
                  <th scope="rowgroup">{name}</th>
                  {columns.map((column) => (
                    <td key={column.supplier.businessID} className={classOf(column)} aria-hidden="true">
                      {null}
                    </td>
                  ))}
                </tr>
                {rows.map((row) => (
                  <tr key={row.id}>
                    <th scope="row">
                      <Text>{row.name}</Text>
                      {row.note && <small>{row.note}</small>}
                    </th>
                    {columns.map((column) => (
                      <td key={column.supplier.businessID} className={classOf(column)}>
                        {row.cell(column) || <Missing />}
                      </td>
                    ))}
                  </tr>
                ))}
              </Fragment>
            ))}
            <tr className={styles.decisions}>
              <th scope="row">
                <Trans>Decision</Trans>
              </th>
              {columns.map((column) => (
                <td key={column.supplier.businessID} className={classOf(column)}>
                  <Decision
                    rfq={rfq}
                    column={column}
                    others={rfq.suppliers.length - 1}
                    isChosen={column.supplier.businessID === chosen}
                    onChoose={() => pick(column.supplier.businessID)}
                    onAward={() => onAward(column.supplier)}
                  />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </ScrollArea>
    </>
  )
}

type ChipsProps = { columns: readonly Column[]; shown: number; onShow: (at: number) => void }

function Chips({ columns, shown, onShow }: ChipsProps) {
  const { t } = useLingui()
  return (
    <nav className={styles.chips} aria-label={t`Go to supplier`}>
      {columns.map(({ supplier, name }, at) => (
        <button
          key={supplier.businessID}
          type="button"
          aria-current={at === shown || undefined}
          onClick={() => onShow(at)}
        >
          {`${at + 1} ${name || t`No longer here`}`}
        </button>
      ))}
    </nav>
  )
}

function Missing() {
  const { t } = useLingui()
  return (
    <span className="muted">
      <span aria-hidden="true">–</span>
      <span className="sr">{t`not stated`}</span>
    </span>
  )
}
