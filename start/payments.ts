// Card provider: the chosen one, the test provider, or none.
import type pg from 'pg'
import type { Context } from '#api/foundation/context.ts'
import { noCards } from '#kit/payments/no-cards.ts'
import { testProvider } from '#kit/payments/test-provider.ts'
import type { Settings } from './config.ts'
import { hasTestCards } from './openings.ts'

export async function paymentsBy(
  settings: Pick<Settings, 'cards' | 'testCards' | 'publicUrl' | 'seller'>,
  pool: pg.Pool,
): Promise<Context['payments']> {
  const { cards, seller } = settings
  const own = () => (hasTestCards(settings) ? testProvider(pool) : noCards)
  return { provider: cards ? await cards.open() : own(), seller }
}
