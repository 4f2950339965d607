// Card provider: Stripe if set, else the test provider.
import type pg from 'pg'
import type { Context } from '#api/foundation/context.ts'
import { stripeProvider } from '#kit/payments/stripe.ts'
import { testProvider } from '#kit/payments/test-provider.ts'
import type { Settings } from './config.ts'

export function paymentsBy(
  { stripe, seller }: Pick<Settings, 'stripe' | 'seller'>,
  pool: pg.Pool,
): Context['payments'] {
  return { provider: stripe ? stripeProvider(stripe) : testProvider(pool), seller }
}
