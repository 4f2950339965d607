// Label of a thread.
import type { RequestLabel } from '#contract/trade/inquiries/team.ts'
import styles from './LabelChip.module.css'

export function LabelChip({ label: { name, color } }: { label: RequestLabel }) {
  return (
    <span className={styles.label} data-color={color}>
      {name}
    </span>
  )
}
