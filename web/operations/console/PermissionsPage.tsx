// /admin/permissions: staff abilities and calls by role.
import { msg, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck, IconMinus } from '#web/ui/icons.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { type StaffRole, staffRoles } from '#contract/identity/access.ts'
import { loaderContext, type Api, type Meta } from '#web/foundation/page.ts'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { abilities, type Ability, rolesOf } from './abilities.ts'
import { ConsoleView } from './ConsoleView.tsx'
import styles from './Permissions.module.css'
import { useRoleNames } from './role-names.ts'
import table from './table/DataTable.module.css'

type Calls = Awaited<ReturnType<Api['console']['permissions']>>

const sentences: Record<Ability, ReturnType<typeof msg>> = {
  see: msg`See people and businesses in every state, search them, and read the numbers of the overview`,
  reports: msg`Decide on reports`,
  sanctions: msg`Warn, hide, limit, suspend and restore people, businesses and what they published; decide on appeals`,
  held: msg`Deliver or end inquiries that were held`,
  duplicates: msg`Tell likely accounts of one person apart`,
  audit: msg`Read the audit log`,
  verification: msg`Judge the evidence of companies`,
  claims: msg`Decide who runs a company, and post letters`,
  agreementCases: msg`Decide whether agreements between suppliers and distributors stay confirmed`,
  reviewQueue: msg`See which reviews wait for a decision`,
  reviews: msg`Judge reviews after dealings`,
  deliveryNotes: msg`Judge delivery notes of reviews`,
  listings: msg`Decide on corrections and removals of listings`,
  invitations: msg`Switch invitations of listed companies on and off`,
  support: msg`Answer members and book support hours`,
  help: msg`Answer requests for help`,
  close: msg`Close accounts and businesses for good`,
  merge: msg`Join the accounts of one person, and merge businesses`,
  roles: msg`Give and take roles of the staff`,
  payments: msg`Confirm transfers, give payments back and settle what the provider reports`,
  plans: msg`Change the plans and their prices`,
  rates: msg`Keep the exchange rates`,
  translations: msg`See what is translated by machine, and keep the glossary of trade`,
  texts: msg`Write announcements, texts, emails and the pages of portals`,
  lists: msg`Change categories and reference lists`,
  synonyms: msg`Change the synonyms of search, and read which searches found nothing and what people choose`,
  searchEngine: msg`See the state of the search engine, rebuild its indexes and have rejected rows tried again`,
  system: msg`See the state of the system, run jobs again, and check and download the audit log`,
}

export async function loader(args: LoaderFunctionArgs) {
  const { api, signal } = loaderContext(args)
  return { calls: await api.console.permissions({ signal }) }
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({ title: t(i18n)`Permissions`, description: '', noindex: true })

export function Component() {
  const { calls } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const names = useRoleNames()
  const known = (Object.keys(abilities) as Ability[]).map((ability) => ({ ability, roles: rolesOf(ability, calls) }))
  const allIn = (roles: readonly StaffRole[]) => roles.length === staffRoles.length
  const isAbove = (role: StaffRole) => calls.every(({ roles }) => roles.includes(role))
  return (
    <ConsoleView title={t`Permissions`} note={<Trans>What each role may do, as the server checks it.</Trans>}>
      <div className={styles.roles}>
        <Role title={t`Everybody of the staff`} found={known.filter(({ roles }) => allIn(roles))} />
        {staffRoles.toReversed().map((role) => (
          <Role
            key={role}
            title={names[role]}
            {...(isAbove(role) && { lead: t`All that the other roles may, and:` })}
            found={known.filter(({ roles }) =>
              isAbove(role) ? roles.length === 1 && roles[0] === role : roles.includes(role) && !allIn(roles),
            )}
          />
        ))}
      </div>
      <Card as="section">
        <details>
          <summary className={styles.summary}>
            <Trans>All {calls.length} calls and the roles that may make them</Trans>
          </summary>
          <Matrix calls={calls} />
        </details>
      </Card>
    </ConsoleView>
  )
}

function Role({ title, lead, found }: { title: string; lead?: string; found: readonly { ability: Ability }[] }) {
  const { i18n } = useLingui()
  return (
    <Card as="section">
      <CardHeader title={title} />
      <div className={styles.inside}>
        {lead && <p>{lead}</p>}
        <ul>
          {found.map(({ ability }) => (
            <li key={ability}>
              <Icon icon={IconCheck} size="s" className={styles.yes} />
              {i18n._(sentences[ability])}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}

function Matrix({ calls }: { calls: Calls }) {
  const { t } = useLingui()
  const roles = useRoleNames()
  return (
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
                  <Mark may={call.roles.includes(role)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Mark({ may }: { may: boolean }) {
  const { t } = useLingui()
  return (
    <span className={may ? styles.yes : styles.no}>
      <Icon icon={may ? IconCheck : IconMinus} size="s" />
      <span className="sr">{may ? t`yes` : t`no`}</span>
    </span>
  )
}
