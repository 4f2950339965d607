// Pages of a console list.
import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { tablePageSize } from '#contract/foundation/constants.ts'
import { pageNumber } from '#web/foundation/page-number.ts'
import { Pagination } from '#web/ui/Pagination.tsx'
import { withChanges } from './address.ts'

export function TablePages({ total, pageSize = tablePageSize }: { total: number; pageSize?: number }) {
  const { t } = useLingui()
  const [params] = useSearchParams()
  return (
    <Pagination
      page={pageNumber(params)}
      pages={Math.ceil(total / pageSize)}
      hrefOf={(number) => withChanges(params, { page: number === 1 ? undefined : number })}
      labels={{ list: t`Pages`, previous: t`Previous page`, next: t`Next page`, page: (n) => t`Page ${n}` }}
    />
  )
}
