// Label of a thread.
import type { InquiryLabel } from '#contract/trade/inquiries/team.ts'
import styles from './LabelChip.module.css'

export function LabelChip({ label: { name, color } }: { label: InquiryLabel }) {
  return (
    <span className={styles.label} data-color={color}>
      {name}
    </span>
  )
}
