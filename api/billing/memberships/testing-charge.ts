// Buys a plan; killed before or after the charge.
import { connect } from '#kit/postgres/pool.ts'
import { type Charge, type PaymentProvider } from '#kit/payments/provider.ts'
import { testProvider } from '#kit/payments/test-provider.ts'
import type { SignedIn } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'
import { subscribe } from './checkout.ts'
import type { Seller } from '#api/foundation/context.ts'
import { body } from './testing.ts'

const [url, businessID, userID, moment] = process.argv.slice(2) as [string, string, string, 'before' | 'after']
const { kysely: db, pool } = connect<DB>(url, { schema: 'net', max: 4 })
const provider = testProvider(pool)

/** Never resolves. */
async function charge(request: Charge): Promise<never> {
  if (moment === 'after') await provider.charge(request)
  process.stdout.write('here\n')
  return new Promise(() => setInterval(() => {}, 1000))
}
const waiting: PaymentProvider = { ...provider, charge }
const seller: Seller = { name: 'WBN', address: 'Road 1', taxNumber: '', country: 'US', bank: '', rates: new Map() }
const context = { db, pool, payments: { provider: waiting, seller }, pages: () => '', locale: 'en', viewer: { userID } }
await subscribe(context as unknown as SignedIn, body(businessID))
