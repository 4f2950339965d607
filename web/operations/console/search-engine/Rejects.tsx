// Rows that the search cluster refused.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconCircleCheck } from '#web/ui/icons.ts'
import { Link } from '#web/ui/Link.tsx'
import type { Reject } from '#contract/operations/search-engine.ts'
import { useSite } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { Empty } from '#web/ui/States.tsx'
import { DataTable, type Column } from '../table/DataTable.tsx'
import type { Retry } from './dialogs.tsx'

type Props = { rejects: readonly Reject[]; count: number; onRetry: (retry: Retry) => void }

export function RejectTable({ rejects, count, onRetry }: Props) {
  const { t } = useLingui()
  const shown = rejects.length
  const all = useSite().formats.number(count)
  return (
    <>
      <header className="row between">
        <h2>
          <Trans>Rejected rows</Trans>
        </h2>
        {count > 0 && <Button onClick={() => onRetry({})}>{t`Try all again`}</Button>}
      </header>
      {count > shown && (
        <p className="muted">
          <Trans>
            The last {shown} of {all} rejected rows are shown.
          </Trans>
        </p>
      )}
      <DataTable
        label={t`Rejected rows`}
        columns={useColumns(onRetry)}
        rows={rejects}
        total={shown}
        pageSize={Math.max(shown, 1)}
        rowKey={({ kind, id }) => `${kind} ${id}`}
        usualSort="-rejectedAt"
        empty={<Empty icon={IconCircleCheck} title={t`The cluster has refused no row`} />}
      />
    </>
  )
}

function useColumns(onRetry: Props['onRetry']): Column<Reject>[] {
  const { t } = useLingui()
  const { formats, paths } = useSite()
  const kinds = { business: t`Business`, product: t`Product`, people: t`Person` }
  return [
    { key: 'id', label: t`Row`, main: true, cell: (row) => <RowLink row={row} paths={paths} /> },
    { key: 'kind', label: t`Kind`, cell: ({ kind }) => kinds[kind] },
    { key: 'reason', label: t`Last error`, cell: ({ reason }) => <span lang="en">{reason}</span> },
    { key: 'tries', label: t`Failed attempts`, numeric: true, cell: ({ tries }) => formats.number(tries) },
    {
      key: 'rejectedAt',
      label: t`Last rejected`,
      cell: ({ rejectedAt }) => <span className="nowrap">{formats.dateTime(rejectedAt)}</span>,
    },
    {
      key: 'acts',
      label: t`Actions`,
      cell: ({ kind, id }) => (
        <Button look="ghost" onClick={() => onRetry({ row: { kind, id } })}>
          {t`Try again`}
          <span className="sr"> {id}</span>
        </Button>
      ),
    },
  ]
}

function RowLink({ row: { kind, id }, paths }: { row: Reject; paths: ReturnType<typeof useSite>['paths'] }) {
  if (kind === 'product') return <code>{id}</code>
  return (
    <Link to={paths.admin(`${kind === 'people' ? 'people' : 'businesses'}/${id}`)}>
      <code>{id}</code>
    </Link>
  )
}
