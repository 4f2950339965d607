// An agreement in short.
import { Trans, useLingui } from '@lingui/react/macro'
import type { Agreement } from '#contract/trade/territories/agreements.ts'
import { isConfirmed, otherSide } from '#contract/trade/territories/states.ts'
import { useSite } from '#web/foundation/page.ts'
import { nameOf } from '#web/identity/actors/card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { IconChecks, IconCircleDashed } from '#web/ui/icons.ts'
import { useAgreementStates } from '../names.ts'
import styles from '../Territories.module.css'

export const partnerOf = (agreement: Agreement) => agreement[otherSide(agreement.side)]

export function PartnerName({ agreement }: { agreement: Agreement }) {
  const partner = partnerOf(agreement)
  if (!partner) return <Trans>No longer here</Trans>
  return <span>{[partner.country?.emoji, nameOf(partner)].filter(Boolean).join(' ')}</span>
}

export function useScopeText(): (agreement: Agreement) => string {
  const { t } = useLingui()
  return ({ lines, subject, countries, exclusivity }) => {
    const what = [...lines.map(({ name }) => name), ...(subject ? [subject] : [])].join(', ')
    const where = countries.map(({ countryName }) => countryName).join(', ')
    return [exclusivity === 'none' ? what : t`${what}, exclusive`, where].filter(Boolean).join(' · ')
  }
}

export function StandingOf({ agreement }: { agreement: Agreement }) {
  const { formats } = useSite()
  const states = useAgreementStates()
  const { state, side, proposedBy, confirmedAt, proposedAt } = agreement
  const day = formats.date(confirmedAt ?? proposedAt)
  const hasBoth = isConfirmed(state)
  return (
    <span className={`${styles.standing} ${hasBoth ? styles.both : ''}`}>
      <Icon icon={hasBoth ? IconChecks : IconCircleDashed} />
      <span>
        {hasBoth ? (
          <Trans comment="an agreement is confirmed by both sides">both, {day}</Trans>
        ) : state !== 'proposed' ? (
          states[state].text
        ) : proposedBy === side ? (
          <Trans comment="only the reader states an agreement">you only, {day}</Trans>
        ) : (
          <Trans comment="only the other side states an agreement">they only, {day}</Trans>
        )}
      </span>
    </span>
  )
}

export function EndOf({ agreement: { state, until, notice } }: { agreement: Agreement }) {
  const { formats } = useSite()
  if (notice) return formats.date(notice.until)
  if (until) return formats.date(until)
  return isConfirmed(state) ? <Trans context="without an end">open</Trans> : '–'
}
