// Size of the directory under the headline.
import { useLingui } from '@lingui/react/macro'
import type { Home } from '#contract/discovery/home.ts'
import { showcaseCountLeast } from '#contract/foundation/constants.ts'
import { useSite } from '#web/foundation/page.ts'
import { hoursOf } from './hours.ts'
import styles from './Numbers.module.css'

export function Numbers({ companies, products, countries, listed, answers: { measured } }: Home) {
  const { t, i18n } = useLingui()
  const { formats } = useSite()
  const median = measured && hoursOf(i18n, measured.quartiles[1]!)
  const numbers = [
    { name: t({ message: 'companies', comment: 'below a number' }), value: companies },
    { name: t({ message: 'products', comment: 'below a number' }), value: products },
    { name: t({ message: 'countries', comment: 'below a number' }), value: countries },
    measured
      ? { name: t`answer here, in ${median}`, value: measured.companies }
      : { name: t({ message: 'listed, not on WBN yet', comment: 'below a number of companies' }), value: listed },
  ].filter(({ value }) => value >= showcaseCountLeast)
  if (numbers.length === 0) return null
  return (
    <dl className={styles.numbers}>
      {numbers.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formats.number(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
