// Card checkout.
import { useLingui } from '@lingui/react/macro'
import type { RefObject } from 'react'
import { useRevalidator } from 'react-router'
import type { Checkout, Membership } from '#contract/billing/memberships/memberships.ts'
import { Refusal } from '#kit/refusal.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi } from '#web/foundation/page.ts'
import { useIdempotencyKey } from '#web/foundation/form/idempotency-key.ts'
import { type CardHandle, useDeclineText } from './card-handle.ts'

type Offer = Membership['offers'][number]

export function useCheckout(membership: Membership, card: RefObject<CardHandle | null>) {
  const api = useApi()
  const { t } = useLingui()
  const { revalidate } = useRevalidator()
  const { showSuccess, showError } = useToasts()
  const { keyFor, complete } = useIdempotencyKey()
  const declineText = useDeclineText()
  const { businessID } = membership
  const cardError = (message: string) => showError(undefined, t`You have error in your card information: ${message}`)

  async function follow(checkout: Checkout): Promise<'unsaved' | void> {
    complete()
    if (checkout.status === 'succeeded') {
      showSuccess(t`Successful checkout!`)
      await revalidate()
    } else if (checkout.status === 'action' && checkout.action) {
      const { message } = await card.current!.authenticate(checkout.action.clientSecret, 'payment')
      const { paymentID } = checkout
      const after = await api.memberships.confirm({ body: { businessID, paymentID } })
      if (after.status !== 'action') return follow(after)
      cardError(message ?? declineText('authentication_failed'))
      return 'unsaved'
    } else if (checkout.status === 'pending') {
      showSuccess(t`Your payment is being processed. You will receive an e-mail.`)
      await revalidate()
    } else {
      cardError(declineText(checkout.error?.code))
      return 'unsaved'
    }
  }

  async function pay(offer: Offer, email: string): Promise<'unsaved' | void> {
    try {
      const made = await card.current!.tokenize()
      if ('message' in made) {
        cardError(made.message)
        return 'unsaved'
      }
      const { planId, total } = offer
      const body = { businessID, planId, email, total, paymentMethod: made.paymentMethod }
      return await follow(await api.memberships.subscribe({ body, key: keyFor(body) }))
    } catch (error) {
      const isOurs = error instanceof Refusal && ['Conflict', 'ValidationError', 'Forbidden'].includes(error.name)
      if (isOurs) showError(error)
      else
        showError(
          error,
          t`We are not able to process your payment at this time, please try again in a few minutes or contact support`,
        )
      if (isOurs) await revalidate()
      return 'unsaved'
    }
  }
  return pay
}
