// /admin/agreements/{id}: sides of a case, and the decision.
import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import type { AgreementCase } from '#contract/trade/territories/agreements.ts'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { useResettableState } from '#web/foundation/resettable-state.ts'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Link } from '#web/ui/Link.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import { FactList } from '../claims/FactList.tsx'
import styles from '../claims/Case.module.css'
import { ConsoleView } from '../ConsoleView.tsx'
import { Decision } from './Decision.tsx'
import { useKindNames, useTermNames } from './names.ts'
import { Statement } from './Statement.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { api, signal } = loaderContext(args)
  return await api.agreements.readCase({ params: { disputeID: args.params['id']! }, signal })
}

const sidesOf = ({ supplier, distributor, brand }: AgreementCase) =>
  [supplier?.name ?? brand, distributor?.name].filter(Boolean).join(' – ')

export const meta: Meta<typeof loader> = ({ data, i18n }) => ({
  title: data ? sidesOf(data) : t(i18n)`Agreements in question`,
  description: '',
  noindex: true,
})

export function Component() {
  const read = useLoaderData<typeof loader>()
  const [shown, setShown] = useResettableState<AgreementCase>(read, read)
  const { t } = useLingui()
  const { paths } = useSite()
  const kinds = useKindNames()
  const { disputeID, kind, statements } = shown
  return (
    <ConsoleView
      title={sidesOf(shown)}
      note={kinds[kind]}
      back={{ href: paths.admin('agreements'), text: t`Agreements in question` }}
    >
      <div className={styles.columns}>
        <div>
          <div className={styles.sides}>
            {statements.map((statement) => (
              <Statement key={`${statement.by} ${statement.at}`} statement={statement} disputeID={disputeID} />
            ))}
          </div>
          <Terms shown={shown} />
          <History history={shown.history} />
        </div>
        <div>
          <Decision shown={shown} onChange={setShown} />
        </div>
      </div>
    </ConsoleView>
  )
}

function Terms({ shown }: { shown: AgreementCase }) {
  const { t } = useLingui()
  const { formats, paths } = useSite()
  const { roles, exclusivities } = useTermNames()
  const { supplier, distributor, by, verified, brand, lines, subject, countries, role, exclusivity, from, until } =
    shown
  const linkOf = (named: { id: string; name: string } | null) =>
    named ? (
      <Link className="link" to={paths.admin(`businesses/${named.id}`)}>
        <UserText text={named.name} />
      </Link>
    ) : (
      '–'
    )
  return (
    <Card as="section">
      <CardHeader title={t`What is stated`} />
      <div className={styles.inside}>
        <FactList
          facts={[
            [t`Supplier`, linkOf(supplier)],
            [t`Distributor`, linkOf(distributor)],
            [t`Asked by`, linkOf(by)],
            ...(by ? [[t`Status`, verified ? t`Verified` : t`Not verified`] as const] : []),
            ...(brand ? [[t`Brand`, brand] as const] : []),
            [t`Lines`, lines.map(({ name }) => name).join(', ') || (subject ?? '–')],
            [t`Countries`, countries.map(({ countryName }) => countryName).join(', ')],
            [t`Role`, roles[role]],
            [t`Exclusivity`, exclusivities[exclusivity]],
            [t({ message: 'From', context: 'first day' }), formats.date(from)],
            [
              t({ message: 'Until', context: 'last day' }),
              until ? formats.date(until) : t({ message: 'open', context: 'without an end' }),
            ],
          ]}
        />
      </div>
    </Card>
  )
}

function History({ history }: Pick<AgreementCase, 'history'>) {
  const { t } = useLingui()
  const { formats } = useSite()
  const { acts, sides } = useTermNames()
  return (
    <Card as="section">
      <CardHeader title={t`History`} />
      <ul className={styles.inside}>
        {history.toReversed().map(({ at, by, act }) => (
          <li key={`${at} ${act}`} className="row between">
            <span>
              {acts[act]}, {sides[by]}
            </span>
            <span className="muted small">{formats.dateTime(at)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
