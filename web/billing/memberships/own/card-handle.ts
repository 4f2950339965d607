// What a card form does for the page, whoever the provider is: the number stays with the provider, the page gets a token.
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

export type CardHandle = {
  /** The card as it was typed, as a token; or what is wrong with it, as a sentence. */
  tokenize: () => Promise<{ paymentMethod: string } | { message: string }>
  /** The second step of the bank. Answers a sentence where it failed in the browser. */
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

/** Why a provider declined a card, by its code. */
export function useDeclineText(): (code: string | undefined) => string {
  const { i18n } = useLingui()
  return (code = '') =>
    i18n._(Object.hasOwn(declines, code) ? declines[code as keyof typeof declines] : declines.card_declined)
}
