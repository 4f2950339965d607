// Agreements of one side.
import { Plural, Trans } from '@lingui/react/macro'
import type { ResponseData } from '#contract/foundation/endpoint.ts'
import type { agreements as contract } from '#contract/trade/territories/agreements.ts'
import { useSite } from '#web/foundation/page.ts'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Link } from '#web/ui/Link.tsx'
import styles from '../Territories.module.css'
import { EndOf, PartnerName, StandingOf, useScopeText } from './texts.tsx'

type Props = {
  business: { businessID: string }
  side: 'supplier' | 'distributor'
  agreements: ResponseData<typeof contract.list>
  former: Pick<ResponseData<typeof contract.list>, 'data'>
}

export function AgreementTable({ business, side, agreements: { data, inForce, waiting, unanswered }, former }: Props) {
  return (
    <Card as="section">
      <CardHeader
        title={<Trans comment="of suppliers and distributors">Agreements</Trans>}
        aside={
          <span className="muted small">
            <Plural value={inForce} one="# in force" other="# in force" />,{' '}
            <Plural value={waiting + unanswered} one="# waits" other="# wait" />
          </span>
        }
      />
      {data.length === 0 ? (
        <p className={`muted ${styles.none}`}>
          {side === 'supplier' ? (
            <Trans>
              None yet. What you state alone is shown as stated by you; with the other side’s word it is confirmed.
            </Trans>
          ) : (
            <Trans>None yet. State which makers you represent; they are asked to confirm it.</Trans>
          )}
        </p>
      ) : (
        <Rows business={business} side={side} data={data} />
      )}
      {former.data.length > 0 && (
        <details className={styles.former}>
          <summary className="small">
            <Trans context="agreements">Over</Trans>
          </summary>
          <Rows business={business} side={side} data={former.data} />
        </details>
      )}
    </Card>
  )
}

function Rows({ business, side, data }: Pick<Props, 'business' | 'side'> & Pick<Props['agreements'], 'data'>) {
  const { paths } = useSite()
  const scopeOf = useScopeText()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{side === 'supplier' ? <Trans>Distributor</Trans> : <Trans>Maker</Trans>}</th>
          <th scope="col">
            <Trans>Lines, countries</Trans>
          </th>
          <th scope="col">
            <Trans comment="by whom an agreement is confirmed">Confirmed</Trans>
          </th>
          <th scope="col" className={styles.end}>
            <Trans comment="the last day of an agreement">Ends</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {data.map((agreement) => (
          <tr key={agreement.agreementID}>
            <th scope="row">
              <Link to={paths.agreement(business, agreement.agreementID)}>
                <PartnerName agreement={agreement} />
              </Link>
            </th>
            <td>{scopeOf(agreement)}</td>
            <td>
              <StandingOf agreement={agreement} />
            </td>
            <td className={styles.end}>
              <EndOf agreement={agreement} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
