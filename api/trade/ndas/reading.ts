// NDAs as one side of their thread reads them.
import type { Author } from '#contract/identity/actors.ts'
import { subjectOf } from '#contract/trade/inquiries/subjects.ts'
import type { Nda, NdaSignature } from '#contract/trade/ndas/ndas.ts'
import type { Actor, SignedIn } from '#api/foundation/context.ts'
import { authorsOf } from '#api/identity/actors/lookup.ts'
import { findSignatures, type SeenRow, type SignatureRow } from './queries.ts'
import { canOf, mustSee, obstacleOf, type Rights, rightsOf } from './sides.ts'

/** Throws NotFound for outsiders. */
export async function readNda(context: SignedIn, ndaID: string, actor: Actor): Promise<Nda> {
  const [nda] = await ndasOf(context, [await mustSee(context, ndaID, actor)], actor)
  return nda!
}

export async function ndasOf(context: SignedIn, rows: readonly SeenRow[], actor: Actor): Promise<Nda[]> {
  const others = rows.flatMap(({ otherKind, otherId }) =>
    otherKind && otherId ? [{ kind: otherKind, id: otherId }] : [],
  )
  const ids = rows.map(({ id }) => id)
  const [authors, signatures, rights] = await Promise.all([
    authorsOf(context, [actor, ...others]),
    findSignatures(context.db, ids),
    rightsOf(context, actor),
  ])
  const byNda = Map.groupBy(signatures, ({ ndaId }) => ndaId)
  return rows.map((row) => ndaOf(context, row, { authors, signatures: byNda.get(row.id) ?? [], rights }))
}

type Parts = { authors: Map<string, Author>; signatures: readonly SignatureRow[]; rights: Rights }

function ndaOf({ locale, viewer }: SignedIn, row: SeenRow, { authors, signatures, rights }: Parts): Nda {
  const { side, subject, subjectCode, textKind, lang, title, content, file, hash } = row
  const view = { row, signatures, side, rights, viewerID: viewer.userID }
  return {
    ndaID: row.id,
    requestID: row.requestId,
    rfqID: row.rfqId,
    kind: row.kind,
    state: row.state,
    side,
    proposer: row.proposer,
    discloser: row.discloser,
    as: authors.get(row.actorId) ?? null,
    with: authors.get(row.otherId ?? '') ?? null,
    subject: subjectCode === 'other' ? subject : subjectOf(subjectCode, locale),
    text: { kind: textKind, lang, title, content, file, hash },
    signatures: signatures.map(signatureOf),
    proposedAt: row.proposedAt.toISOString(),
    signUntil: row.signUntil.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
    reason: row.reason,
    holds: row.holds,
    can: canOf(view),
    obstacle: obstacleOf(view),
  }
}

function signatureOf({ side, firm, name, role, signedAt, address, hash }: SignatureRow): NdaSignature {
  return { side, firm, name, role, signedAt: signedAt.toISOString(), address, hash }
}
