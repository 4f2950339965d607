// Step of a sample in a thread; words of the step are given.
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { SampleStep } from '#contract/trade/samples/step.ts'
import { useSite } from '#web/foundation/page.ts'
import { useQuantity } from '#web/trade/units/card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { IconPackage } from '#web/ui/icons.ts'
import { UserText } from '#web/ui/Unbroken.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { freightName, outcomeName, useSampleStates } from './names.ts'
import styles from './Samples.module.css'

type Props = { step: SampleStep; words: ReactNode; onOpen: () => void }

export function SampleCard({ step, words, onOpen }: Props) {
  const { t } = useLingui()
  const states = useSampleStates()
  const { text, look } = states[step.state]
  const { name } = step
  return (
    <article className={styles.card} aria-label={`${text}: ${name}`}>
      <h3 className={styles.head}>
        <span className={styles.name}>
          <Icon icon={IconPackage} size="s" />
          <UserText text={name} />
        </span>
        <Badge look={look}>{text}</Badge>
      </h3>
      <Said step={step} />
      {words}
      <button type="button" className={`link ${styles.more}`} onClick={onOpen} aria-label={t`Open the sample ${name}`}>
        <Trans>Open the sample</Trans>
      </button>
    </article>
  )
}

function Said({ step }: { step: SampleStep }) {
  const { i18n, t } = useLingui()
  const { formats } = useSite()
  const quantityOf = useQuantity()
  const { state, quantity, unit, country, freight, deducted, fee, currency, carrier, tracking, outcome } = step
  const said: (string | false | null)[] = []
  if (state === 'qualified' && quantity !== null && unit)
    said.push(
      quantityOf(quantity, unit),
      country && `${country.emoji} ${country.countryName}`,
      freight && freightName(freight, i18n),
      deducted && t`To be deducted from a later order`,
    )
  const cost = fee && currency ? `${currency} ${formats.price(fee)}` : ''
  if (state === 'approved') said.push(cost ? t`Cost: ${cost}` : fee === 0 && t`Free of charge`)
  if (state === 'shipped') said.push(`${carrier ?? ''} ${tracking ?? ''}`.trim())
  if (state === 'concluded' && outcome) said.push(outcomeName(outcome, i18n))
  const shown = said.filter((one): one is string => Boolean(one))
  if (shown.length === 0) return null
  return (
    <ul className={styles.said}>
      {shown.map((one) => (
        <li key={one}>
          <UserText text={one} />
        </li>
      ))}
    </ul>
  )
}
