// Rules of sanctions.
import type { Selectable } from 'kysely'
import { actsFor, type ModeratedKind, type SanctionAct } from '#contract/trust/sanctions/acts.ts'
import type { sanctions as contract } from '#contract/trust/sanctions/sanctions.ts'
import { pageOfTable } from '#contract/foundation/tables.ts'
import { wordsInUse } from '#kit/mail/send.ts'
import { emailOf } from '#kit/mail/template.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { recordAct } from '#api/foundation/audit/lookup.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import type { Sanctions } from '#api/database/tables.ts'
import { languagesOf } from '#api/identity/people/lookup.ts'
import { appeal, appealed, appealOwn, decideAppeal, own } from './appeals.ts'
import { apply, changeAccount, type Hide, takeBack } from './effects.ts'
import { receiversOf, type Rule, sanctionFilling, sendDecision, templateFor } from './emails.ts'
import {
  addSanction,
  changeSanction,
  countSanctions,
  findInForce,
  findResource,
  listSanctions,
  lockSanction,
  readSanction,
  type Resource,
} from './queries.ts'
import { shapesOf } from './shape.ts'
import { newToken } from './tokens.ts'

type SanctionInput = {
  objectKind: ModeratedKind
  objectID: string
  act: SanctionAct
  rule: Rule
  reason: string
  explanation?: string
  days?: number | undefined
}

const day = 24 * 3600 * 1000 // ms

export const handlersWith = (hide: Hide): CapabilityHandlers<typeof contract, Context> => ({
  async list({ db }, { query }) {
    const [rows, { total }] = await Promise.all([
      listSanctions(db, query, pageOfTable(query)).execute(),
      countSanctions(db, query).executeTakeFirstOrThrow(),
    ])
    return { data: await shapesOf(db, rows), total }
  },

  impose: async (context, { body }) => one(context, await impose(context, body, hide)),
  close: async (context, { body }) => one(context, await impose(context, body, hide)),

  async end(context, { params, body }) {
    const found = await readSanction(context.db, params.id).executeTakeFirst()
    if (!found) throw new Refusal('NotFound', 'No such sanction')
    await end(context, found, body.reason, hide)
    return one(context, params.id)
  },

  async preview(context, { query }) {
    const resource = await existing(context, query.objectKind, query.objectID)
    const [first] = await receiversOf(context.db, { kind: resource.subjectKind, id: resource.subjectID })
    const languages = await languagesOf(context.pool, first ? [first] : [])
    const locale = query.lang ?? languages.get(first ?? '') ?? 'en'
    const about = {
      act: query.act,
      rule: query.rule,
      explanation: query.explanation,
      kind: query.objectKind,
      name: resource.name,
    }
    const template = templateFor(about)
    const words = (await wordsInUse(context.db, [template], locale)).get(template.kind)!
    const filling = sanctionFilling(locale, { ...about, endsAt: endOf(query.days) }, `${context.pages()}/appeal`)
    const { subject, text } = emailOf(template, words, filling)
    return { locale, subject, text }
  },

  decideAppeal: async (context, input) => {
    await decideAppeal(context, input, (sanction, reason) => end(context, sanction, reason, hide))
    return one(context, input.params.id)
  },
  appealed: ({ db }, { query }) => appealed(db, query.token),
  appeal: ({ db }, { body }) => appeal(db, body),
  own: (context) => own(context),
  appealOwn: (context, { params, body }) => appealOwn(context, params.id, body.text),
})

/** Idempotent: returns an equal sanction's id. */
export async function impose(context: SignedIn, imposed: SanctionInput, hide: Hide): Promise<string> {
  const { objectKind, objectID, act, rule, reason, explanation = '', days } = imposed
  const resource = await existing(context, objectKind, objectID)
  if (!actsFor[objectKind].includes(act))
    throw new Refusal('Conflict', 'This cannot be done here', { fields: { act: `is not for a ${objectKind}` } })
  if (resource.subjectKind === 'user' && resource.subjectID === context.viewer.userID)
    throw new Refusal('Forbidden', 'Somebody else decides about you')
  const endsAt = act === 'limit' || act === 'suspend' ? endOf(days) : null
  await changeAccount(context, { kind: objectKind, id: objectID }, act, { reason, endsAt })
  return context.db.transaction().execute(async (tx) => {
    const { token, hash } = newToken()
    const name = resource.name.trim()
    const added = await addSanction(tx, {
      objectKind,
      objectId: objectID,
      objectName: name,
      subjectKind: resource.subjectKind,
      subjectId: resource.subjectID,
      act,
      rule,
      reason,
      explanation,
      decidedBy: context.viewer.userID,
      endsAt,
      tokenHash: hash,
    }).executeTakeFirst()
    if (!added) return (await findInForce(tx, objectID, act).executeTakeFirstOrThrow()).id
    await apply(tx, { kind: objectKind, id: objectID }, act, hide)
    await recordAct(tx, {
      by: context.viewer,
      act: `${objectKind}.${act}`,
      object: { kind: objectKind, id: objectID, name },
      reason,
      detail: { sanction: added.id, rule, ...(endsAt && { endsAt: endsAt.toISOString() }) },
    })
    const about = { act, rule, explanation, kind: objectKind, name, endsAt }
    await sendDecision(tx, context, { kind: resource.subjectKind, id: resource.subjectID }, about, token)
    return added.id
  })
}

async function end(context: SignedIn, sanction: Selectable<Sanctions>, reason: string, hide: Hide): Promise<void> {
  const object = { kind: sanction.objectKind as ModeratedKind, id: sanction.objectId }
  const act = sanction.act as SanctionAct
  if (act === 'terminate' && object.kind === 'user')
    throw new Refusal('Conflict', 'A closed account is not opened again: the person registers anew')
  if (sanction.endedAt) return
  await changeAccount(context, object, act, { reason, back: true })
  await context.db.transaction().execute(async (tx) => {
    const locked = await lockSanction(tx, sanction.id).executeTakeFirstOrThrow()
    if (locked.endedAt) return
    await changeSanction(tx, sanction.id, { endedAt: new Date(), endedBy: context.viewer.userID }).execute()
    await takeBack(tx, locked, hide)
    await recordAct(tx, {
      by: context.viewer,
      act: `${object.kind}.restore`,
      object: { ...object, name: sanction.objectName },
      reason,
      detail: { sanction: sanction.id, act },
    })
  })
}

async function existing({ db }: Context, kind: ModeratedKind, id: string): Promise<Resource> {
  const resource = await findResource(db, kind, id)
  if (!resource) throw new Refusal('NotFound', `No such ${kind}`)
  return resource
}

const endOf = (days: number | undefined) => (days ? new Date(Date.now() + days * day) : null)

async function one({ db }: Context, id: string) {
  const [shape] = await shapesOf(db, [await readSanction(db, id).executeTakeFirstOrThrow()])
  return shape!
}
