// Reasons why two accounts look alike.
import type { Alike } from '#contract/trust/duplicates.ts'
import { Chip } from '#web/ui/Chip.tsx'
import styles from './Duplicates.module.css'
import { useReasonNames } from './names.ts'

export function Reasons({ reasons }: Pick<Alike, 'reasons'>) {
  const names = useReasonNames()
  return (
    <span className={styles.reasons}>
      {reasons.map((reason) => (
        <Chip key={reason}>{names[reason]}</Chip>
      ))}
    </span>
  )
}
