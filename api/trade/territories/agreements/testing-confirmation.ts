// Confirms an agreement; killed before or after the commit.
import { connect } from '#kit/postgres/pool.ts'
import type { SignedIn } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'
import { confirm } from './acting.ts'

const [url, businessID, userID, agreementID, moment] = process.argv.slice(2) as [
  string,
  string,
  string,
  string,
  'before' | 'after',
]
const { kysely, pool } = connect<DB>(url, { schema: 'net', max: 4 })

function stop(): Promise<never> {
  process.stdout.write('here\n')
  return new Promise(() => setInterval(() => {}, 1000))
}

const stopping = {
  transaction: () => ({
    async execute(work: (tx: unknown) => Promise<unknown>) {
      await kysely.transaction().execute(async (tx) => {
        await work(tx)
        if (moment === 'before') await stop()
      })
      return stop()
    },
  }),
}
const db = new Proxy(kysely, {
  get(target, name) {
    if (name === 'transaction') return stopping.transaction
    const value: unknown = Reflect.get(target, name, target)
    return typeof value === 'function' ? value.bind(target) : value
  },
})
const context = { db, pool, pages: () => '', locale: 'en', viewer: { userID } }
const body = { lines: [], showsEnd: false, listed: true }
await confirm(context as unknown as SignedIn, { params: { businessID, agreementID }, body })
