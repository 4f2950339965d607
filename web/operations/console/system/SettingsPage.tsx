// /admin/system/settings: this process's settings.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import type { Setting } from '#contract/operations/system.ts'
import { loaderContext, type Meta } from '#web/foundation/page.ts'
import { ConsoleView } from '../ConsoleView.tsx'
import { DataTable, type Column } from '../table/DataTable.tsx'
import { SystemNav } from './SystemNav.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { api, signal } = loaderContext(args)
  return api.system.settings({ signal })
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({ title: t(i18n)`Settings`, description: '', noindex: true })

export function Component() {
  const settings = useLoaderData<typeof loader>()
  const { t } = useLingui()
  return (
    <ConsoleView
      title={t`Settings`}
      note={
        <Trans>
          As this process sees them, without secrets. They are explained in <code>.env.example</code>, and take effect
          at the next start.
        </Trans>
      }
    >
      <SystemNav />
      <DataTable
        label={t`Settings`}
        columns={useColumns()}
        rows={settings}
        total={settings.length}
        pageSize={settings.length}
        rowKey={({ name }) => name}
        usualSort="name"
      />
    </ConsoleView>
  )
}

function useColumns(): Column<Setting>[] {
  const { t } = useLingui()
  return [
    { key: 'name', label: t`Name`, main: true, cell: ({ name }) => <code>{name}</code> },
    {
      key: 'value',
      label: t`Value`,
      cell: ({ value, isSet }) =>
        value === null ? <span className="muted">{isSet ? t`secret` : t`not set`}</span> : <code>{value}</code>,
    },
    {
      key: 'isSet',
      label: t`Source`,
      cell: ({ isSet }) => (isSet ? t`environment` : t({ message: 'default', comment: 'of a setting' })),
    },
  ]
}
