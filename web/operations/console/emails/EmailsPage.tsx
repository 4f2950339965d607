// /admin/emails: all emails of the site.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLoaderData } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { emailGroups, emailReceivers, emailTextStates, type EmailKind } from '#contract/identity/emails.ts'
import { locales, ownNames } from '#contract/foundation/locales.ts'
import { useSite, type Meta } from '#web/foundation/page.ts'
import { ConsoleView } from '../ConsoleView.tsx'
import { DataTable, type Column } from '../table/DataTable.tsx'
import { FilterSelect, TableFilters } from '../table/TableFilters.tsx'
import { tableLoader } from '../table/loader.ts'
import styles from './Email.module.css'
import { EmailMark, useEmailGroups, useEmailReceivers, useEmailStates } from './names.tsx'

export const loader = tableLoader((api) => api.emails.table)

export const meta: Meta<typeof loader> = ({ i18n }) => ({
  title: t(i18n)`Emails`,
  description: '',
  noindex: true,
})

export function Component() {
  const { data, total } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const groups = useEmailGroups()
  const receivers = useEmailReceivers()
  const states = useEmailStates()
  return (
    <ConsoleView
      title={t`Emails`}
      note={<Trans>Every email that the site sends. What you write takes the place of what was delivered.</Trans>}
    >
      <TableFilters search={t`Name or subject`}>
        <FilterSelect
          name="group"
          label={t`About`}
          all={t({ message: 'All', comment: 'all groups of emails' })}
          options={emailGroups.map((value) => ({ value, text: groups[value] }))}
        />
        <FilterSelect
          name="receiver"
          label={t`Receiver`}
          all={t({ message: 'All', comment: 'all receivers of emails' })}
          options={emailReceivers.map((value) => ({ value, text: receivers[value] }))}
        />
        <FilterSelect
          name="state"
          label={t({ message: 'State of the words', comment: 'as delivered, or edited' })}
          all={t`All states`}
          options={emailTextStates.map((value) => ({ value, text: states[value] }))}
        />
      </TableFilters>
      <DataTable
        label={t`Emails`}
        columns={useColumns()}
        rows={data}
        total={total}
        rowKey={({ kind }) => kind}
        usualSort="name"
      />
    </ConsoleView>
  )
}

function useColumns(): Column<EmailKind>[] {
  const { t } = useLingui()
  const { formats, locale, paths } = useSite()
  const groups = useEmailGroups()
  const receivers = useEmailReceivers()
  return [
    {
      key: 'name',
      label: t`Email`,
      main: true,
      sort: 'name',
      cell: ({ kind, name, when }) => (
        <div>
          <Link to={paths.admin(`emails/${kind}/${locale}`)}>{name}</Link>
          <p className={styles.when}>{when}</p>
        </div>
      ),
    },
    { key: 'group', label: t`About`, cell: ({ group }) => groups[group] },
    { key: 'receiver', label: t`Receiver`, cell: ({ receiver }) => receivers[receiver] },
    {
      key: 'states',
      label: t`Words`,
      cell: ({ kind, states }) => (
        <ul className={styles.states}>
          {emailTextStates.map((state) => {
            const langs = locales.filter((lang) => states[lang].state === state)
            if (langs.length === 0) return null
            return (
              <li key={state}>
                <EmailMark state={state} />
                {langs.map((lang) => (
                  <Link key={lang} to={paths.admin(`emails/${kind}/${lang}`)} lang={lang} className="link">
                    {ownNames[lang]}
                  </Link>
                ))}
              </li>
            )
          })}
        </ul>
      ),
    },
    {
      key: 'changedAt',
      label: t`Changed`,
      sort: 'changedAt',
      cell: ({ changedAt }) => changedAt && <span className="nowrap">{formats.dateTime(changedAt)}</span>,
    },
  ]
}
