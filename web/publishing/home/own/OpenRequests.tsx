// Own undecided RFQs.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '#web/ui/icons.ts'
import type { Rfq } from '#contract/trade/rfqs/rfqs.ts'
import { useSite } from '#web/foundation/page.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import styles from './OwnHome.module.css'

const day = 24 * 3600 * 1000 // ms
const isDue = ({ status, quotationCount }: Rfq) => status === 'expired' && quotationCount > 0

export function OpenRequests({ requests }: { requests: Rfq[] }) {
  const { t } = useLingui()
  const { paths } = useSite()
  const first = requests.find(isDue)
  return (
    <Card as="section" className={styles.card!}>
      <CardHeader
        title={t`My open requests`}
        aside={
          <LinkButton look="soft" icon={IconPlus} href={paths.createRfq()}>
            {t`New request`}
          </LinkButton>
        }
      />
      {requests.length === 0 ? (
        <p className={styles.none}>{t`None open. Say once what you need, and compare quotations.`}</p>
      ) : (
        <table className={styles.requests}>
          <thead>
            <tr>
              <th scope="col">{t`Request`}</th>
              <th scope="col">{t`Quotations`}</th>
              <th scope="col">{t`Time`}</th>
              <th scope="col">
                <span className="sr">{t({ message: 'Action', context: 'column' })}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {requests.map((rfq) => (
              <Row key={rfq.rfqID} rfq={rfq} isFirst={rfq === first} />
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}

function daysUntil(deadline: string): number {
  return Math.max(0, Math.floor((Date.parse(deadline) + day - Date.now()) / day))
}

function Row({ rfq, isFirst }: { rfq: Rfq; isFirst: boolean }) {
  const { paths, formats } = useSite()
  const { title, rfqID, quotationCount, supplierCount, status, deadline } = rfq
  const left = daysUntil(deadline)
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>
        <Trans>
          {quotationCount} of {supplierCount} quoted
        </Trans>
        <svg className={`mirrored ${styles.bar}`} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect className={styles.track} width={100} height={4} />
          <rect className={styles.full} width={(100 * quotationCount) / Math.max(1, supplierCount)} height={4} />
        </svg>
      </td>
      <td className={status === 'expired' ? undefined : 'muted'}>
        {status === 'expired' ? (
          <Trans>closed {formats.day(deadline)}</Trans>
        ) : (
          <Plural value={left} _0="last day" one="# day left" other="# days left" />
        )}
      </td>
      <td>
        <LinkButton look={isFirst ? 'main' : 'plain'} href={paths.rfq(rfqID)}>
          {isDue(rfq) ? <Trans>Decide</Trans> : <Trans context="button">Open</Trans>}
          <span className="sr"> {title}</span>
        </LinkButton>
      </td>
    </tr>
  )
}
