// /admin/system/imports: directory and catalog imports.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle, IconCircleCheck, IconClockHour4, IconLoader } from '#web/ui/icons.ts'
import { useLoaderData } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import type { Import } from '#contract/operations/system.ts'
import { useSite, type Meta } from '#web/foundation/page.ts'
import { ConsoleView } from '../ConsoleView.tsx'
import { StateMark } from '../StateMark.tsx'
import { DataTable, type Column } from '../table/DataTable.tsx'
import { FilterSelect, TableFilters } from '../table/TableFilters.tsx'
import { tableLoader } from '../table/loader.ts'
import { SystemNav } from './SystemNav.tsx'

export const loader = tableLoader((api) => api.system.imports)

export const meta: Meta<typeof loader> = ({ i18n }) => ({ title: t(i18n)`Imports`, description: '', noindex: true })

export function Component() {
  const { data, total } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  return (
    <ConsoleView
      title={t`Imports`}
      note={<Trans>Of the directory by the operator, and of catalogs by companies.</Trans>}
    >
      <SystemNav />
      <TableFilters search={t`File or business`}>
        <FilterSelect
          name="kind"
          label={t`Kind`}
          all={t`All imports`}
          options={[
            { value: 'directory', text: t`Directory` },
            { value: 'catalogue', text: t`Catalog` },
          ]}
        />
      </TableFilters>
      <DataTable
        label={t`Imports`}
        columns={useColumns()}
        rows={data}
        total={total}
        rowKey={({ importID }) => importID}
        usualSort="-startedAt"
      />
    </ConsoleView>
  )
}

const plain = { look: 'plain', icon: IconClockHour4 } as const
const marks = {
  running: { look: 'run', icon: IconLoader },
  undoing: { look: 'run', icon: IconLoader },
  done: { look: 'ok', icon: IconCircleCheck },
  failed: { look: 'bad', icon: IconAlertTriangle },
} as const

function useStatusNames(): Record<string, string> {
  const { t } = useLingui()
  return {
    open: t({ message: 'Being prepared', comment: 'state of an import' }),
    waiting: t({ message: 'Waiting', comment: 'state of an import' }),
    running: t({ message: 'Running', comment: 'state of an import' }),
    done: t({ message: 'Done', comment: 'state of an import' }),
    failed: t({ message: 'Failed', comment: 'state of an import' }),
    cancelled: t({ message: 'Cancelled', comment: 'state of an import' }),
    undoing: t({ message: 'Being undone', comment: 'state of an import' }),
    undone: t({ message: 'Undone', comment: 'state of an import' }),
  }
}

function useColumns(): Column<Import>[] {
  const { t } = useLingui()
  const { formats, paths } = useSite()
  const names = useStatusNames()
  const time = (at: string | null) => at && <span className="nowrap">{formats.dateTime(at)}</span>
  const counted = (key: string) => (row: Import) => formats.number(row.counts?.[key] ?? 0)
  return [
    {
      key: 'name',
      label: t`File`,
      main: true,
      cell: ({ fileName, kind }) => fileName ?? (kind === 'directory' ? t`Directory` : t`Catalog`),
    },
    {
      key: 'business',
      label: t`Business`,
      cell: ({ businessID, business }) =>
        businessID && <Link to={paths.admin(`businesses/${businessID}`)}>{business}</Link>,
    },
    {
      key: 'state',
      label: t`Status`,
      cell: ({ status }) => (
        <StateMark {...((marks as Record<string, (typeof marks)[keyof typeof marks]>)[status] ?? plain)}>
          {names[status]}
        </StateMark>
      ),
    },
    { key: 'added', label: t({ message: 'New', comment: 'rows of an import' }), numeric: true, cell: counted('added') },
    {
      key: 'changed',
      label: t({ message: 'Changed', comment: 'rows of an import' }),
      numeric: true,
      cell: counted('changed'),
    },
    {
      key: 'refused',
      label: t({ message: 'Refused', comment: 'rows of an import' }),
      numeric: true,
      cell: counted('refused'),
    },
    { key: 'startedAt', label: t`Started`, sort: 'startedAt', cell: ({ startedAt }) => time(startedAt) },
    { key: 'endedAt', label: t`Ended`, wide: true, cell: ({ endedAt }) => time(endedAt) },
  ]
}
