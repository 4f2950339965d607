// Pages of a search.
import { useLingui } from '@lingui/react/macro'
import { territoryPageSize } from '#contract/trade/territories/constants.ts'
import { Pagination } from '#web/ui/Pagination.tsx'
import type { Question } from './asked.ts'

type Props = { asked: Question; total: number; hrefOf: (page: number) => string }

export function Pages({ asked: { page }, total, hrefOf }: Props) {
  const { t } = useLingui()
  return (
    <Pagination
      page={page}
      pages={Math.ceil(total / territoryPageSize)}
      hrefOf={hrefOf}
      labels={{ list: t`Pages`, previous: t`Previous page`, next: t`Next page`, page: (n) => t`Page ${n}` }}
    />
  )
}
