// Verification for readers.
import type { CaseDetail, OwnVerification, PublicVerification } from '#contract/trust/verification/verification.ts'
import {
  afterClaimAct,
  type ClaimAct,
  claimKinds,
  type ClaimState,
  singleKinds,
} from '#contract/identity/businesses/verification-kinds.ts'
import { Refusal } from '#kit/refusal.ts'
import { actorByID, authorsOf } from '#api/identity/actors/lookup.ts'
import { businessCards, businessProfiles } from '#api/identity/businesses/lookup.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import { accessesTo } from '#api/identity/members/lookup.ts'
import { countryFor } from '#api/foundation/reference/lookup.ts'
import { companiesWith } from './evidence.ts'
import * as queries from './queries.ts'
import { checkedOf, claimOf, type Names } from './shape.ts'

export async function readPublic(context: Context, businessID: string): Promise<PublicVerification> {
  if ((await actorByID(context, businessID))?.kind !== 'business') throw new Refusal('NotFound', 'No such business')
  const [cards, holding, history] = await Promise.all([
    businessCards(context, [businessID]),
    queries.findHolding(context.db, businessID),
    queries.findPublicHistory(context.db, businessID),
  ])
  const card = cards.get(businessID)!
  const names = await namesOf(context, holding.flatMap(judgesOf))
  const kinds = new Set(holding.map(({ kind }) => kind))
  return {
    businessID,
    key: card.key,
    companyName: card.general.companyName,
    verified: card.verified,
    claims: holding.map((row) => checkedOf(row, names)),
    notChecked: claimKinds.filter((kind) => !kinds.has(kind)),
    history: history.map(({ kind, happened, at }) => ({ kind, happened, at: at.toISOString() })),
  }
}

export async function readOwn(context: SignedIn, businessID: string): Promise<OwnVerification> {
  const [rows, open] = await Promise.all([queries.findClaims(context.db, businessID), isOpenTo(context, businessID)])
  const entries = await queries.findEntries(
    context.db,
    rows.map(({ id }) => id),
  )
  const names = await namesOf(
    context,
    entries.map(({ authorId }) => authorId),
  )
  return { open, claims: rows.map((row) => claimOf(row, entries, names)) }
}

/** Paid tiers, unless the operator opens it. */
export async function isOpenTo(context: Context, businessID: string): Promise<boolean> {
  if (context.operator.verificationOpen) return true
  const card = (await businessCards(context, [businessID])).get(businessID)
  return card !== undefined && card.subscription !== 'standard'
}

export async function othersWith(db: Context['db'], { kind, subject, businessId, detail }: queries.ClaimRow) {
  if (!(singleKinds as readonly string[]).includes(kind)) return []
  const isNational = kind === 'register' || kind === 'vat'
  return companiesWith(db, kind, subject, businessId, isNational ? detail['country'] : undefined)
}

export async function readCase(context: SignedIn, claimID: string): Promise<CaseDetail> {
  const row = await queries.findClaim(context.db, claimID)
  if (!row || row.ownershipClaimId) throw new Refusal('NotFound', 'No such claim')
  const { businessId } = row
  const [entries, holding, profiles, accesses, others] = await Promise.all([
    queries.findEntries(context.db, [claimID]),
    queries.findHolding(context.db, businessId),
    businessProfiles(context, [businessId]),
    accessesTo(context, [businessId]),
    othersWith(context.db, row),
  ])
  const people = [
    ...entries.map(({ authorId }) => authorId),
    row.verifierId,
    row.approvedBy,
    ...holding.flatMap(judgesOf),
  ]
  const names = await namesOf(context, people)
  const profile = profiles.get(businessId)
  const own = accesses.has(businessId)
  const isSecond = row.approvedBy !== null && row.approvedBy !== context.viewer.userID
  const fourEyes = context.operator.verificationFourEyes
  const may = (act: ClaimAct) => !own && afterClaimAct(row.state, act, { fourEyes, isSecond }) !== undefined
  return {
    ...caseOf(row, profile?.general.companyName ?? '', profile?.contactInfo.country.countryName ?? '', names),
    key: profile?.key ?? '',
    claim: claimOf(row, entries, names),
    approvedBy: row.approvedBy ? (names.get(row.approvedBy) ?? '') : '',
    holding: holding.map((one) => checkedOf(one, names)),
    own,
    others: others.map(({ businessID, companyName, state }) => ({
      businessID,
      companyName,
      state: state as ClaimState,
    })),
    can: {
      take: may('take'),
      ask: may('ask'),
      refuse: may('refuse'),
      approve: may('approve') && !(fourEyes && row.state === 'seconding' && !isSecond),
    },
    profile: {
      companyName: profile?.general.companyName ?? '',
      legalAddress: profile?.contactInfo.legalAddressEnglish ?? '',
      city: profile?.contactInfo.city ?? '',
      country: profile?.contactInfo.country.countryName ?? '',
      website: profile?.contactInfo.website ?? '',
      yearStablished: String(profile?.general.yearStablished ?? ''),
    },
  }
}

export async function listCases(
  context: SignedIn,
  wanted: queries.ClaimFilter,
  cut: Parameters<typeof queries.listClaims>[2],
) {
  const { rows, total } = await queries.listClaims(context.db, wanted, cut)
  const [cards, names] = await Promise.all([
    businessCards(
      context,
      rows.map(({ businessId }) => businessId),
    ),
    namesOf(
      context,
      rows.map(({ verifierId }) => verifierId),
    ),
  ])
  return {
    data: rows.map((row) => {
      const card = cards.get(row.businessId)
      const country = card ? countryFor(card.contactInfo.country.code, context.locale).countryName : ''
      return caseOf(row, card?.general.companyName ?? '', country, names)
    }),
    total,
  }
}

function caseOf(row: queries.ClaimRow, companyName: string, country: string, names: Names) {
  return {
    claimID: row.id,
    kind: row.kind,
    state: row.state,
    subject: row.subject,
    businessID: row.businessId,
    companyName,
    country,
    submittedAt: row.createdAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    verifier: row.verifierId ? { userID: row.verifierId, name: names.get(row.verifierId) ?? '' } : null,
  }
}

function judgesOf({ approvedBy, decidedBy }: queries.ClaimRow): (string | null)[] {
  return [approvedBy, decidedBy]
}

async function namesOf(context: Context, ids: readonly (string | null)[]): Promise<Names> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  const people = await authorsOf(
    context,
    known.map((id) => ({ kind: 'user', id })),
  )
  return new Map([...people].map(([id, { firstName, lastName }]) => [id, `${firstName} ${lastName}`.trim()]))
}
