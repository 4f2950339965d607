// Companies in a narrow column.
import type { BusinessCard } from '#contract/identity/businesses/businesses.ts'
import { CompactBusinessCard } from './CompactBusinessCard.tsx'
import styles from './CompactBusinessCard.module.css'

export function CompactBusinessCards({ businesses, level }: { businesses: BusinessCard[]; level?: 2 | 3 | 4 }) {
  return (
    <div className={styles.cards}>
      {businesses.map((business) => (
        <CompactBusinessCard key={business.businessID} business={business} {...(level && { level })} />
      ))}
    </div>
  )
}
