// Status badge of an import.
import { useLingui } from '@lingui/react/macro'
import type { CatalogueImport } from '#contract/catalog/catalogues/catalogues.ts'
import { Badge } from '#web/ui/Badge.tsx'

export function Status({ status }: { status: CatalogueImport['status'] }) {
  const { t } = useLingui()
  const names = {
    open: t`Not started`,
    waiting: t`Waiting`,
    running: t`In progress`,
    done: t`Imported`,
    failed: t`Nothing imported`,
    cancelled: t`Cancelled`,
    undoing: t`Being undone`,
    undone: t`Undone`,
  }
  const looks = {
    open: 'plain',
    waiting: 'info',
    running: 'info',
    done: 'ok',
    failed: 'bad',
    cancelled: 'plain',
    undoing: 'info',
    undone: 'plain',
  } as const
  return <Badge look={looks[status]}>{names[status]}</Badge>
}
