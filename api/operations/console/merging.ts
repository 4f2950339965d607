// Rules of merging businesses.
import type { Transaction } from 'kysely'
import type { console as contract } from '#contract/operations/console/console.ts'
import type { MergeRefusal } from '#contract/operations/console/merging.ts'
import { Refusal } from '#kit/refusal.ts'
import { sendTemplate } from '#kit/mail/send.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { recordAct } from '#api/foundation/audit/lookup.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import { lockActor } from '#api/database/locks.ts'
import type { DB } from '#api/database/tables.ts'
import { emitEvent } from '#api/foundation/events.ts'
import { moveMembers, peopleWho } from '#api/identity/members/lookup.ts'
import { emailsOf, languagesOf } from '#api/identity/people/lookup.ts'
import { templates } from './email-words.ts'
import { mergedFilling } from './merging-email.ts'
import { applyLimit, limitTogether } from '#api/catalog/products/lookup.ts'
import { belongingsOf, findMergeObstacles, findMerging, isClaimOpen, mergeRows, peopleAt } from './merging-queries.ts'

type Handlers = CapabilityHandlers<typeof contract, Context>
type Tx = Transaction<DB>
type Viewer = Pick<SignedIn['viewer'], 'userID' | 'firstName' | 'lastName'>
type ListingName = Awaited<ReturnType<typeof named>>

const idsOfEvent = 500

export const merging: Pick<Handlers, 'businessMerge' | 'mergeBusiness'> = {
  async businessMerge({ db }, { params: { id }, query: { into, members } }) {
    const [business, kept] = await pairOf(db, id, into)
    refuseUnlessOpen(business, kept)
    const [outcome, { hides, shows }, obstacles] = await Promise.all([
      outcomeOf(db, id, members),
      limitTogether(db, into, id),
      obstaclesOf(db, business, kept),
    ])
    return { business: shown(business), into: shown(kept), ...outcome, hides, shows, obstacles }
  },

  async mergeBusiness(context, { params: { id }, body: { into, members, reason } }) {
    return context.db.transaction().execute(async (tx) => {
      for (const one of [id, into].toSorted()) for (const key of [one, `ownership ${one}`]) await lockActor(tx, key)
      const [business, kept] = await pairOf(tx, id, into)
      if (business.mergedInto === kept.id) return shown(kept)
      refuseUnlessOpen(business, kept)
      const obstacles = await obstaclesOf(tx, business, kept)
      if (obstacles.length > 0) throw refusalOf('Something stands against it', ...obstacles)
      await tell(tx, context, business, kept)
      await moveEverything(tx, business, kept, { by: context.viewer, members, reason })
      return shown(kept)
    })
  },
}

type How = { by: Viewer | string; members: 'join' | 'leave'; reason: string }

async function moveEverything(
  tx: Tx,
  { id, name }: ListingName,
  kept: ListingName,
  { by, members, reason }: How,
): Promise<void> {
  const into = kept.id
  const { moves, ends } = await outcomeOf(tx, id, members)
  const people = await peopleAt(tx, id)
  const mover = typeof by === 'string' ? into : by.userID
  await moveMembers(tx, { from: id, to: into, by: mover, join: members === 'join' })
  const { hides, shows } = await limitTogether(tx, into, id)
  const products = await mergeRows(tx, id, into, members === 'join')
  await applyLimit(tx, into)
  await emitEvent(tx, 'businesses.changed', { ids: [id, into] })
  for (const [kind, ids] of [
    ['products', products],
    ['people', people],
  ] as const)
    for (let at = 0; at < ids.length; at += idsOfEvent)
      await emitEvent(tx, `${kind}.changed`, { ids: ids.slice(at, at + idsOfEvent) })
  const detail = { into, name: kept.name, people: members, ...moves, ends, hides, shows }
  await recordAct(tx, { by, act: 'business.merge', object: { kind: 'business', id, name }, reason, detail })
}

/** False where obstacles exist. */
export async function mergeListing(
  tx: Tx,
  { from, into, by }: { from: string; into: string; by: Viewer | string },
): Promise<boolean> {
  const [business, kept] = await pairOf(tx, from, into)
  const isOpen = business.status === 'active' && kept.status === 'active'
  if (!isOpen || (await obstaclesOf(tx, business, kept)).length > 0) return false
  await moveEverything(tx, business, kept, { by, members: 'leave', reason: 'Named as the same company by its claim' })
  return true
}

/** Webhooks belong to people: they move only with them. */
async function outcomeOf(db: Parameters<typeof belongingsOf>[0], id: string, people: 'join' | 'leave') {
  const all = await belongingsOf(db, id)
  const { members, webhooks } = all
  if (people === 'join') return { moves: all, ends: { members: 0, webhooks: 0 } }
  return { moves: { ...all, members: 0, webhooks: 0 }, ends: { members, webhooks } }
}

async function pairOf(
  db: Parameters<typeof findMerging>[0],
  id: string,
  into: string,
): Promise<[ListingName, ListingName]> {
  if (id === into) throw refusalOf('It is the same business', 'same')
  const rows = new Map((await findMerging(db, [id, into])).map((row) => [row.id, row]))
  return [named(rows.get(id)), named(rows.get(into))]
}

function refusalOf(message: string, ...reasons: MergeRefusal[]): Refusal {
  return new Refusal('Conflict', message, { fields: { into: reasons.join(', ') } })
}

function named(row: Awaited<ReturnType<typeof findMerging>>[number] | undefined) {
  if (!row) throw new Refusal('NotFound', 'No such business')
  return row
}

function refuseUnlessOpen(business: ListingName, kept: ListingName): void {
  if (business.status !== 'active') throw new Refusal('Conflict', 'The business is not active')
  if (kept.status !== 'active') throw refusalOf('The business that stays is not active', 'inactive')
}

/** Sample data is removed as a whole: never merged with real businesses. */
async function obstaclesOf(db: Parameters<typeof findMergeObstacles>[0], business: ListingName, kept: ListingName) {
  const own = await findMergeObstacles(db, business.id)
  const hasOpenClaim = (await isClaimOpen(db, business.id)) || (await isClaimOpen(db, kept.id))
  return [
    ...own,
    ...(business.sample === kept.sample ? [] : (['sample'] as const)),
    ...(hasOpenClaim ? (['claim'] as const) : []),
  ]
}

function shown({ id, name, slug }: ListingName) {
  return { businessID: id, name, key: slug }
}

async function tell(
  tx: Transaction<DB>,
  { pool, pages }: Pick<Context, 'pool' | 'pages'>,
  gone: ListingName,
  kept: ListingName,
) {
  const owners = await peopleWho(tx, 'manageOwners', [gone.id, kept.id])
  const ids = [...new Set([...owners.values()].flat())]
  const [emails, languages] = await Promise.all([emailsOf(tx, ids), languagesOf(pool, ids)])
  for (const [id, to] of emails) {
    const locale = languages.get(id) ?? 'en'
    const names = { gone: gone.name, kept: kept.name, keptID: kept.id }
    await sendTemplate(tx, templates.merged, { to, ...mergedFilling(locale, { ...names, origin: pages() }) })
  }
}
