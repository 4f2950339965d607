// Certificates with their remaining validity.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { BusinessProfile } from '#contract/identity/businesses/businesses.ts'
import { useSite } from '#web/foundation/page.ts'
import { Badge, type BadgeLook } from '#web/ui/Badge.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { IconCertificate } from '#web/ui/icons.ts'
import { Part } from '#web/ui/Part.tsx'
import { Bar } from '#web/ui/controls/Ranges.tsx'
import styles from './Certificates.module.css'
import { validityOf, type Validity } from './validity.ts'

type Certificate = BusinessProfile['certificates'][number]
const looks: Record<Validity['state'], BadgeLook> = { open: 'ok', valid: 'ok', soon: 'warn', expired: 'bad' }

export function Certificates({
  business,
  today,
  aside,
}: {
  business: BusinessProfile
  today: string
  aside?: ReactNode
}) {
  const { formats } = useSite()
  const checked = business.verifiedAt && formats.date(business.verifiedAt)
  return (
    <Part
      id="certificates"
      title={<Trans>Certificates</Trans>}
      aside={
        aside ||
        (checked && (
          <span className="muted small">
            <Trans>Checked by WBN on {checked}</Trans>
          </span>
        ))
      }
    >
      <ul>
        {business.certificates.map((one) => (
          <Row key={one.id} certificate={one} validity={validityOf(one, today)} />
        ))}
      </ul>
    </Part>
  )
}

function Row({ certificate, validity }: { certificate: Certificate; validity: Validity }) {
  const { name, scope, issuer, photo, document } = certificate
  const shown = photo ?? document
  return (
    <li className={styles.certificate}>
      <span className={styles.icon}>
        <Icon icon={IconCertificate} />
      </span>
      <div>
        <h3>{shown ? <a href={shown.url}>{name}</a> : name}</h3>
        <p className="muted small">{[scope, issuer].filter(Boolean).join(' · ')}</p>
      </div>
      <Term certificate={certificate} validity={validity} />
    </li>
  )
}

function Term({ certificate: { issueDate, expireDate }, validity }: { certificate: Certificate; validity: Validity }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const from = issueDate ? formats.date(issueDate) : ''
  const to = expireDate ? formats.date(expireDate) : ''
  const label = from && to ? t`Valid from ${from} to ${to}` : to ? t`Valid to ${to}` : t`Valid`
  const elapsed = validity.state === 'open' ? undefined : validity.elapsed
  return (
    <div>
      <p className={styles.term}>
        <span className="muted num">
          {[issueDate, expireDate].flatMap((day) => (day ? [formats.month(day)] : [])).join('–')}
        </span>
        <Badge look={looks[validity.state]}>
          <Remaining validity={validity} />
        </Badge>
      </p>
      {elapsed !== undefined && <Bar solid={elapsed} soft={100} now={elapsed} label={label} />}
    </div>
  )
}

function Remaining({ validity }: { validity: Validity }): ReactNode {
  if (validity.state === 'open') return <Trans>Valid</Trans>
  if (validity.state === 'expired') return <Trans>Expired</Trans>
  const { unit, left } = validity
  if (unit === 'days') return <Plural value={left} _0="Last day" one="# day left" other="# days left" />
  if (unit === 'months') return <Plural value={left} one="# month left" other="# months left" />
  return <Plural value={left} one="# year left" other="# years left" />
}
