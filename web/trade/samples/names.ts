// Names of states, steps and outcomes of samples.
import { msg, t } from '@lingui/core/macro'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { Sample } from '#contract/trade/samples/samples.ts'
import type { FreightPayer, SampleAction, SampleOutcome, SampleState } from '#contract/trade/samples/states.ts'
import type { BadgeLook } from '#web/ui/Badge.tsx'

export function useSampleStates(): Record<SampleState, { text: string; look: BadgeLook }> {
  const { t } = useLingui()
  return {
    requested: { text: t({ message: 'Sample requested', comment: 'state of a sample' }), look: 'info' },
    qualified: { text: t({ message: 'Sample to be decided', comment: 'state of a sample' }), look: 'warn' },
    approved: { text: t({ message: 'Sample approved', comment: 'state of a sample' }), look: 'ok' },
    shipped: { text: t({ message: 'Sample shipped', comment: 'state of a sample' }), look: 'ok' },
    received: { text: t({ message: 'Sample received', comment: 'state of a sample' }), look: 'ok' },
    concluded: {
      text: t({ message: 'Sample tried', comment: 'state of a sample: its outcome is known' }),
      look: 'plain',
    },
    declined: { text: t({ message: 'Sample declined', comment: 'state of a sample' }), look: 'bad' },
    withdrawn: { text: t({ message: 'Sample request withdrawn', comment: 'state of a sample' }), look: 'plain' },
  }
}

export const actionNames: Record<SampleAction, MessageDescriptor> = {
  qualify: msg({ message: 'Give the details', comment: 'button: step of a sample' }),
  approve: msg({ message: 'Approve the sample', comment: 'button: step of a sample' }),
  decline: msg({ message: 'Decline the sample', comment: 'button: step of a sample' }),
  ship: msg({ message: 'It is shipped', comment: 'button: step of a sample' }),
  receive: msg({ message: 'It has arrived', comment: 'button: step of a sample' }),
  conclude: msg({ message: 'Tell the outcome', comment: 'button: step of a sample' }),
  withdraw: msg({ message: 'Withdraw the request', comment: 'button: step of a sample' }),
}

export function outcomeName(outcome: SampleOutcome, i18n: I18n): string {
  const names: Record<SampleOutcome, string> = {
    orders: t(i18n)`An order follows`,
    fits: t(i18n)`It fits`,
    unfit: t(i18n)`It does not fit`,
    open: t(i18n)`Not decided, or no need any more`,
  }
  return names[outcome]
}

export function freightName(payer: FreightPayer, i18n: I18n): string {
  return payer === 'buyer' ? t(i18n)`The buyer pays the freight` : t(i18n)`The supplier pays the freight`
}

type Address = NonNullable<NonNullable<Sample['details']>['address']>
export function linesOf({ receiver, street, postcode, place, country, phone }: Address): string {
  return [receiver, street, `${postcode} ${place}`.trim(), country.countryName, phone].filter(Boolean).join(', ')
}
