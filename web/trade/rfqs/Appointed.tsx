// Appointed sellers in the buyer's country, beside the makers.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { SupplierProposals } from '#contract/trade/rfqs/rfqs.ts'
import { Checkbox } from '#web/ui/controls/Field.tsx'
import { AboutSupplier } from './SupplierParts.tsx'
import styles from './Rfqs.module.css'

type Seller = SupplierProposals['appointed'][number]
type Props = {
  appointed: readonly Seller[]
  value: readonly string[]
  full: boolean
  onChange: (ids: string[]) => void
}

export function Appointed({ appointed, value, full, onChange }: Props) {
  const { t } = useLingui()
  const [ticked, setTicked] = useState<readonly Seller[]>([])
  const known = new Set(appointed.map(({ business }) => business.businessID))
  const kept = ticked.filter(({ business: { businessID } }) => value.includes(businessID) && !known.has(businessID))
  const shown = [...appointed, ...kept]
  function toggle(seller: Seller): void {
    const { businessID } = seller.business
    if (value.includes(businessID)) return onChange(value.filter((one) => one !== businessID))
    setTicked([...ticked.filter(({ business }) => business.businessID !== businessID), seller])
    onChange([...value, businessID])
  }
  if (shown.length === 0) return null
  return (
    <div className={styles.listed}>
      <h3>
        <Trans>Appointed in the country of destination</Trans>
      </h3>
      <p className="muted">
        <Trans>
          You may ask them beside the makers, or instead. Whom you tick is asked; nobody is left out for a territory.
        </Trans>
      </p>
      <ul className={styles.proposals}>
        {shown.map((seller) => {
          const { business, maker } = seller
          const { businessID, general } = business
          const isChosen = value.includes(businessID)
          const name = maker.name
          return (
            <li key={`${businessID} ${maker.id}`}>
              <Checkbox
                label={general.companyName}
                checked={isChosen}
                disabled={full && !isChosen}
                onChange={() => toggle(seller)}
              />
              <AboutSupplier business={business} />
              <p className="small">{t`Represents ${name}, confirmed by both`}</p>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
