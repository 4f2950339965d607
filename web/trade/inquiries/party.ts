// Both sides of a thread.
import { msg } from '@lingui/core/macro'
import type { I18n } from '@lingui/core'
import type { Party, Thread } from '#contract/trade/inquiries/inquiries.ts'
import { nameOf } from '#web/identity/actors/card.tsx'

type ThreadSides = Pick<Thread, 'side' | 'from' | 'to'>

export function counterpartOf({ side, from, to }: ThreadSides): Party {
  return side === 'S' ? to : from
}

/** A deleted company or person has a generic name. */
export function partyName(party: Party, i18n: I18n): string {
  if (!party.gone) return nameOf(party)
  return i18n._(party.kind === 'business' ? msg`Closed business` : msg`Closed account`)
}

export function fullName({
  firstName = '',
  lastName = '',
}: {
  firstName?: string | undefined
  lastName?: string | undefined
}): string {
  return `${firstName} ${lastName}`.trim()
}
