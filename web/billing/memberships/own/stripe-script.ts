// Stripe's script, from Stripe's origin. Lazy.

type Element = { mount: (at: HTMLElement) => void; destroy: () => void }
type Failure = { error?: { message?: string } }
export type StripeScript = {
  elements: (options: object) => { create: (kind: 'card', options: object) => Element }
  createPaymentMethod: (options: object) => Promise<Failure & { paymentMethod?: { id: string } }>
  handleNextAction: (options: { clientSecret: string }) => Promise<Failure>
}

let loading: Promise<void> | undefined

/** A failed load rejects; the next call retries. */
export async function loadStripe(address: string, publicKey: string, locale: string): Promise<StripeScript> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      loading = undefined
      reject(new Error('The card form could not be loaded'))
    }
    document.head.append(script)
  })
  await loading
  const { Stripe } = window as unknown as { Stripe: (key: string, options: object) => StripeScript }
  return Stripe(publicKey, { locale })
}
