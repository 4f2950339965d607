// /admin/system: process, database, jobs.
import { t } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle, IconClockHour4, IconLoader, IconRefresh } from '#web/ui/icons.ts'
import { useState } from 'react'
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import { backupHours } from '#contract/foundation/constants.ts'
import { type Job, jobStates, type JobState, type SystemFacts } from '#contract/operations/system.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { loaderContext, useApi, useSite, type Api, type Meta } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConsoleView } from '../ConsoleView.tsx'
import { Facts } from '../Facts.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { StateMark } from '../StateMark.tsx'
import { SystemNav } from './SystemNav.tsx'
import { tableInput } from '../table/address.ts'
import { DataTable, type Column } from '../table/DataTable.tsx'
import { FilterSelect, TableFilters } from '../table/TableFilters.tsx'

type Query = NonNullable<Parameters<Api['system']['jobs']>[0]>['query']

export async function loader(args: LoaderFunctionArgs) {
  const { api, url, signal } = loaderContext(args)
  const [facts, jobs] = await Promise.all([
    api.system.facts({ signal }),
    api.system.jobs({ query: tableInput<Query>(url.searchParams)!, signal }),
  ])
  return { facts, jobs, readAt: Date.now() }
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({
  title: t(i18n)({ message: 'System', context: 'the software' }),
  description: '',
  noindex: true,
})

type Act = { job: Job; act: 'retry' | 'drop' }

export function Component() {
  const { facts, jobs, readAt } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const states = useJobStates()
  const [asked, setAsked] = useState<Act>()
  return (
    <ConsoleView
      title={t({ message: 'System', context: 'the software' })}
      note={<Trans>Work after the answer: emails, renewals, imports, deliveries.</Trans>}
    >
      <SystemNav />
      <State facts={facts} readAt={readAt} />
      <TableFilters search={t`Job or error`}>
        <FilterSelect
          name="state"
          label={t`Status`}
          all={t`All states`}
          options={jobStates.map((value) => ({ value, text: states[value] }))}
        />
        <FilterSelect
          name="name"
          label={t`Job`}
          all={t({ message: 'All', comment: 'all jobs' })}
          options={jobs.names.map((value) => ({ value, text: value }))}
        />
      </TableFilters>
      <DataTable
        label={t`Jobs`}
        columns={useColumns(setAsked)}
        rows={jobs.data}
        total={jobs.total}
        rowKey={({ jobID }) => jobID}
        usualSort="-createdAt"
      />
      {asked && <Asked {...asked} onClose={() => setAsked(undefined)} />}
    </ConsoleView>
  )
}

function State({ facts, readAt }: { facts: SystemFacts; readAt: number }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const megabytes = (bytes: number) => `${formats.number(Math.round(bytes / 1024 / 1024))} MB`
  const states = useJobStates()
  const { node, postgres, startedAt, memoryBytes, databaseBytes, connections, documents, indexBytes, jobs } = facts
  return (
    <Facts
      facts={[
        [t`Started`, formats.dateTime(startedAt)],
        ['Node.js', node],
        [t`Memory`, megabytes(memoryBytes)],
        ['PostgreSQL', postgres],
        [t`Database`, megabytes(databaseBytes)],
        [t`Connections to the database`, formats.number(connections)],
        ...facts.replicas.map(
          (replica) => [t`Replica ${replica.name}`, <Replica key={replica.name} {...replica} />] as const,
        ),
        [t`Companies in search`, formats.number(documents.business)],
        [t`Products in search`, formats.number(documents.product)],
        [t`People in search`, formats.number(documents.people)],
        [t`Search index`, megabytes(indexBytes)],
        [t`Last backup`, <Backup key="backup" {...facts.backup} readAt={readAt} />],
        [t`Last rehearsal of restoring it`, <Rehearsal key="rehearsal" rehearsal={facts.rehearsal} />],
        ...jobStates.map((state) => [states[state], formats.number(jobs[state])] as const),
      ]}
    />
  )
}

function Replica({ isUsed, lagSeconds }: SystemFacts['replicas'][number]) {
  const { formats } = useSite()
  const seconds = formats.number(Math.ceil(lagSeconds ?? 0))
  if (isUsed) return <Trans comment="a replica of the database">Answers reads, {seconds} s behind</Trans>
  return (
    <StateMark look="bad" icon={IconAlertTriangle}>
      {lagSeconds === null ? (
        <Trans comment="a replica of the database">Away, left out</Trans>
      ) : (
        <Trans comment="a replica of the database">Left out, {seconds} s behind</Trans>
      )}
    </StateMark>
  )
}

/** Marked when too old, or when archiving the database log failed. */
function Backup({
  isConfigured,
  markedAt,
  archivedAt,
  archiveFailedAt,
  takenAt,
  readAt,
}: SystemFacts['backup'] & { readAt: number }) {
  const { formats } = useSite()
  const last = [markedAt, archivedAt, takenAt]
    .filter((at) => at !== null)
    .toSorted()
    .at(-1)
  if (!last)
    return isConfigured ? (
      <StateMark look="bad" icon={IconAlertTriangle}>
        <Trans>None yet</Trans>
      </StateMark>
    ) : (
      <Trans>Not set up</Trans>
    )
  const isOld = readAt - Date.parse(last) > backupHours * 3_600_000
  const isBroken = archiveFailedAt !== null && archiveFailedAt > (archivedAt ?? '')
  if (!isOld && !isBroken) return formats.dateTime(last)
  return (
    <StateMark look="bad" icon={IconAlertTriangle}>
      {formats.dateTime(last)}
    </StateMark>
  )
}

function Rehearsal({ rehearsal }: Pick<SystemFacts, 'rehearsal'>) {
  const { formats } = useSite()
  if (!rehearsal) return <Trans>Not rehearsed yet</Trans>
  const { endedAt, backupEndedAt, problems } = rehearsal
  const [at, backupAt] = [formats.dateTime(endedAt), formats.dateTime(backupEndedAt)]
  const seconds = formats.number(Math.ceil(rehearsal.seconds))
  if (problems.length === 0)
    return (
      <Trans>
        {at}: the backup of {backupAt} was complete, in {seconds} s
      </Trans>
    )
  const [first] = problems
  const count = problems.length
  return (
    <StateMark look="bad" icon={IconAlertTriangle}>
      <Trans>
        {at}: <Plural value={count} one="# problem" other="# problems" /> with the backup of {backupAt}: {first}
      </Trans>
    </StateMark>
  )
}

function useJobStates(): Record<JobState, string> {
  const { t } = useLingui()
  return {
    waiting: t({ message: 'Waiting', comment: 'state of a job' }),
    retrying: t({ message: 'To be tried again', comment: 'state of a job' }),
    running: t({ message: 'Running', comment: 'state of a job' }),
    failed: t({ message: 'Failed', comment: 'state of a job' }),
  }
}

const marks = {
  waiting: { look: 'plain', icon: IconClockHour4 },
  retrying: { look: 'run', icon: IconRefresh },
  running: { look: 'run', icon: IconLoader },
  failed: { look: 'bad', icon: IconAlertTriangle },
} as const

function useColumns(onAsk: (act: Act) => void): Column<Job>[] {
  const { t } = useLingui()
  const { formats } = useSite()
  const states = useJobStates()
  const time = (at: string | null) => at && <span className="nowrap">{formats.dateTime(at)}</span>
  return [
    { key: 'name', label: t`Job`, main: true, cell: ({ name }) => <code>{name}</code> },
    { key: 'state', label: t`Status`, cell: ({ state }) => <StateMark {...marks[state]}>{states[state]}</StateMark> },
    { key: 'error', label: t`Last error`, cell: ({ error }) => error && <span lang="en">{error}</span> },
    { key: 'attempts', label: t`Failed attempts`, sort: 'attempts', numeric: true, cell: ({ attempts }) => attempts },
    { key: 'createdAt', label: t`Added`, sort: 'createdAt', cell: ({ createdAt }) => time(createdAt) },
    { key: 'nextAt', label: t`Next attempt`, cell: ({ nextAt, failedAt }) => time(nextAt ?? failedAt) },
    {
      key: 'acts',
      label: t`Actions`,
      cell: (job) =>
        job.state !== 'running' && (
          <span className="row">
            <Button look="ghost" onClick={() => onAsk({ job, act: 'retry' })}>
              {t`Run now`}
              <span className="sr"> {job.name}</span>
            </Button>
            <Button look="ghost" onClick={() => onAsk({ job, act: 'drop' })}>
              {t({ message: 'Drop', comment: 'a job: it is never done' })}
              <span className="sr"> {job.name}</span>
            </Button>
          </span>
        ),
    },
  ]
}

function Asked({ job: { jobID, name }, act, onClose }: Act & { onClose: () => void }) {
  const { t } = useLingui()
  const api = useApi()
  const { showSuccess } = useToasts()
  const { revalidate } = useRevalidator()
  const title = act === 'retry' ? t`Run now` : t({ message: 'Drop', comment: 'a job: it is never done' })
  async function send(reason: string): Promise<void> {
    const call = act === 'retry' ? api.system.retryJob : api.system.dropJob
    await call({ params: { id: jobID }, body: { reason } })
    showSuccess()
    await revalidate()
  }
  return (
    <ReasonDialog
      about={jobID}
      title={title}
      yes={title}
      look={act === 'drop' ? 'danger' : 'primary'}
      act={send}
      onClose={onClose}
    >
      <p>
        <code>{name}</code>
      </p>
      <p>
        {act === 'drop' ? (
          <Trans>What it should have done is never done. This can’t be undone.</Trans>
        ) : (
          <Trans>It runs within seconds, with all attempts before it again.</Trans>
        )}
      </p>
    </ReasonDialog>
  )
}
