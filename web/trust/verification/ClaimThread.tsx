// Claim history and state, also for verifiers.
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ClaimState as State } from '#contract/identity/businesses/verification-kinds.ts'
import type { Claim } from '#contract/trust/verification/verification.ts'
import { useSite } from '#web/foundation/page.ts'
import { Badge, type BadgeLook } from '#web/ui/Badge.tsx'
import { Text } from '#web/ui/Text.tsx'
import styles from './Verification.module.css'

const states: Record<State, [BadgeLook, ReturnType<typeof msg>]> = {
  checking: ['info', msg({ message: 'Looking for the proof', comment: 'state of a claim of a domain' })],
  waiting: ['info', msg({ message: 'Waiting for a verifier', comment: 'state of a claim' })],
  asked: ['warn', msg({ message: 'Question to the company', comment: 'state of a claim' })],
  seconding: ['info', msg({ message: 'Waiting for a second verifier', comment: 'state of a claim' })],
  verified: ['ok', msg`Verified`],
  refused: ['bad', msg({ message: 'Refused', comment: 'state of a claim' })],
  expired: ['plain', msg({ message: 'Expired', comment: 'state of a claim' })],
  withdrawn: ['plain', msg({ message: 'Withdrawn', comment: 'state of a claim' })],
}

export function useStateNames(): Record<State, string> {
  const { i18n } = useLingui()
  return Object.fromEntries(Object.entries(states).map(([state, [, name]]) => [state, i18n._(name)])) as Record<
    State,
    string
  >
}

export function ClaimState({ state }: { state: State }) {
  const names = useStateNames()
  return <Badge look={states[state][0]}>{names[state]}</Badge>
}

export function ClaimThread({ entries }: { entries: Claim['entries'] }) {
  const { formats } = useSite()
  const textOf = useEntryText()
  if (entries.length === 0) return null
  return (
    <ol className={styles.thread}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Text>{textOf(entry)}</Text> <span className="muted small nowrap">{formats.dateTime(entry.at)}</span>
          {entry.content && entry.happened !== 'unproven' && <blockquote>{entry.content}</blockquote>}
        </li>
      ))}
    </ol>
  )
}

function useEntryText(): (entry: Claim['entries'][number]) => string {
  const { t } = useLingui()
  return ({ happened, author: who }) => {
    switch (happened) {
      case 'submitted':
        return t`${who} claimed it`
      case 'taken':
        return t`${who} took the case`
      case 'released':
        return t`${who} gave the case back`
      case 'asked':
        return t`${who} asked`
      case 'answered':
        return t`${who} answered`
      case 'approved':
        return t`${who} approved, a second verifier is needed`
      case 'verified':
        return who ? t`${who} verified it` : t`Proven and verified`
      case 'refused':
        return t`${who} refused it`
      case 'expired':
        return t`Its time has ended`
      case 'withdrawn':
        return who ? t`${who} withdrew it` : t`Given up without a proof`
      case 'proven':
        return t`Proven again`
      case 'unproven':
        return t`The proof was not found`
    }
  }
}
