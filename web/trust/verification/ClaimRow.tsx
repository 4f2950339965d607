// One claim as a row.
import { Trans } from '@lingui/react/macro'
import {
  IconBuilding,
  IconBuildingBank,
  IconBuildingFactory2,
  IconCertificate,
  IconFingerprint,
  IconHash,
  IconMapPin,
  IconReceiptTax,
  IconWorld,
  type IconName,
} from '#web/ui/icons.ts'
import type { ReactNode } from 'react'
import type { ClaimKind } from '#contract/identity/businesses/verification-kinds.ts'
import { shownHost } from '#kit/hosts.ts'
import { useSite } from '#web/foundation/page.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { useDetailText, useKindNames } from './names.ts'
import styles from './Verification.module.css'

const icons: Record<ClaimKind, IconName> = {
  register: IconBuilding,
  vat: IconReceiptTax,
  lei: IconFingerprint,
  duns: IconHash,
  domain: IconWorld,
  address: IconMapPin,
  bank: IconBuildingBank,
  certificate: IconCertificate,
  visit: IconBuildingFactory2,
}

type Props = {
  kind: ClaimKind
  subject: string
  detail: Record<string, string>
  checkedBy?: ReactNode
  checkedAt?: string | null | undefined
  validUntil: string | null
  state: ReactNode
  children?: ReactNode
}

export function ClaimRow({ kind, subject, detail, checkedBy, checkedAt, validUntil, state, children }: Props) {
  const { formats } = useSite()
  const names = useKindNames()
  const detailText = useDetailText()
  const detailed = detailText(detail)
  const none = <span className="muted">–</span>
  return (
    <li className={styles.claim}>
      <span className={styles.sign}>
        <Icon icon={icons[kind]} />
      </span>
      <div>
        <h3>{names[kind]}</h3>
        <p className={styles.subject}>{shownHost(subject)}</p>
        {detailed && <p className="muted small">{detailed}</p>}
        <dl className={styles.facts}>
          <div>
            <dt>
              <Trans>Checked by</Trans>
            </dt>
            <dd>{checkedBy ?? none}</dd>
          </div>
          <div>
            <dt>
              <Trans context="day of a check">On</Trans>
            </dt>
            <dd>{checkedAt ? formats.date(checkedAt) : none}</dd>
          </div>
          <div>
            <dt>
              <Trans>Valid until</Trans>
            </dt>
            <dd>{validUntil ? formats.date(validUntil) : none}</dd>
          </div>
        </dl>
      </div>
      <div>{state}</div>
      {children && <div className={styles.next}>{children}</div>}
    </li>
  )
}
