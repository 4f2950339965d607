// An owner's work and next step.
import type { reach as contract, ReachWork } from '#contract/discovery/reach.ts'
import type { HandlerInput } from '#contract/foundation/endpoint.ts'
import { subjectOf } from '#contract/trade/inquiries/subjects.ts'
import type { Context } from '#api/foundation/context.ts'
import { countryFor } from '#api/foundation/reference/lookup.ts'
import { productCards } from '#api/catalog/products/lookup.ts'
import { firstWaitingSample } from '#api/trade/samples/lookup.ts'
import { findProducts, type ProductRow } from './queries.ts'
import { findEnding, findWaiting, type WaitingRow } from './work-queries.ts'

const waitingMost = 5
const stepDays = 30
/** Often seen, seldom opened: weak picture or name. */
const improvable = { seen: 50, share: 0.02 }
const productsMost = 50

export async function work(
  context: Context,
  { params: { businessID } }: HandlerInput<typeof contract.work>,
): Promise<ReachWork> {
  const { db, pool } = context
  const [rows, ending, products, sample] = await Promise.all([
    findWaiting(db, businessID, waitingMost),
    findEnding(db, businessID),
    findProducts(db, businessID, stepDays, productsMost),
    firstWaitingSample(pool, businessID),
  ])
  const poor = products.find(isPoor)
  const ids = [...rows.flatMap(({ productID }) => productID ?? []), ...(poor ? [poor.id] : [])]
  const cards = await productCards(context, ids)
  const data = rows.map((row) => waitingOf(context, row, cards.get(row.productID ?? '')?.name))
  const name = poor && cards.get(poor.id)?.name
  return {
    waiting: { total: rows[0]?.total ?? 0, data },
    ending,
    next: nextOf(data, sample, ending) ?? (poor && name ? { kind: 'improve', id: poor.id, name, at: '' } : null),
  }
}

function isPoor({ counts: { seen = 0, viewed = 0 } }: ProductRow): boolean {
  return seen >= improvable.seen && viewed < seen * improvable.share
}

type Waiting = ReachWork['waiting']['data'][number]

function waitingOf({ locale }: Context, row: WaitingRow, product: string | undefined): Waiting {
  const { firstName = '', lastName = '', companyName = '', countryCode } = row.sender ?? {}
  return {
    requestID: row.id,
    sender: row.isBusiness ? companyName : `${firstName} ${lastName}`.trim(),
    country: countryCode ? countryFor(countryCode, locale) : null,
    about: product ?? (row.subject || subjectOf(row.subjectCode, locale)),
    subject: row.subjectCode,
    rfqID: row.rfqID,
    createdAt: row.createdAt.toISOString(),
  }
}

type Sample = Awaited<ReturnType<typeof firstWaitingSample>>

function nextOf([oldest]: Waiting[], sample: Sample, [first]: ReachWork['ending']): ReachWork['next'] {
  if (oldest) return { kind: 'answer', id: oldest.requestID, name: oldest.sender, at: oldest.createdAt }
  if (sample) return { kind: 'sample', id: sample.requestID, name: sample.name, at: sample.since.toISOString() }
  const soon = new Date(Date.now() + stepDays * 24 * 3600 * 1000).toISOString().slice(0, 10)
  return first && first.endsOn <= soon ? { kind: 'renew', id: '', name: first.name, at: first.endsOn } : null
}
