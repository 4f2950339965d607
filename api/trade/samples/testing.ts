// Test helpers for samples.
import type { SampleAction } from '#contract/trade/samples/states.ts'
import type { TestApi, TestPerson } from '#api/testing.ts'
import { inquire, type Seller, seller } from '#api/trade/inquiries/testing.ts'

export const address = {
  receiver: 'Goods in, Bea Buyer',
  street: 'Calle Uno 12',
  place: 'Lima',
  postcode: '15001',
  country: 'PE',
  phone: '+51 1 555 0101',
}
export const details = {
  purpose: 'To try the seals in hot oil',
  quantity: 2,
  unit: 'piece',
  address,
  freight: 'buyer',
  freightAccount: 'DHL 9560012',
  deducted: true,
} as const
export const shipment = { carrier: 'DHL', tracking: 'JD0146' } as const

export type Dealing = { supplier: Seller; buyer: TestPerson; rid: string }

export async function dealing(bench: TestApi): Promise<Dealing> {
  const supplier = await seller(bench, 'Sampled Pumps')
  const buyer = await bench.person('Bea Buyer')
  return { supplier, buyer, rid: await inquire(buyer, supplier.id) }
}

export function request({ buyer, rid }: Dealing, name = 'Seal kit FKM') {
  return buyer.api.samples.request({ params: { rid }, body: { name } })
}

const paths: Record<SampleAction, readonly [method: 'POST' | 'PUT', path: string, body: object]> = {
  qualify: ['PUT', 'details', details],
  approve: ['POST', 'approve', { fee: 12.5, currency: 'EUR', note: 'Sent next week' }],
  decline: ['POST', 'decline', { reason: 'Sold out until May' }],
  ship: ['POST', 'ship', shipment],
  receive: ['POST', 'receive', {}],
  conclude: ['POST', 'outcome', { outcome: 'fits', note: 'No leak in 200 hours' }],
  withdraw: ['POST', 'withdraw', { note: 'The order was cancelled' }],
}

export function step(
  who: Pick<TestPerson, 'ask'>,
  { rid, id, as }: { rid: string; id: string; as?: string | undefined },
  action: SampleAction,
  more: object = {},
) {
  const [method, path, body] = paths[action]
  const query = as ? `?bid=${as}` : ''
  const send = (read: object) =>
    who.ask(method, `/business/request/${rid}/sample/${id}/${path}${query}`, { ...body, ...read, ...more })
  return action === 'approve' ? readDetails(who, { rid, id, query }).then(send) : send({})
}

async function readDetails(
  who: Pick<TestPerson, 'ask'>,
  { rid, id, query }: { rid: string; id: string; query: string },
): Promise<{ qualifiedAt: string }> {
  const { body } = await who.ask('GET', `/business/request/${rid}/sample${query}`)
  const { data } = body as { data?: { data: { sampleID: string; qualifiedAt: string | null }[] } }
  const found = data?.data.find(({ sampleID }) => sampleID === id)
  return { qualifiedAt: found?.qualifiedAt ?? new Date(0).toISOString() }
}

export async function take(one: Dealing, id: string, actions: readonly SampleAction[]): Promise<void> {
  const ofBuyer: readonly SampleAction[] = ['qualify', 'receive', 'conclude', 'withdraw']
  for (const action of actions) {
    const place = { rid: one.rid, id }
    const { status, body } = ofBuyer.includes(action)
      ? await step(one.buyer, place, action)
      : await step(one.supplier.member, { ...place, as: one.supplier.id }, action)
    if (status !== 200) throw new Error(`${action}: ${status} ${JSON.stringify(body)}`)
  }
}

export async function age(bench: TestApi, id: string, interval: string): Promise<void> {
  const columns = 'requested_at qualified_at decided_at approved_at shipped_at received_at ended_at changed_at'.split(
    ' ',
  )
  const set = columns.map((column) => `${column} = ${column} - $2::interval`).join(', ')
  await bench.pool.query(`update samples set ${set} where id = $1`, [id, interval])
}
