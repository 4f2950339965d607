// Samples of products in sample threads, some in each state. Once per directory.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Insertable, Transaction } from 'kysely'
import type { DB } from '#api/database/tables.ts'
import { countSampleTimes } from '#api/trade/samples/lookup.ts'
import { isSampleEnded, sampleSteps, type SampleState } from '#contract/trade/samples/states.ts'
import { type Cast, castOf } from '#demo/social/cast.ts'
import { type Clock, clockOf } from '#demo/social/clock.ts'
import { addThread, addThreads, noRows, type Rows, type SampleThread } from '#demo/social/inquiries.ts'

type Address = { receiver: string; street: string; place: string; postcode: string; phone: string }
/** `steps`: hours after the request, and words. */
type ToldSample = {
  from: string
  to: string
  name: string
  product: string
  ago: number
  opening: string
  note?: string
  purpose?: string
  quantity?: number
  unit?: string
  address?: Address
  country?: string
  freight?: string
  freightAccount?: string
  deducted?: boolean
  fee?: number
  currency?: string
  carrier?: string
  tracking?: string
  outcome?: string
  reason?: string
  steps: Partial<Record<SampleState, [after: number, words: string]>>
}
type SampleRows = { samples: Insertable<DB['samples']>[]; steps: Insertable<DB['sampleSteps']>[] }

const file = join(import.meta.dirname, '../data/samples.json')
const askedAfter = 1 // hours

export async function addSampleSamples(tx: Transaction<DB>, now = new Date()): Promise<boolean> {
  if (await tx.selectFrom('samples').select('id').limit(1).executeTakeFirst()) return false
  const told = JSON.parse(await readFile(file, 'utf8')) as ToldSample[]
  const cast = await castOf(
    tx,
    told.map(({ product }) => product),
  )
  const threads = noRows()
  const rows: SampleRows = { samples: [], steps: [] }
  for (const one of told) addOne({ threads, rows }, one, cast, clockOf(now))
  if (rows.samples.length === 0) return false
  await addThreads(tx, threads)
  await tx.insertInto('samples').values(rows.samples).execute()
  await tx.insertInto('sampleSteps').values(rows.steps).execute()
  await countSampleTimes(tx)
  return true
}

const sideOf = (state: SampleState) => Object.values(sampleSteps).find(({ to }) => to === state)?.by ?? 'S'

function addOne(into: { threads: Rows; rows: SampleRows }, one: ToldSample, cast: Cast, clock: Clock): void {
  const name = `sample ${one.from} ${one.to} ${one.name}`
  const asked = one.ago - askedAfter
  const taken: { state: SampleState; ago: number; words: string; id: string }[] = [
    { state: 'requested', ago: asked, words: one.note ?? '', id: clock.idAt(`${name} requested`, asked) },
  ]
  for (const [key, [after, words]] of Object.entries(one.steps)) {
    const state = key as SampleState
    const [ago, said] = [asked - after, state === 'qualified' ? (one.purpose ?? '') : words]
    taken.push({ state, ago, words: said, id: clock.idAt(`${name} ${state}`, ago) })
  }
  const messages: SampleThread['messages'] = [{ by: 'S', after: 0, text: one.opening }]
  let before = one.ago
  for (const { state, ago, words, id } of taken) {
    messages.push({ by: sideOf(state), after: before - ago, text: words, type: 'sample', stepID: id })
    before = ago
  }
  const { from, to, product } = one
  const requestId = addThread(
    into.threads,
    { from, to, product, subject: one.name, ago: one.ago, messages },
    cast,
    clock,
  )
  if (!requestId) return
  const id = clock.idAt(name, asked)
  into.rows.samples.push({
    ...rowOf(one, taken, clock),
    id,
    requestId,
    productId: cast.products.get(product)?.id ?? null,
  })
  for (const step of taken)
    into.rows.steps.push({
      id: step.id,
      sampleId: id,
      state: step.state,
      facts: JSON.stringify(factsOf(one, step.state)),
    })
}

function rowOf(one: ToldSample, taken: readonly { state: SampleState; ago: number }[], clock: Clock) {
  const at = (...states: SampleState[]) => {
    const found = taken.find(({ state }) => states.includes(state))
    return found ? clock.timeAt(found.ago) : null
  }
  const last = taken.at(-1)!
  return {
    name: one.name,
    state: last.state,
    purpose: one.purpose ?? null,
    quantity: one.quantity ?? null,
    unit: one.unit ?? null,
    countryCode: one.country ?? null,
    freight: one.freight ?? null,
    deducted: one.deducted ?? null,
    address: one.address ? JSON.stringify(one.address) : null,
    freightAccount: one.freightAccount ?? null,
    fee: one.fee ?? null,
    currency: one.currency ?? null,
    reason: one.reason ?? '',
    carrier: one.carrier ?? '',
    tracking: one.tracking ?? '',
    outcome: one.outcome ?? null,
    requestedAt: at('requested')!,
    qualifiedAt: at('qualified'),
    decidedAt: at('approved', 'declined'),
    approvedAt: at('approved'),
    shippedAt: at('shipped'),
    receivedAt: at('received'),
    endedAt: isSampleEnded(last.state) ? clock.timeAt(last.ago) : null,
    changedAt: clock.timeAt(last.ago),
  }
}

const order: readonly SampleState[] = ['requested', 'qualified', 'approved', 'shipped', 'received', 'concluded']

function factsOf(one: ToldSample, state: SampleState) {
  const reached = order.indexOf(state)
  const known = <T>(from: SampleState, value: T | undefined) =>
    (reached < 0 ? from === 'qualified' : reached >= order.indexOf(from)) ? (value ?? null) : null
  return {
    name: one.name,
    quantity: known('qualified', one.quantity),
    unit: known('qualified', one.unit),
    country: known('qualified', one.country),
    freight: known('qualified', one.freight),
    deducted: known('qualified', one.deducted),
    fee: known('approved', one.fee),
    currency: known('approved', one.currency),
    carrier: known('shipped', one.carrier),
    tracking: known('shipped', one.tracking),
    outcome: known('concluded', one.outcome),
  }
}
