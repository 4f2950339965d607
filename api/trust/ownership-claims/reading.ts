// A claim as the claimant sees it.
import type { HandlerResult } from '#contract/foundation/endpoint.ts'
import type {
  OwnershipClaim,
  OwnershipProof,
  ownershipClaims as contract,
} from '#contract/trust/ownership-claims/ownership-claims.ts'
import { letterTriesMost, ownershipTriesMost } from '#contract/foundation/constants.ts'
import { claimLocks, type ProofReason } from '#contract/trust/ownership-claims/proofs.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import { businessCards } from '#api/identity/businesses/lookup.ts'
import { membersOf } from '#api/identity/members/lookup.ts'
import { evidenceOf, type EvidenceRow } from '#api/trust/verification/lookup.ts'
import { listingOf, maskedMailbox, maskedPhone, snapshotOf } from './listing.ts'
import { isOpen, isProven, methodOf } from './progress.ts'
import * as queries from './queries.ts'
import { optionsOf } from './standing.ts'
import { canAppealUntil } from './starting.ts'
import { warningsOf } from './warnings.ts'

export type ClaimPage = HandlerResult<typeof contract.read>
export type CountKept = (db: Context['db'], businessID: string) => Promise<number>
const alikeMost = 5

export async function readPage(context: SignedIn, id: string, countKept: CountKept | undefined): Promise<ClaimPage> {
  const { db, viewer } = context
  const listing = await listingOf(db, id)
  const [claims, check, members, former, alike, warnings, kept] = await Promise.all([
    queries.findClaims(db, listing.id),
    queries.findCheck(db, listing.id),
    membersOf(db, listing.id),
    queries.wasRemoved(db, listing.id, viewer.userID),
    queries.findAlike(db, listing.id, alikeMost),
    warningsOf(db, listing.id),
    countKept ? countKept(db, listing.id) : null,
  ])
  const mine = claims.filter((claim) => claim.claimantId === viewer.userID)
  const own = mine.findLast((claim) => isOpen(claim) || claim.state === 'claimed') ?? mine.at(-1)
  const isLive = own && isOpen(own)
  const cards = await companies(context, [listing.id, ...alike, ...(own?.merging ?? [])])
  const facts = {
    listing: isLive ? own.listing : snapshotOf(listing),
    check,
    provenance: listing,
    former: isLive ? own.former : former,
    calls: Boolean(context.calls),
  }
  const shown = own ? [own, ...claims.filter((claim) => isProven(claim) && claim.id !== own.id)] : []
  const evidence = await evidenceOf(
    db,
    shown.map((claim) => claim.id),
  )
  return {
    business: cards.get(listing.id)!,
    website: listing.contactInfo.website ?? null,
    state: stateOf(listing, claims, { members, userID: viewer.userID }),
    options: optionsOf(facts),
    domainCheckedAt: check?.checkedAt.toISOString() ?? null,
    domainRegisteredAt: check?.registeredAt?.toISOString() ?? null,
    sourceAt: listing.sourceAt.toISOString(),
    claim: own ? claimOf(own, claims, { evidence, cards }) : null,
    keptInquiries: kept,
    alike: alike.flatMap((one) => cards.get(one) ?? []),
    warnings,
  }
}

function stateOf(
  { kind }: queries.ListingRow,
  claims: queries.ClaimRow[],
  { members, userID }: { members: { userID: string }[]; userID: string },
): ClaimPage['state'] {
  if (kind === 'collection') return 'collection'
  const hasOwn = claims.some((claim) => claim.claimantId === userID && (isOpen(claim) || claim.state === 'claimed'))
  if (members.some((member) => member.userID === userID) && !hasOwn) return 'member'
  if (claims.some((claim) => isProven(claim) && claim.claimantId !== userID)) return 'held'
  return members.length === 0 || hasOwn ? 'listed' : 'run'
}

export async function readMine(context: SignedIn): Promise<HandlerResult<typeof contract.mine>> {
  const open = (await queries.findOfPerson(context.db, context.viewer.userID)).filter(isOpen)
  const cards = await companies(
    context,
    open.map(({ businessId }) => businessId),
  )
  return open.flatMap((claim) => {
    const business = cards.get(claim.businessId)
    if (!business) return []
    const { id, state, access } = claim
    return [{ claimID: id, business, state, until: untilOf(claim), access, locked: locksOf(claim) }]
  })
}

const untilOf = ({ state, until }: queries.ClaimRow) =>
  state === 'waiting' || state === 'contested' ? (until?.toISOString() ?? null) : null

function locksOf({ state }: Pick<queries.ClaimRow, 'state'>) {
  if (state === 'contested') return [...claimLocks]
  return state === 'waiting' ? claimLocks.filter((lock) => lock !== 'publish') : []
}

export type Companies = Map<string, ClaimPage['business']>

export async function companies(context: Context, ids: readonly string[]): Promise<Companies> {
  const cards = await businessCards(context, [...new Set(ids)])
  return new Map(
    [...cards].map(([id, { key, general, contactInfo }]) => {
      const { companyName, profilePhoto } = general
      return [
        id,
        { businessID: id, key, companyName, profilePhoto, city: contactInfo.city, country: contactInfo.country },
      ]
    }),
  )
}

function claimOf(
  own: queries.ClaimRow,
  claims: queries.ClaimRow[],
  { evidence, cards }: { evidence: EvidenceRow[]; cards: Companies },
): OwnershipClaim {
  const sides = claims.filter((claim) => isProven(claim) && claim.id !== own.id)
  const isContest =
    own.state === 'contested' || (own.state === 'claimed' && sides.some(({ state }) => state === 'contested'))
  const last = own.decisions.at(-1)
  const appealUntil = canAppealUntil(own)
  return {
    claimID: own.id,
    state: own.state,
    name: own.name,
    position: own.position,
    role: own.role,
    access: own.access,
    startedAt: own.createdAt.toISOString(),
    provenAt: own.provenAt?.toISOString() ?? null,
    until: untilOf(own) ?? sides.map(untilOf).find((until) => isContest && until) ?? null,
    objectionMailedTo: own.told,
    locked: isContest && own.state === 'claimed' ? locksOf({ state: 'waiting' }) : locksOf(own),
    proofs: evidence.filter((row) => row.ownershipClaimId === own.id).map(proofOf),
    sides: isContest ? [own, ...sides].map((side) => sideOf(side, own, evidence)).concat(objectorOf(own)) : [],
    objection: own.objection,
    decision: last
      ? { won: last.won, reason: last.reason, at: last.at, appealUntil: appealUntil?.toISOString() ?? null }
      : null,
    appeal: own.appealedAt ? { content: own.appeal, at: own.appealedAt.toISOString() } : null,
    merging: own.merging.flatMap((id) => cards.get(id) ?? []),
    can: {
      prove: isOpen(own) || isContest,
      withdraw: isOpen(own),
      release: own.state === 'claimed' && !isContest,
      sayColleague: isContest && sides.length > 0 && !own.objection && !own.colleague,
      appeal: appealUntil !== undefined,
    },
  }
}

function sideOf(
  side: queries.ClaimRow,
  own: queries.ClaimRow,
  evidence: EvidenceRow[],
): OwnershipClaim['sides'][number] {
  const accepted = evidence.filter((row) => row.ownershipClaimId === side.id && row.state === 'verified')
  return {
    you: side.id === own.id,
    kind: side.access || side.state === 'claimed' ? 'holder' : 'claimant',
    methods: [...new Set(accepted.map(methodOf))],
    since: (side.provenAt ?? side.createdAt).toISOString(),
    colleague: side.colleague,
  }
}

function objectorOf({ objectedAt }: queries.ClaimRow): OwnershipClaim['sides'] {
  if (!objectedAt) return []
  return [{ you: false, kind: 'objector', methods: [], since: objectedAt.toISOString(), colleague: false }]
}

export function proofOf(row: EvidenceRow): OwnershipProof {
  const method = methodOf(row)
  const most = method === 'letter' ? letterTriesMost : ownershipTriesMost
  const isCode = method === 'mailbox' || method === 'phone' || method === 'letter'
  const isLate = isCode && row.state === 'checking' && (row.dueAt < new Date() || row.attempts >= most)
  const state = isLate ? 'ended' : stateOfProof(row, isCode)
  return {
    proofID: row.id,
    method,
    state,
    target: targetOfProof(row),
    token: row.kind === 'domain' ? row.token : null,
    problem: row.kind === 'domain' ? row.problem : '',
    triesLeft: isCode && state === 'sent' ? most - row.attempts : null,
    until: isCode && state === 'sent' ? row.dueAt.toISOString() : null,
    postedAt: row.detail['postedAt'] ?? null,
    reasons: (row.detail['reasons'] ?? '').split(' ').filter(Boolean) as ProofReason[],
    at: (row.decidedAt ?? row.checkedAt ?? row.createdAt).toISOString(),
  }
}

function stateOfProof({ state, kind }: EvidenceRow, isCode: boolean): OwnershipProof['state'] {
  if (state === 'verified') return 'accepted'
  if (state === 'refused') return 'refused'
  if (state === 'checking') return isCode ? 'sent' : 'checking'
  if (state === 'waiting') return kind === 'document' ? 'judged' : 'noted'
  return 'ended'
}

function targetOfProof({ kind, subject }: EvidenceRow): string {
  if (kind === 'mailbox') return maskedMailbox(subject)
  return kind === 'phone' ? maskedPhone(subject) : subject.replaceAll('\n', ', ')
}
