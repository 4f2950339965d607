// Stripe card form, in Stripe's iframe.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useSite } from '#web/foundation/page.ts'
import { Note } from '#web/ui/Note.tsx'
import type { CardFormProps } from './CardForm.tsx'
import styles from '../Plans.module.css'
import { loadStripe, type StripeScript } from './stripe-script.ts'

type StripeField = { stripe: StripeScript; element: ReturnType<ReturnType<StripeScript['elements']>['create']> }

export function StripeCard({ setup: { publicKey, script }, handle }: CardFormProps) {
  const { t } = useLingui()
  const { locale } = useSite()
  const frame = useRef<HTMLDivElement>(null)
  const loaded = useRef<StripeField>(undefined)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let gone = false
    async function mount(): Promise<void> {
      const stripe = await loadStripe(script!, publicKey, locale)
      if (gone || !frame.current) return
      const ink = getComputedStyle(frame.current)
      const element = stripe.elements({}).create('card', { style: { base: { color: ink.color, fontSize: '16px' } } })
      element.mount(frame.current)
      loaded.current = { stripe, element }
    }
    mount().catch(() => setFailed(true))
    return () => {
      gone = true
      loaded.current?.element.destroy()
      loaded.current = undefined
    }
  }, [script, publicKey, locale])
  const missing = t`the form of the card provider is not loaded`
  useImperativeHandle(handle, () => ({
    async tokenize() {
      if (!loaded.current) return { message: missing }
      const { stripe, element } = loaded.current
      const { paymentMethod, error } = await stripe.createPaymentMethod({ type: 'card', card: element })
      return paymentMethod ? { paymentMethod: paymentMethod.id } : { message: error?.message ?? missing }
    },
    async authenticate(clientSecret) {
      const { error } = (await loaded.current?.stripe.handleNextAction({ clientSecret })) ?? {}
      return error?.message ? { message: error.message } : {}
    },
  }))
  return (
    <>
      {failed && (
        <Note look="bad" role="alert">
          <p>{t`The card form could not be loaded. Check your connection, or pay by bank transfer.`}</p>
        </Note>
      )}
      <div ref={frame} className={styles.element} />
    </>
  )
}
