// Card provider: the one that the settings choose, else the test provider.
import type pg from 'pg'
import type { Context } from '#api/foundation/context.ts'
import { testProvider } from '#kit/payments/test-provider.ts'
import type { Settings } from './config.ts'

export async function paymentsBy(
  { cards, seller }: Pick<Settings, 'cards' | 'seller'>,
  pool: pg.Pool,
): Promise<Context['payments']> {
  return { provider: cards ? await cards.open() : testProvider(pool), seller }
}
