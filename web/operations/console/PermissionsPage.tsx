// /admin/permissions: staff permissions, printed from the checked contract.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck, IconMinus } from '@tabler/icons-react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { staffRoles } from '#contract/identity/access.ts'
import { loaderContext, type Meta } from '#web/foundation/page.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { ConsoleView } from './ConsoleView.tsx'
import styles from './Permissions.module.css'
import { useRoleNames } from './role-names.ts'
import table from './table/DataTable.module.css'

export async function loader(args: LoaderFunctionArgs) {
  const { api, signal } = loaderContext(args)
  return { calls: await api.console.permissions({ signal }) }
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({ title: t(i18n)`Permissions`, description: '', noindex: true })

export function Component() {
  const { calls } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const roles = useRoleNames()
  return (
    <ConsoleView
      title={t`Permissions`}
      note={<Trans>Every call for staff and the roles that may make it, as the server checks them.</Trans>}
    >
      <div className={`${table.table} ${styles.matrix}`}>
        <table>
          <caption className="sr">{t`Permissions`}</caption>
          <thead>
            <tr>
              <th scope="col">{t`Call`}</th>
              {staffRoles.map((role) => (
                <th key={role} scope="col">
                  {roles[role]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {calls.map((call) => (
              <tr key={call.name}>
                <th scope="row">
                  <code>
                    {call.method} {call.path}
                  </code>
                  <p className="muted small" lang="en">
                    {call.summary}
                  </p>
                </th>
                {staffRoles.map((role) => (
                  <td key={role} data-label={roles[role]}>
                    {call.roles.includes(role) ? (
                      <span className={styles.yes}>
                        <Icon icon={IconCheck} size="s" />
                        <span className="sr">{t`yes`}</span>
                      </span>
                    ) : (
                      <span className={styles.no}>
                        <Icon icon={IconMinus} size="s" />
                        <span className="sr">{t`no`}</span>
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </ConsoleView>
  )
}
