// Card form interface: a token, never the number.
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

export type CardHandle = {
  tokenize: () => Promise<{ paymentMethod: string } | { message: string }>
  /** The bank's second step; returns an error sentence. */
  authenticate: (clientSecret: string, purpose: 'payment' | 'card') => Promise<{ message?: string }>
}

const declines = {
  card_declined: msg`the card was declined`,
  insufficient_funds: msg`the card has too little money`,
  expired_card: msg`the card has expired`,
  incorrect_cvc: msg`the security code is wrong`,
  authentication_failed: msg`the bank did not confirm the payment`,
  authentication_required: msg`the bank asks for a confirmation`,
}

export function useDeclineText(): (code: string | undefined) => string {
  const { i18n } = useLingui()
  return (code = '') =>
    i18n._(Object.hasOwn(declines, code) ? declines[code as keyof typeof declines] : declines.card_declined)
}
