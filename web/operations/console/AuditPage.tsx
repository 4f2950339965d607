// /admin/audit: staff acts, chain check, export.
import { t } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconDownload, IconShieldCheck, IconShieldX } from '#web/ui/icons.ts'
import { useState } from 'react'
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import type { AuditEntry } from '#contract/foundation/audit.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { loaderContext, useApi, useSite, type Api, type Meta } from '#web/foundation/page.ts'
import { useSession } from '#web/foundation/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { More } from '#web/ui/More.tsx'
import styles from './Audit.module.css'
import { useActNames, useObjectNames } from './act-names.ts'
import { ConsoleView } from './ConsoleView.tsx'
import { download } from '#web/foundation/download.ts'
import { StateMark } from './StateMark.tsx'
import { tableInput } from './table/address.ts'
import { DataTable, type Column } from './table/DataTable.tsx'
import { FilterDay, FilterSelect, TableFilters } from './table/TableFilters.tsx'

type Query = NonNullable<Parameters<Api['audit']['list']>[0]>['query']

export async function loader(args: LoaderFunctionArgs) {
  const { api, url, signal } = loaderContext(args)
  const [found, check] = await Promise.all([
    api.audit.list({ query: tableInput<Query>(url.searchParams)!, signal }),
    api.audit.lastCheck({ signal }),
  ])
  return { found, check }
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({ title: t(i18n)`Audit log`, description: '', noindex: true })

export function Component() {
  const { found } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const names = useActNames()
  return (
    <ConsoleView title={t`Audit log`} note={<Chain />} aside={<Tools />}>
      <TableFilters search={t`Person, object or reason`}>
        <FilterSelect
          name="act"
          label={t`What`}
          all={t`Everything`}
          options={found.acts.map((act) => ({ value: act, text: names(act) }))}
        />
        <FilterDay name="from" label={t`First day`} />
        <FilterDay name="to" label={t`Last day`} />
      </TableFilters>
      <DataTable
        label={t`Audit log`}
        columns={useColumns()}
        rows={found.data}
        total={found.total}
        rowKey={({ id }) => id}
        usualSort="-id"
      />
    </ConsoleView>
  )
}

function useColumns(): Column<AuditEntry>[] {
  const { t } = useLingui()
  const { formats, paths } = useSite()
  const acts = useActNames()
  const objects = useObjectNames()
  return [
    { key: 'id', label: t`No.`, sort: 'id', numeric: true, wide: true, cell: ({ id }) => id },
    {
      key: 'at',
      label: t`Time`,
      cell: ({ happenedAt }) => <span className="nowrap">{formats.dateTime(happenedAt)}</span>,
    },
    {
      key: 'who',
      label: t`Who`,
      cell: ({ actorID, actorName }) =>
        actorID ? <Link to={paths.admin('audit', { actorID })}>{actorName}</Link> : actorName,
    },
    { key: 'what', label: t`What`, main: true, cell: ({ act }) => acts(act) },
    {
      key: 'object',
      label: t`Object`,
      cell: ({ objectKind, objectID, objectName }) => (
        <Link to={paths.admin('audit', { objectID })}>
          <span className="muted">{objects(objectKind)}</span> {objectName}
        </Link>
      ),
    },
    { key: 'reason', label: t`Reason`, cell: ({ reason }) => reason },
    { key: 'detail', label: t`Details`, cell: ({ detail }) => <Details detail={detail} /> },
  ]
}

function Details({ detail }: Pick<AuditEntry, 'detail'>) {
  const { t } = useLingui()
  const facts = factsOf(detail)
  if (facts.length === 0) return null
  return (
    <More more={t`Show`} less={t`Hide`}>
      <dl className={styles.detail} lang="en">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </More>
  )
}

function factsOf(value: unknown, name = ''): [name: string, value: string][] {
  if (value === null || value === undefined || value === '') return []
  if (typeof value !== 'object') return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, one]) => factsOf(one, name ? `${name}.${key}` : key))
}

function Chain() {
  const { check } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const { formats } = useSite()
  if (!check) return <Trans>The chain of entries has not been checked yet.</Trans>
  const at = formats.dateTime(check.checkedAt)
  if (check.brokenAt !== null)
    return (
      <StateMark
        look="bad"
        icon={IconShieldX}
      >{t`The chain is broken from entry ${check.brokenAt} on (${at})`}</StateMark>
    )
  return (
    <StateMark look="ok" icon={IconShieldCheck}>
      <Plural value={check.entries} one="# entry, unbroken" other="# entries, unbroken" /> ({at})
    </StateMark>
  )
}

function Tools() {
  const { t } = useLingui()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { showError } = useToasts()
  const roles = useSession()?.roles ?? []
  const [busy, setBusy] = useState<'check' | 'export'>()
  async function run(what: 'check' | 'export', work: () => Promise<unknown>): Promise<void> {
    setBusy(what)
    await work().catch(showError)
    setBusy(undefined)
  }
  if (!roles.includes('administrator')) return null
  return (
    <div className="row">
      <Button
        icon={IconShieldCheck}
        busy={busy === 'check'}
        onClick={() => void run('check', () => api.audit.check().then(() => revalidate()))}
      >{t`Check the chain`}</Button>
      <Button icon={IconDownload} busy={busy === 'export'} onClick={() => void run('export', () => exportAll(api))}>
        {t({ message: 'Export', context: 'button' })}
      </Button>
    </div>
  )
}

async function exportAll(api: Api): Promise<void> {
  const lines: string[] = []
  for (let after: number | null = 0; after !== null;) {
    const { data, next }: Awaited<ReturnType<Api['audit']['export']>> = await api.audit.export({ query: { after } })
    lines.push(...data.map((entry) => JSON.stringify(entry)))
    after = next
  }
  download('audit-log.jsonl', 'application/jsonl', `${lines.join('\n')}\n`)
}
