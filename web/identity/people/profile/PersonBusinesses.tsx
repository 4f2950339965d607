// Businesses of a person as cards.
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { BusinessCard } from '#contract/identity/businesses/businesses.ts'
import { CompactBusinessCard } from '#web/identity/businesses/card.tsx'
import { Part } from '#web/ui/Part.tsx'
import styles from './Profile.module.css'

/** `none`: empty state; else hidden. */
export function PersonBusinesses({ businesses, none }: { businesses: BusinessCard[]; none?: ReactNode }) {
  if (businesses.length === 0 && !none) return null
  return (
    <Part id="businesses" title={<Trans>Businesses</Trans>}>
      <div className={styles.businesses}>
        {businesses.map((business) => (
          <CompactBusinessCard key={business.businessID} business={business} level={3} />
        ))}
        {businesses.length === 0 && <div className={styles.none}>{none}</div>}
      </div>
    </Part>
  )
}
