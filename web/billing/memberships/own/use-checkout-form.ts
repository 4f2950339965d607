// Checkout form: details are saved before anything is paid or ordered.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, type RefObject } from 'react'
import type { Membership } from '#contract/billing/memberships/memberships.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { useApi } from '#web/foundation/page.ts'
import { useSession } from '#web/foundation/session.ts'
import { useMoney } from '../plan-texts.ts'
import { checkoutForm } from '../correction/billing-form.ts'
import type { CardHandle } from './card-handle.ts'
import { useCheckout } from './use-checkout.ts'

export type Method = 'card' | 'transfer'
type Checkout = {
  membership: Membership
  offer: Membership['offers'][number]
  method: Method
  card: RefObject<CardHandle | null>
  onChange: (membership: Membership) => void
}

export function useCheckoutForm({
  membership,
  offer: { planId, subscription, total },
  method,
  card,
  onChange,
}: Checkout) {
  const { t } = useLingui()
  const api = useApi()
  const { showSuccess } = useToasts()
  const money = useMoney()
  const email = useSession()?.email ?? ''
  const pay = useCheckout(membership, card)
  const params = { businessID: membership.businessID }
  const { name, address, country, taxNumber } = membership.billing
  const saved = useMemo(
    () => ({ name, address, country, taxNumber, email }),
    [name, address, country, taxNumber, email],
  )
  const form = useServerForm({
    id: 'billing',
    draft: 'billing',
    schema: checkoutForm,
    saved,
    errorMessages: { taxNumber: t`This is not a VAT number of the chosen country.` },
    async submit({ email, ...body }) {
      const saved = await api.memberships.changeBilling({ params, body })
      onChange(saved)
      const offer = saved.offers.find((one) => one.planId === planId)
      const isOrdered = method === 'transfer' && saved.transfer?.subscription === subscription
      if (!offer || isOrdered) return showSuccess()
      if (offer.total !== total)
        return showSuccess(t`Saved. With these details the total is ${money(offer.total)}: check it, then go on.`)
      if (method === 'card') return pay(offer, email)
      onChange(await api.memberships.orderByTransfer({ params, body: { planId, email, total } }))
    },
  })
  const { rebase } = form
  // A corrected invoice changes the details, too.
  useEffect(() => rebase(saved), [rebase, saved])
  return form
}
