// Rules of duplicates; merge.ts joins them.
import type { duplicates as contract } from '#contract/trust/duplicates.ts'
import { pageOfTable } from '#contract/foundation/tables.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { recordAct } from '#api/foundation/audit/lookup.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import type { PersonalData } from '#api/foundation/personal-data.ts'
import { merge, preview } from './merge.ts'
import {
  addDifference,
  countAlike,
  findAlikeOf,
  findPeople,
  listAlike,
  removeDifference,
  type Pair,
} from './queries.ts'

type PairInput = { oneID: string; otherID: string; reason: string }

export type Dependencies = { personalData: () => readonly PersonalData[] }

export const handlersWith = ({ personalData }: Dependencies): CapabilityHandlers<typeof contract, Context> => ({
  async list(context, { query }) {
    // The auth service pairs accounts by device, without naming it.
    const devices = await context.accounts(context.token!).accountsSharingDevices()
    const [data, total] = await Promise.all([
      listAlike(context.db, devices, query, pageOfTable(query)),
      countAlike(context.db, devices, query),
    ])
    return { data, total }
  },

  async ofPerson(context, { params: { id } }) {
    const [[person], devices] = await Promise.all([
      findPeople(context.db, [id]),
      context.accounts(context.token!).accountsOnSameDevice({ params: { id } }),
    ])
    if (!person) throw new Refusal('NotFound', 'No such person')
    return findAlikeOf(context.db, id, devices)
  },

  async tellApart(context, { body }) {
    const { pair, names } = await pairOf(context, body)
    await context.db.transaction().execute(async (tx) => {
      const added = await addDifference(tx, pair, body.reason, context.viewer.userID).executeTakeFirst()
      if (added) await recordAct(tx, actOn(context, 'user.tellApart', pair, names, body.reason))
    })
    return {}
  },

  async takeBack(context, { body }) {
    const { pair, names } = await pairOf(context, body)
    await context.db.transaction().execute(async (tx) => {
      const removed = await removeDifference(tx, pair).executeTakeFirst()
      if (removed) await recordAct(tx, actOn(context, 'user.takeBackApart', pair, names, body.reason))
    })
    return {}
  },

  preview: (context, { params, query }) => preview(context, personalData(), { into: params.id, from: query.from }),
  merge: (context, { params, body }) =>
    merge(context, personalData(), { into: params.id, from: body.from }, body.reason),
})

/** Refuses NotFound, or Conflict for the same person. */
async function pairOf(
  { db }: Context,
  { oneID, otherID }: PairInput,
): Promise<{ pair: Pair; names: [string, string] }> {
  const [one = '', other = ''] = [oneID, otherID].map((id) => id.toLowerCase()).toSorted()
  if (one === other) throw new Refusal('Conflict', 'This is the same person', { fields: { otherID: 'is the same' } })
  const people = new Map((await findPeople(db, [one, other])).map(({ id, name }) => [id, name!]))
  const names: [string | undefined, string | undefined] = [people.get(one), people.get(other)]
  if (names[0] === undefined || names[1] === undefined) throw new Refusal('NotFound', 'No such person')
  return { pair: { one, other }, names: [names[0], names[1]] }
}

function actOn(
  { viewer }: SignedIn,
  act: `user.${string}`,
  { one, other }: Pair,
  [name, otherName]: [string, string],
  reason: string,
) {
  return { by: viewer, act, object: { kind: 'user', id: one, name }, reason, detail: { from: other, name: otherName } }
}
