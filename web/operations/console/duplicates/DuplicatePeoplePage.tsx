// /admin/people/duplicates: possible duplicates.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLoaderData } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import type { Alike } from '#contract/trust/duplicates.ts'
import { shownEmail } from '#kit/hosts.ts'
import { useSite, type Meta } from '#web/foundation/page.ts'
import { ConsoleView } from '../ConsoleView.tsx'
import { DataTable, type Column } from '../table/DataTable.tsx'
import { FilterSelect, TableFilters } from '../table/TableFilters.tsx'
import { tableLoader } from '../table/loader.ts'
import styles from './Duplicates.module.css'
import { PairActions } from './PairActions.tsx'
import { Reasons } from './Reasons.tsx'

export const loader = tableLoader((api) => api.duplicates.list)

export const meta: Meta<typeof loader> = ({ i18n }) => ({
  title: t(i18n)`Likely duplicates`,
  description: '',
  noindex: true,
})

export function Component() {
  const { data, total } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const { paths } = useSite()
  return (
    <ConsoleView
      title={t`Likely duplicates`}
      note={<Trans>Accounts that may belong to the same person, the strongest hints first.</Trans>}
      back={{ href: paths.admin('people'), text: t`People` }}
    >
      <TableFilters search={t`Name or e-mail`}>
        <FilterSelect
          name="state"
          label={t`Status`}
          all={t({ message: 'Undecided', comment: 'nobody has looked at these yet' })}
          options={[{ value: 'different', text: t`Different people` }]}
        />
      </TableFilters>
      <DataTable
        label={t`Likely duplicates`}
        columns={useColumns()}
        rows={data}
        total={total}
        rowKey={({ one, other }) => `${one.userID} ${other.userID}`}
        usualSort="-strength"
      />
    </ConsoleView>
  )
}

function useColumns(): Column<Alike>[] {
  const { t } = useLingui()
  const { formats, paths } = useSite()
  return [
    {
      key: 'people',
      label: t`People`,
      main: true,
      cell: ({ one, other }) => (
        <div className={styles.pair}>
          {[one, other].map(({ userID, name, email, companyName, registeredAt }) => (
            <div key={userID}>
              <Link to={paths.admin(`people/${userID}`)}>{name}</Link>
              <div className="muted small">
                {[email && shownEmail(email), companyName, t`registered ${formats.date(registeredAt)}`]
                  .filter(Boolean)
                  .join(', ')}
              </div>
            </div>
          ))}
        </div>
      ),
    },
    {
      key: 'reasons',
      label: t({ message: 'In common', comment: 'what two accounts share' }),
      sort: 'strength',
      cell: ({ reasons }) => <Reasons reasons={reasons} />,
    },
    {
      key: 'actions',
      label: t({ message: 'Decision', comment: 'about two accounts' }),
      cell: (pair) => (
        <div className={styles.pair}>
          {pair.different && <span className="muted small">{pair.different.reason}</span>}
          <PairActions pair={pair} />
        </div>
      ),
    },
  ]
}
