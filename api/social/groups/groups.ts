// Rules of groups.
import type { Transaction } from 'kysely'
import { groupPageSize, groupsPerDay, groupsSuggestedMost } from '#contract/foundation/constants.ts'
import type { HandlerInput } from '#contract/foundation/endpoint.ts'
import type { Group, groups as contract } from '#contract/social/groups/groups.ts'
import type { Photo } from '#contract/foundation/shapes.ts'
import { emitEvent } from '#api/foundation/events.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { slugOf } from '#kit/slug.ts'
import { businessCards } from '#api/identity/businesses/lookup.ts'
import { recordAct } from '#api/foundation/audit/lookup.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import { lockActor } from '#api/database/locks.ts'
import type { DB } from '#api/database/tables.ts'
import { releaseFiles } from '#api/identity/files/lookup.ts'
import { namedFor, nodeByID } from '#api/foundation/industries/lookup.ts'
import { businessesOf } from '#api/identity/members/lookup.ts'
import { enforcePostingRate } from '#api/foundation/posting-rate/lookup.ts'
import { admitAll, lockGroup, putMember } from './member-queries.ts'
import { handlers as membership, mayBelongToMore, mustBe, seen } from './membership.ts'
import * as queries from './queries.ts'
import { groupOf } from './shape.ts'
import { patternsOf, wordsOf } from './words.ts'

const day = 24 * 3600 * 1000 // ms

export type Posts = {
  removeTimelines: (tx: Transaction<DB>, groupIDs: readonly string[], by: string) => Promise<Photo[]>
}

export const handlersWith = ({ removeTimelines }: Posts): CapabilityHandlers<typeof contract, Context> => ({
  ...membership,

  async find(context, { body: { textQuery, industry, skip, size, limit } }) {
    const { pool, locale, viewer } = context
    const patterns = patternsOf(textQuery)
    const page = { userID: viewer.userID, ...patterns, industry, skip, size: size ?? limit ?? groupPageSize }
    const [{ rows, total }, industries] = await Promise.all([
      queries.findGroups(pool, page),
      queries.countIndustries(pool, patterns.every),
    ])
    return {
      data: rows.map((row) => groupOf(context, row)),
      total,
      facets: {
        industry: industries.flatMap(({ industryID, count }) => {
          const named = namedFor(industryID, locale)
          return named ? [{ value: named.id, name: named.name, count }] : []
        }),
      },
    }
  },

  async mine(context) {
    const rows = await queries.findMine(context.pool, context.viewer.userID)
    return rows.map((row) => groupOf(context, row))
  },

  async suggested(context) {
    const { userID } = context.viewer
    const businesses = await businessesOf(context, userID)
    const cards = await businessCards(
      context,
      businesses.map(({ businessID }) => businessID),
    )
    const industries = [...cards.values()].map(({ general }) => general.industry.id)
    const rows = await queries.findSuggested(context.pool, userID, industries, groupsSuggestedMost)
    return rows.map((row) => groupOf(context, row))
  },

  create: createGroup,
  change: changeGroup,

  async read(context, { params }) {
    return groupOf(context, await seen(context, params.groupID))
  },

  async remove(context, { params: { groupID } }) {
    const row = await queries.findGroup(context.pool, context.viewer.userID, groupID)
    if (!row) throw new Refusal('NotFound', 'No such group')
    if (row.removedAt) return { groupID }
    const isStaff = context.viewer.roles.some((role) => role === 'moderator' || role === 'administrator')
    const isOwner = row.role === 'owner'
    if (!isStaff) mustBe('owner', row)
    await context.db.transaction().execute(async (tx) => {
      if (!(await lockGroup(tx, groupID))) return
      await queries.removeGroups(tx, [groupID])
      await releaseFiles(tx, await removeTimelines(tx, [groupID], context.viewer.userID))
      const object = { kind: 'group', id: groupID, name: row.name }
      if (!isOwner) await recordAct(tx, { by: context.viewer, act: 'group.remove', object })
    })
    return { groupID }
  },

  async moderate({ db, pool, viewer }, { params: { groupID }, body: { hidden } }) {
    const row = await queries.findGroup(pool, viewer.userID, groupID)
    if (!row || row.removedAt) throw new Refusal('NotFound', 'No such group')
    await db.transaction().execute(async (tx) => {
      if (!(await queries.setHidden(tx, groupID, hidden))) return
      const object = { kind: 'group', id: groupID, name: row.name }
      await recordAct(tx, { by: viewer, act: hidden ? 'group.hide' : 'group.restore', object })
    })
    return { groupID, hidden }
  },
})

async function createGroup(
  context: SignedIn,
  { body: { industry, rules = '', ...body } }: HandlerInput<typeof contract.create>,
): Promise<Group> {
  const { userID } = context.viewer
  mustBeIndustry(industry)
  const group = { ...body, rules, industryID: industry }
  const id = await context.db.transaction().execute(async (tx) => {
    await enforcePostingRate(tx, context, `${body.name}\n${body.description}\n${rules}`)
    if ((await queries.countMade(tx, userID, new Date(Date.now() - day))) >= groupsPerDay)
      throw new Refusal('TooManyRequests', 'No more groups today', { retryAfter: day / 1000 })
    await mayBelongToMore(tx, userID)
    const { industryID, ...columns } = group
    const row = {
      ...columns,
      industryId: industryID,
      slug: slugOf(group.name),
      words: wordsOf(group),
      madeBy: userID,
    }
    const made = await queries.addGroup(tx, row)
    if (!made) throw taken()
    await putMember(tx, made, userID, { status: 'member', role: 'owner' })
    return made
  })
  return one(context, id)
}

async function changeGroup(
  context: SignedIn,
  { params: { groupID }, body: { industry, ...body } }: HandlerInput<typeof contract.change>,
): Promise<Group> {
  const row = await seen(context, groupID)
  mustBe('owner', row)
  if (industry) mustBeIndustry(industry)
  await context.db.transaction().execute(async (tx) => {
    await lockActor(tx, context.viewer.userID)
    const before = await lockGroup(tx, groupID)
    if (!before) throw new Refusal('Gone', 'This group has been removed')
    const after = { ...row, ...body, industryID: industry ?? row.industryID }
    await enforcePostingRate(tx, context, `${after.name}\n${after.description}\n${after.rules}`)
    const { name, description, rules, admission, industryID } = after
    const texts = { name, description, rules, slug: slugOf(name), words: wordsOf(after) }
    if (!(await queries.changeGroup(tx, groupID, { ...texts, admission, industryId: industryID }))) throw taken()
    const admitted = admission === 'open' && before.admission !== 'open' ? await admitAll(tx, groupID) : []
    for (const userID of admitted)
      await emitEvent(tx, 'groups.accepted', { groupID, userID, by: context.viewer.userID, at: Date.now() })
  })
  return one(context, groupID)
}

async function one(context: SignedIn, id: string): Promise<Group> {
  return groupOf(context, await seen(context, id))
}

function mustBeIndustry(id: string): void {
  if (nodeByID(id)?.kind === 'industry') return
  throw new Refusal('ValidationError', 'No such industry', { fields: { industry: 'is not an industry' } })
}

function taken(): Refusal {
  return new Refusal('Conflict', 'There is a group of this name already', { fields: { name: 'is taken' } })
}
