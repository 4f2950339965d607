// Selection of rows; comparison and RFQ from it.
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { comparedMost, selectedMost } from '#contract/foundation/constants.ts'
import { select, toggleSelected, useSelection } from '#web/catalog/compare/card.tsx'
import { useSite } from '#web/foundation/page.ts'
import { toast } from '#web/ui/layers/Toasts.tsx'
import type { Row, Table } from './columns.ts'

export function useRowSelection(kind: Table['kind'], rows: readonly Row[]) {
  const { t } = useLingui()
  const { paths } = useSite()
  const navigate = useNavigate()
  const selected = useSelection()[kind]
  const ids = selected.map(({ id }) => id)
  const has = ({ id }: Row) => ids.includes(id)
  const refuse = (text: string) => toast(text, { look: 'bad' })
  const refuseMore = () => refuse(t`At most ${selectedMost} can be selected. Remove one first.`)

  function toggle(row: Row | undefined): void {
    if (row && !toggleSelected(kind, { id: row.id, name: row.name })) refuseMore()
  }
  function toggleAll(): void {
    const others = selected.filter(({ id }) => !rows.some((row) => row.id === id))
    if (rows.every(has)) return select(kind, others)
    const more = rows.filter((row) => !has(row)).map(({ id, name }) => ({ id, name }))
    if (selected.length + more.length > selectedMost) refuseMore()
    select(kind, [...selected, ...more])
  }
  function compare(): void {
    if (ids.length === 0) refuse(t`Select rows first.`)
    else if (ids.length > comparedMost) refuse(t`Up to ${comparedMost} can be compared`)
    else void navigate(paths.compare(kind === 'product' ? { products: ids } : { companies: ids }))
  }
  function ask(): void {
    const list = ids.join(',')
    if (ids.length === 0) refuse(t`Select rows first.`)
    else void navigate(paths.createRfq(kind === 'product' ? { products: list } : { businesses: list }))
  }
  return { has, toggle, toggleAll, compare, ask }
}
