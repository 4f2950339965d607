// Stripe as a choice.
import type { CardProvider, ProviderFacts } from './provider.ts'

export const stripeFacts = (publicKey: string): ProviderFacts => ({
  name: 'stripe',
  mode: 'live',
  publicKey,
  script: 'https://js.stripe.com/clover/stripe.js',
  frames: ['https://js.stripe.com', 'https://hooks.stripe.com'],
  connects: ['https://api.stripe.com'],
  signatureHeader: 'stripe-signature',
})

export const stripe: CardProvider = {
  settings: { STRIPE_SECRET_KEY: 'secret', STRIPE_PUBLIC_KEY: 'public', STRIPE_WEBHOOK_SECRET: 'secret' },
  choose(valueOf) {
    const publicKey = valueOf('STRIPE_PUBLIC_KEY')
    const keys = { secretKey: valueOf('STRIPE_SECRET_KEY'), webhookSecret: valueOf('STRIPE_WEBHOOK_SECRET') }
    return {
      facts: stripeFacts(publicKey),
      open: async () => (await import('./stripe.ts')).stripeProvider({ ...keys, publicKey }),
    }
  },
}
