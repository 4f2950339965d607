// Evidence as four squares and a word.
import { useLingui } from '@lingui/react/macro'
import { type Grade, grades } from '#contract/trust/reviews/standing.ts'
import { useGradeNames } from './names.ts'
import styles from './Reviews.module.css'
import { Text } from '#web/ui/Text.tsx'

export function GradeMark({ grade }: { grade: Grade }) {
  const { t } = useLingui()
  const name = useGradeNames()[grade]
  const strength = grades.indexOf(grade) + 1
  return (
    <span className={styles.grade} data-high={strength > 2 || undefined} title={t`Evidence ${strength} of 4`}>
      <svg className="mirrored" viewBox="0 0 38 8" width={38} height={8} aria-hidden="true">
        {grades.map((one, at) => (
          <rect key={one} x={at * 10} width={8} height={8} rx={2} data-on={at < strength || undefined} />
        ))}
      </svg>
      <Text>{name}</Text>
    </span>
  )
}
