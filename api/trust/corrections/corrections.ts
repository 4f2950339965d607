// Rules of corrections.
import type { Transaction } from 'kysely'
import { correctionOwnerDays, correctionsPerDay } from '#contract/foundation/constants.ts'
import type { Correction, corrections as contract } from '#contract/trust/corrections/corrections.ts'
import { pageOfTable } from '#contract/foundation/tables.ts'
import { sendTemplate } from '#kit/mail/send.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { recordAct } from '#api/foundation/audit/lookup.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'
import { correctField, formerValue, goneRefusal } from '#api/identity/businesses/lookup.ts'
import { peopleWho } from '#api/identity/members/lookup.ts'
import { pageIn } from '#api/identity/emails/lookup.ts'
import { emailsOf, languagesOf } from '#api/identity/people/lookup.ts'
import { templates } from './email-words.ts'
import * as queries from './queries.ts'

type Tx = Transaction<DB>
const day = 24 * 3600 * 1000 // ms

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  async suggest(context, { params: { id }, body: { field, value, link, note } }) {
    const { db, viewer } = context
    const listing = await queries.findListing(db, id)
    if (listing?.removed) throw await goneRefusal(db, id, 'This business has been removed')
    if (listing?.status !== 'active') throw new Refusal('NotFound', 'No such business')
    const correctionID = await db.transaction().execute(async (tx) => {
      const before = await queries.countLately(tx, viewer.userID)
      const former = await formerValue(tx, id, field, value)
      if (former === undefined) throw new Refusal('Conflict', 'The company says so already')
      const same = await queries.findSame(tx, id, field, value)
      if (same) return same
      if (before >= correctionsPerDay)
        throw new Refusal('TooManyRequests', 'Ten corrections a day, go on tomorrow please', { retryAfter: day / 1000 })
      const ownerUntil = listing.run ? new Date(Date.now() + correctionOwnerDays * day) : null
      const suggestion = { field, value, former, link, note, suggestedBy: viewer.userID, businessId: id, ownerUntil }
      const added = (await queries.addCorrection(tx, suggestion))!
      if (listing.run && !(await queries.wereTold(tx, id, added))) await tellOwners(context, tx, id)
      return added
    })
    return correctionOf(await queries.findCorrection(db, correctionID))
  },

  async mine({ db, viewer }) {
    const [rows, accepted] = await Promise.all([
      queries.findOfPerson(db, viewer.userID),
      queries.countAccepted(db, viewer.userID),
    ])
    return { data: rows.map(correctionOf), accepted }
  },

  async ofBusiness({ db }, { params }) {
    return (await queries.findOfBusiness(db, params.businessID)).map(correctionOf)
  },

  decide: (context, { params, body }) => decide(context, params.id, { ...body, as: 'owner', of: params.businessID }),

  async list({ db }, { query }) {
    const { rows, total } = await queries.listCorrections(
      db,
      { open: query.state === 'open', q: query.q },
      pageOfTable(query),
    )
    return { data: rows.map(correctionOf), total }
  },

  judge: (context, { params, body }) => decide(context, params.id, { ...body, as: 'staff' }),
}

type Decision = { accept: boolean; reason: string; as: 'owner' | 'staff'; of?: string }

async function decide(context: SignedIn, id: string, { accept, reason, as, of }: Decision): Promise<Correction> {
  const { db, viewer } = context
  await db.transaction().execute(async (tx) => {
    const row = await queries.lockCorrection(tx, id)
    if (!row || (of !== undefined && row.businessId !== of)) throw new Refusal('NotFound', 'No such correction')
    const state = accept ? 'accepted' : 'refused'
    if (row.state === state) return
    if (row.state !== 'waiting') throw new Refusal('Conflict', 'It has been decided already')
    if (row.suggestedBy === viewer.userID) throw new Refusal('Conflict', 'Somebody else decides on it')
    const { field, companyName, slug, ownerUntil } = await queries.findCorrection(tx, id)
    if (as === 'staff' && ownerUntil && ownerUntil > new Date())
      throw new Refusal('Conflict', 'The owner still has time to decide')
    if (accept) {
      const { hostname } = new URL(row.link)
      const source = { name: hostname.replace(/^www\./, ''), licence: null, url: row.link, readAt: today() }
      await correctField(tx, row.businessId, { path: field, text: row.value, source })
    }
    await queries.decideCorrection(tx, id, { state, reason, decidedAs: as, decidedBy: viewer.userID })
    if (as === 'staff') {
      const object = { kind: 'business', id: row.businessId, name: companyName }
      const act = accept ? 'correction.accept' : 'correction.refuse'
      await recordAct(tx, { by: viewer, act, object, reason, detail: { correction: id, field } })
    }
    const [locales, emails] = await facts(context, tx, [row.suggestedBy])
    const [to] = emails.values()
    if (!to) return
    const locale = locales.get(row.suggestedBy) ?? 'en'
    const values = { business: companyName, explanation: reason }
    const href = pageIn(context.pages(), locale, `business/${slug}-${row.businessId}`)
    await sendTemplate(tx, accept ? templates.accepted : templates.refused, { to, locale, values, href })
  })
  return correctionOf(await queries.findCorrection(db, id))
}

const today = () => new Date().toISOString().slice(0, 10)

function facts({ pool }: Context, tx: Tx, userIDs: readonly string[]) {
  return Promise.all([languagesOf(pool, userIDs), emailsOf(tx, userIDs)])
}

async function tellOwners(context: SignedIn, tx: Tx, businessID: string): Promise<void> {
  const editors = (await peopleWho(tx, 'edit', [businessID])).get(businessID) ?? []
  const [locales, emails] = await facts(context, tx, editors)
  const business = (await queries.findListing(tx, businessID))!.companyName
  for (const [userID, to] of emails) {
    const locale = locales.get(userID) ?? 'en'
    const href = pageIn(context.pages(), locale, `business/${businessID}/corrections`)
    await sendTemplate(tx, templates.suggested, {
      to,
      locale,
      values: { business, days: String(correctionOwnerDays) },
      href,
    })
  }
}

function correctionOf(row: queries.CorrectionRow): Correction {
  return {
    correctionID: row.id,
    businessID: row.businessId,
    key: row.slug,
    companyName: row.companyName,
    field: row.field,
    former: row.former,
    value: row.value,
    link: row.link,
    note: row.note,
    state: row.state as Correction['state'],
    suggestedAt: row.suggestedAt.toISOString(),
    ownerUntil: row.ownerUntil?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decidedAs: row.decidedAs as Correction['decidedAs'],
    reason: row.reason,
  }
}
