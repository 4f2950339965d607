// Filter checkboxes with counts.
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSite } from '#web/foundation/page.ts'
import { Checkbox } from '#web/ui/controls/Field.tsx'
import { More } from '#web/ui/More.tsx'
import { Flag } from '#web/ui/Picture.tsx'
import { Text } from '#web/ui/Text.tsx'
import type { Choice } from './choices.ts'
import styles from './Facet.module.css'

const shownAtOnce = 5

export type FacetGroup = { title: string; name: string; choices: Choice[]; chosen: string[] }

export function Facet({ title, name, choices, chosen, onChange }: FacetGroup & { onChange: () => void }) {
  const { formats } = useSite()
  if (choices.length === 0) return null
  // Chosen values keep their place: nothing jumps.
  const late = choices.slice(shownAtOnce).filter(({ value }) => chosen.includes(value))
  const first = [...choices.slice(0, shownAtOnce), ...late]
  const rest = choices.slice(shownAtOnce).filter((one) => !late.includes(one))
  const box = ({ value, name: text, count, emoji }: Choice): ReactNode => (
    <Checkbox
      key={value}
      name={name}
      value={value}
      checked={chosen.includes(value)}
      onChange={onChange}
      aside={formats.number(count)}
      label={
        <span className={styles.name} title={text}>
          {emoji && <Flag emoji={emoji} />} <Text>{text}</Text>
        </span>
      }
    />
  )
  return (
    <fieldset className={styles.facet}>
      <legend>{title}</legend>
      {first.map(box)}
      {rest.length > 0 && (
        <More
          className={styles.more}
          more={<Plural value={rest.length} one="Show # more" other="Show # more" />}
          less={<Trans>Show less</Trans>}
        >
          {rest.map(box)}
        </More>
      )}
    </fieldset>
  )
}
