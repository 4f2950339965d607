// Generations of the search cluster.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle, IconCircleCheck, IconClockHour4, IconLoader } from '#web/ui/icons.ts'
import type { Generation } from '#contract/operations/search-engine.ts'
import { useSite } from '#web/foundation/page.ts'
import { LiveRegion } from '#web/ui/LiveRegion.tsx'
import { StateMark } from '../StateMark.tsx'
import { DataTable, type Column } from '../table/DataTable.tsx'
import styles from './SearchEngine.module.css'

export function RebuildProgress({ generation: { number, state, copied, total } }: { generation: Generation }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const [done, all] = [formats.number(copied), formats.number(total)]
  const isCounted = state === 'copying' && total > 0
  return (
    <section className={styles.progress}>
      <LiveRegion>
        <Trans>Generation {number} is being made; searches use the current one.</Trans>
      </LiveRegion>
      <progress
        aria-label={t`Progress of the rebuild`}
        {...(isCounted && { max: total, value: Math.min(copied, total) })}
      />
      <p className="muted">
        {isCounted ? (
          <Trans>
            {done} of {all} rows
          </Trans>
        ) : (
          <Trans>Waiting for the leader</Trans>
        )}
      </p>
    </section>
  )
}

export function GenerationTable({ generations }: { generations: readonly Generation[] }) {
  const { t } = useLingui()
  return (
    <DataTable
      label={t({ message: 'Generations', comment: 'sets of search indexes, each made by a rebuild' })}
      columns={useColumns()}
      rows={generations}
      total={generations.length}
      rowKey={({ number }) => number}
      usualSort="-number"
    />
  )
}

const marks = {
  waiting: { look: 'plain', icon: IconClockHour4 },
  copying: { look: 'run', icon: IconLoader },
  current: { look: 'ok', icon: IconCircleCheck },
  replaced: { look: 'plain', icon: IconClockHour4 },
  removed: { look: 'plain', icon: IconClockHour4 },
  failed: { look: 'bad', icon: IconAlertTriangle },
} as const

function useStates(): Record<Generation['state'], string> {
  const { t } = useLingui()
  return {
    waiting: t({ message: 'Waiting', comment: 'state of a set of search indexes' }),
    copying: t({ message: 'Being made', comment: 'state of a set of search indexes' }),
    current: t({ message: 'In use', comment: 'state of a set of search indexes' }),
    replaced: t({ message: 'Kept for a day', comment: 'state of a set of search indexes' }),
    removed: t({ message: 'Deleted', comment: 'state of a set of search indexes' }),
    failed: t({ message: 'Failed', comment: 'state of a set of search indexes' }),
  }
}

function useColumns(): Column<Generation>[] {
  const { t } = useLingui()
  const { formats } = useSite()
  const states = useStates()
  const counted = (kind: 'business' | 'product' | 'people') => (one: Generation) =>
    one.documents && formats.number(one.documents[kind])
  return [
    {
      key: 'number',
      label: t({ message: 'Generation', comment: 'a set of search indexes' }),
      main: true,
      cell: ({ number }) => number,
    },
    { key: 'state', label: t`Status`, cell: ({ state }) => <StateMark {...marks[state]}>{states[state]}</StateMark> },
    { key: 'failure', label: t`Last error`, cell: ({ failure }) => failure && <span lang="en">{failure}</span> },
    { key: 'business', label: t`Companies`, numeric: true, cell: counted('business') },
    { key: 'product', label: t`Products`, numeric: true, cell: counted('product') },
    { key: 'people', label: t`People`, numeric: true, cell: counted('people') },
    {
      key: 'bytes',
      label: t`Size`,
      numeric: true,
      cell: ({ bytes }) =>
        bytes !== null && <span className="nowrap">{formats.number(Math.ceil(bytes / 1024 / 1024))} MB</span>,
    },
    { key: 'askedBy', label: t`Asked for by`, cell: ({ askedBy }) => <bdi>{askedBy}</bdi> },
    {
      key: 'askedAt',
      label: t`Added`,
      cell: ({ askedAt }) => <span className="nowrap">{formats.dateTime(askedAt)}</span>,
    },
  ]
}
