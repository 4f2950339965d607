// Claims as verifiers see them.
import type { HandlerResult } from '#contract/foundation/endpoint.ts'
import type { ownershipClaims as contract, OwnershipRow } from '#contract/trust/ownership-claims/ownership-claims.ts'
import { ladder } from '#contract/trust/ownership-claims/proofs.ts'
import { Refusal } from '#kit/refusal.ts'
import type { SignedIn } from '#api/foundation/context.ts'
import { accessesTo } from '#api/identity/members/lookup.ts'
import { emailsOf, userCards } from '#api/identity/people/lookup.ts'
import { evidenceOf, type EvidenceRow } from '#api/trust/verification/lookup.ts'
import { whyNot } from './deciding.ts'
import { listingOf, snapshotOf } from './listing.ts'
import { isProven, methodOf } from './progress.ts'
import * as queries from './queries.ts'
import { companies, proofOf } from './reading.ts'
import { standingOf } from './standing.ts'
import { warningsOf } from './warnings.ts'

type Case = HandlerResult<typeof contract.readCase>
type People = Awaited<ReturnType<typeof peopleOf>>

export async function readCase(context: SignedIn, claimID: string): Promise<Case> {
  const { db, viewer } = context
  const claim = await queries.findClaim(db, claimID)
  if (!claim) throw new Refusal('NotFound', 'No such claim')
  const listing = await listingOf(db, claim.businessId)
  const claims = await queries.findClaims(db, listing.id)
  const sides = [claim, ...claims.filter((one) => one.id !== claim.id && isProven(one))]
  const [evidence, check, accesses, warnings, cards, people] = await Promise.all([
    evidenceOf(
      db,
      sides.map(({ id }) => id),
    ),
    queries.findCheck(db, listing.id),
    accessesTo(context, [listing.id]),
    warningsOf(db, listing.id),
    companies(context, [listing.id, ...claim.merging]),
    peopleOf(context, sides),
  ])
  const one = { claims, claim, evidence }
  const who = { userID: viewer.userID, belongs: accesses.has(listing.id) }
  const not = whyNot(one, who, 'approve')
  const letter = evidence.find(
    (row) => row.ownershipClaimId === claim.id && row.kind === 'letter' && row.state === 'checking',
  )
  const facts = { listing: claim.listing, check, provenance: listing, former: claim.former, calls: true }
  const objector = claim.objectedAt ? [objectorOf(claim)] : []
  return {
    claimID,
    state: claim.state,
    company: cards.get(listing.id)!,
    facts: factsOf(listing),
    domain: {
      name: claim.listing.domain,
      registeredAt: check?.registeredAt?.toISOString() ?? null,
      checkedAt: check?.checkedAt.toISOString() ?? null,
      sourceAt: listing.sourceAt.toISOString(),
      reasons: standingOf('mailbox', facts).reasons,
    },
    sides: [...sides.map((side) => sideOf(side, evidence, people)), ...objector],
    warnings,
    merging: claim.merging.flatMap((id) => cards.get(id) ?? []),
    until: claim.state === 'contested' ? (claim.until?.toISOString() ?? null) : null,
    own: not === 'own',
    letter: letter
      ? {
          address: letter.subject,
          postedAt: letter.detail['postedAt'] ?? null,
          until: letter.dueAt.toISOString(),
        }
      : null,
    decisions: claim.decisions.map(({ outcome, reason, by, at }) => ({ outcome, reason, by: people.nameOf(by), at })),
    appeal: claim.appealedAt ? { content: claim.appeal, at: claim.appealedAt.toISOString() } : null,
    can: {
      approve: not === undefined,
      refuse: whyNot(one, who, 'refuse') === undefined,
      markPosted: not !== 'own' && letter?.codeHash != null && !letter.detail['postedAt'],
      whyNot: not ?? null,
    },
  }
}

function factsOf(listing: queries.ListingRow): Record<string, string> {
  const { phone, address, email } = snapshotOf(listing)
  return {
    companyName: listing.name,
    legalAddress: address,
    city: listing.city ?? '',
    website: listing.contactInfo.website ?? '',
    phone,
    email,
    source: listing.source ?? '',
  }
}

async function peopleOf(context: SignedIn, claims: queries.ClaimRow[]) {
  const ids = [...new Set(claims.map(({ claimantId }) => claimantId))]
  const judges = claims.flatMap(({ decisions }) => decisions.map(({ by }) => by))
  const [cards, emails, figures] = await Promise.all([
    userCards(context, [...new Set([...ids, ...judges])].filter(Boolean)),
    emailsOf(context.db, ids),
    queries.findClaimants(context.db, ids),
  ])
  const nameOf = (id: string) => {
    const card = cards.get(id)
    return card ? `${card.firstName} ${card.lastName}`.trim() : ''
  }
  return { nameOf, emails, figures }
}

function sideOf(side: queries.ClaimRow, evidence: EvidenceRow[], people: People): Case['sides'][number] {
  const { claimantId } = side
  const figures = people.figures.get(claimantId)
  return {
    claimID: side.id,
    kind: side.access ? 'holder' : 'claimant',
    person: {
      userID: claimantId,
      name: people.nameOf(claimantId),
      email: people.emails.get(claimantId) ?? '',
      registeredAt: (figures?.registeredAt ?? side.createdAt).toISOString(),
      otherClaims: Math.max(0, (figures?.claims ?? 1) - 1),
    },
    name: side.name,
    position: side.position,
    role: side.role,
    state: side.state,
    since: (side.provenAt ?? side.createdAt).toISOString(),
    proofs: evidence
      .filter((row) => row.ownershipClaimId === side.id)
      .map((row) => ({
        ...proofOf(row),
        target: row.subject,
        rung: ladder[methodOf(row)].rung,
        issuedOn: row.detail['issuedOn'] ?? null,
        note: row.note,
        files: row.files,
      })),
    says: side.appeal,
    colleague: side.colleague,
  }
}

function objectorOf({ objectedAt, objection }: queries.ClaimRow): Case['sides'][number] {
  return {
    claimID: null,
    kind: 'objector',
    person: null,
    name: '',
    position: '',
    role: null,
    state: null,
    since: objectedAt!.toISOString(),
    proofs: [],
    says: objection,
    colleague: false,
  }
}

export async function listCases(
  context: SignedIn,
  wanted: Parameters<typeof queries.listClaims>[1],
  cut: Parameters<typeof queries.listClaims>[2],
): Promise<HandlerResult<typeof contract.list>> {
  const { rows, total } = await queries.listClaims(context.db, wanted, cut)
  const [cards, people, evidence] = await Promise.all([
    companies(
      context,
      rows.map(({ businessId }) => businessId),
    ),
    userCards(
      context,
      rows.map(({ claimantId }) => claimantId),
    ),
    evidenceOf(
      context.db,
      rows.map(({ id }) => id),
    ),
  ])
  const data = rows.flatMap((row): OwnershipRow[] => {
    const company = cards.get(row.businessId)
    if (!company) return []
    const own = evidence.filter((one) => one.ownershipClaimId === row.id)
    const person = people.get(row.claimantId)
    return [
      {
        claimID: row.id,
        state: row.state,
        company,
        claimant: { userID: row.claimantId, name: person ? `${person.firstName} ${person.lastName}`.trim() : row.name },
        methods: [...new Set(own.filter(({ state }) => state === 'verified' || state === 'waiting').map(methodOf))],
        why: whyOf(row, own),
        since: row.createdAt.toISOString(),
        dueAt: row.dueAt?.toISOString() ?? null,
      },
    ]
  })
  return { data, total }
}

function whyOf(row: queries.ClaimRow, own: EvidenceRow[]): OwnershipRow['why'] {
  if (row.dueAt === null) return 'none'
  if (row.appealedAt) return 'appeal'
  if (row.objection) return 'objection'
  if (row.state === 'contested') return 'contest'
  const judged = own.filter(({ state }) => state === 'waiting')
  if (judged.some(({ kind }) => kind === 'document')) return 'document'
  if (judged.length > 0) return 'domain'
  return own.some(({ kind, state }) => kind === 'letter' && state === 'checking') ? 'letter' : 'none'
}
