// Countries in a line.
import { Flag } from '#web/ui/Picture.tsx'
import { Text } from '#web/ui/Text.tsx'
import styles from './Where.module.css'

type Props = { countries: readonly { code: string; countryName: string; emoji: string }[] }

export function Countries({ countries }: Props) {
  return (
    <span className="muted small">
      {countries.map(({ code, countryName, emoji }, place) => (
        <span key={code} className={styles.country}>
          {place > 0 && <Text> · </Text>}
          <Flag emoji={emoji} /> <Text>{countryName}</Text>
        </span>
      ))}
    </span>
  )
}
