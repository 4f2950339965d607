// Sample moderation. Audit times are loading times.
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Insertable, Transaction } from 'kysely'
import { recordAct } from '#api/foundation/audit/lookup.ts'
import type { DB } from '#api/database/tables.ts'
import { sampleAccounts } from '#contract/identity/auth/sample-accounts.ts'
import type { reportReasons } from '#contract/foundation/constants.ts'
import type { ModeratedKind, SanctionAct } from '#contract/trust/sanctions/acts.ts'
import { type Actor, type Cast, castOf } from './cast.ts'
import { type Clock, clockOf } from './clock.ts'

/** Exactly one field; posts by key. `ago`: hours. */
type About = { post?: string; product?: string; business?: string; person?: string }
type Rule = (typeof reportReasons)[number]
type SampleReport = About & {
  by: string
  reason: Rule
  ago: number
  text: string
  outcome?: 'upheld' | 'dismissed'
  why?: string
}
/** Hidden since `hidden`: neither visible nor counted. */
type SamplePost = { key: string; by: string; ago: number; hidden: number; text: string }
/** Hours after decision, and after appeal. */
type SampleAppeal = { after: number; text: string; decided?: number; upheld?: boolean; why?: string }
type SampleDecision = About & {
  act: SanctionAct
  rule: Rule
  ago: number
  by: string
  reason: string
  days?: number
  appeal?: SampleAppeal
}
type SampleModeration = { reports: SampleReport[]; posts: SamplePost[]; decisions: SampleDecision[] }
type Thing = { kind: ModeratedKind; id: string; name: string; content: string; subject: Actor }
type Things = (about: About) => Thing | undefined
type Act = Omit<Parameters<typeof recordAct>[1], 'act'> & { act: `${string}.${string}`; ago: number }

const file = join(import.meta.dirname, '../data/moderation.json')
const beginning = 120
const day = 24 // hours

export async function addSampleModeration(tx: Transaction<DB>, now = new Date()): Promise<boolean> {
  for (const table of ['reports', 'sanctions'] as const)
    if (await tx.selectFrom(table).select('id').limit(1).executeTakeFirst()) return false
  const told = JSON.parse(await readFile(file, 'utf8')) as SampleModeration
  const cast = await castOf(
    tx,
    [...told.reports, ...told.decisions].flatMap(({ product }) => product ?? []),
  )
  const clock = clockOf(now)
  const posts = postsOf(told.posts, cast, clock)
  const owners = await ownersOf(
    tx,
    [...cast.products.values()].map(({ id }) => id),
  )
  const things = thingsIn(told.posts, posts, cast, owners)
  const decisions = told.decisions.flatMap((one) => decisionOf(one, cast, things, clock) ?? [])
  const reports = told.reports.flatMap((one) => reportOf(one, cast, things, clock) ?? [])
  if (reports.length === 0) return false
  await tx.insertInto('posts').values(posts).execute()
  await tx
    .insertInto('reports')
    .values(reports.map(({ row }) => row))
    .execute()
  await tx
    .insertInto('sanctions')
    .values(decisions.map(({ row }) => row))
    .execute()
  const acts = [...reports, ...decisions].flatMap((one) => one.acts).sort((one, other) => other.ago - one.ago)
  for (const { ago: _, ...act } of acts) await recordAct(tx, { ...act, detail: { ...act.detail, sample: true } })
  return true
}

function postsOf(told: readonly SamplePost[], { actors }: Cast, clock: Clock): Insertable<DB['posts']>[] {
  return told.flatMap(({ key, by, ago, hidden, text }) => {
    const author = actors.get(by)
    if (!author) return []
    return {
      id: clock.idAt(`moderated ${key}`, ago),
      authorId: author.id,
      authorKind: author.kind,
      writerId: author.writerID,
      timelineId: author.id,
      timelineKind: author.kind,
      industryId: author.industryID,
      content: text,
      hiddenAt: clock.timeAt(hidden),
    }
  })
}

async function ownersOf(tx: Transaction<DB>, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.selectFrom('products').select(['id', 'businessId']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, businessId }) => [id, businessId]))
}

function thingsIn(
  told: readonly SamplePost[],
  posts: readonly Insertable<DB['posts']>[],
  { actors, products }: Cast,
  owners: ReadonlyMap<string, string>,
): Things {
  const byID = new Map([...actors.values()].map((actor) => [actor.id, actor]))
  return ({ post, product, business, person }) => {
    if (post) {
      const { text } = told.find(({ key }) => key === post)!
      const row = posts.find(({ content }) => content === text)
      const subject = row && byID.get(row.authorId)
      return row && subject && { kind: 'post', id: row.id!, name: text.slice(0, beginning), content: text, subject }
    }
    if (product) {
      const found = products.get(product)
      const subject = found && byID.get(owners.get(found.id) ?? '')
      return found && subject && { kind: 'product', id: found.id, name: found.name, content: '', subject }
    }
    const subject = actors.get(business ?? person ?? '')
    return subject && { kind: subject.kind, id: subject.id, name: subject.name, content: '', subject }
  }
}

function reportOf(told: SampleReport, { actors }: Cast, things: Things, clock: Clock) {
  const [thing, reporter] = [things(told), actors.get(told.by)]
  if (!thing || !reporter) return undefined
  const { reason, text, ago, outcome, why = '' } = told
  const { kind, id, name, content } = thing
  const settled = ago - 10
  const row: Insertable<DB['reports']> = {
    id: clock.idAt(`report ${id} ${told.by}`, ago),
    reporterId: reporter.id,
    resourceType: kind,
    resourceId: id,
    reason,
    text,
    content,
    reportedAt: clock.timeAt(ago),
    ...(outcome && { settledAt: clock.timeAt(settled), settledBy: sampleAccounts.operator.userID, outcome }),
  }
  const act = outcome === 'upheld' ? 'report.act' : 'report.dismiss'
  const acts: Act[] = outcome
    ? [{ by: sampleAccounts.operator, act, object: { kind, id, name }, reason: why, ago: settled }]
    : []
  return { row, acts }
}

function decisionOf(told: SampleDecision, { actors }: Cast, things: Things, clock: Clock) {
  const [thing, decider] = [things(told), actors.get(told.by)]
  if (!thing || !decider) return undefined
  const { act, rule, ago, reason, days, appeal } = told
  const { kind, id, name, subject } = thing
  const object = { kind, id, name }
  const ends = days === undefined ? undefined : ago - days * day
  const appealed = appeal && ago - appeal.after
  const decided = appeal?.decided && appealed! - appeal.decided
  const reversed = decided !== undefined && appeal?.upheld === false
  const over = reversed ? decided : ends !== undefined && ends < 0 ? undefined : ends
  const second = actors.get(told.by === 'operator' ? 'harriet-bright' : 'operator') ?? decider
  const row: Insertable<DB['sanctions']> = {
    id: clock.idAt(`decision ${id} ${act}`, ago),
    objectKind: kind,
    objectId: id,
    objectName: name,
    subjectKind: subject.kind,
    subjectId: subject.id,
    act,
    rule,
    reason,
    decidedBy: decider.id,
    decidedAt: clock.timeAt(ago),
    endsAt: ends === undefined ? null : clock.timeAt(ends),
    endedAt: over === undefined ? null : clock.timeAt(over),
    endedBy: reversed ? second.id : null,
    // Token of an email never sent.
    tokenHash: randomBytes(32),
    appeal: appeal?.text ?? null,
    appealedAt: appealed === undefined ? null : clock.timeAt(appealed),
    ...(decided !== undefined && {
      appealDecidedAt: clock.timeAt(decided),
      appealDecidedBy: second.id,
      appealUpheld: appeal!.upheld!,
    }),
  }
  const acts: Act[] = [{ by: nameOf(decider), act: `${kind}.${act}`, object, reason, detail: { rule }, ago }]
  if (decided !== undefined)
    acts.push({
      by: nameOf(second),
      act: reversed ? 'appeal.reverse' : 'appeal.uphold',
      object,
      reason: appeal!.why ?? '',
      ago: decided,
    })
  if (!reversed && over !== undefined) acts.push({ by: 'end of the term', act: `${kind}.restore`, object, ago: over })
  return { row, acts }
}

function nameOf({ id, name }: Actor) {
  const [firstName = '', ...rest] = name.split(' ')
  return { userID: id, firstName, lastName: rest.join(' ') }
}
