// Limits of corrected invoices.
import { invoiceCorrectionsMost } from '#contract/foundation/constants.ts'
import type { TestApi } from '#api/testing.ts'
import { body, ownerOf } from './testing.ts'

type Call = (turn: number) => Promise<unknown>

export const correctionLimits: Record<string, (bench: TestApi) => Promise<Call>> = {
  async invoiceCorrectionsMost(bench) {
    const { owner, businessID } = await ownerOf(bench)
    const { memberships } = owner.api
    await memberships.subscribe(body(businessID))
    const correctInto = async (address: string): Promise<() => Promise<unknown>> => {
      const { invoiceID } = (await memberships.read({ params: { businessID } })).invoices[0]!
      const params = { businessID, invoiceID }
      const details = { name: 'Ledger Works', address, country: 'US', taxNumber: '' }
      return () => memberships.correctInvoice({ params, body: details })
    }
    for (let made = 1; made < invoiceCorrectionsMost; made++) await (await correctInto(`Mill Road ${made + 1}`))()
    const calls = await Promise.all(Array.from({ length: 10 }, (_, turn) => correctInto(`Hill Road ${turn}`)))
    return (turn) => calls[turn]!()
  },
}
