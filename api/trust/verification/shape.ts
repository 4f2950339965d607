// Rows of claims → contract.
import type { CheckedClaim, Claim } from '#contract/trust/verification/verification.ts'
import type { ClaimRow, EntryRow } from './queries.ts'

export type Names = ReadonlyMap<string, string>

export function checkedOf(
  { kind, subject, detail, decidedAt, decidedBy, approvedBy, validUntil }: ClaimRow,
  names: Names,
): CheckedClaim {
  const verifiers = [...new Set([approvedBy, decidedBy].filter((id) => id !== null))]
  return {
    kind,
    subject,
    detail: publicDetail(detail),
    checkedAt: decidedAt!.toISOString(),
    checkedBy: verifiers.map((id) => shortName(names.get(id) ?? '')),
    validUntil: validUntil!.toISOString(),
  }
}

/** Privacy: first name and initial. */
function shortName(name: string): string {
  const [first = '', ...rest] = name.split(' ')
  return rest.length > 0 ? `${first} ${rest.at(-1)![0]}.` : first || 'WBN'
}

function publicDetail({ mailbox: _, ...detail }: Record<string, string>): Record<string, string> {
  return detail
}

export function claimOf(row: ClaimRow, entries: readonly EntryRow[], names: Names): Claim {
  const { id, kind, state, subject, detail, note, files, reason, token, checkedAt, problem } = row
  return {
    claimID: id,
    kind,
    state,
    subject,
    detail,
    note,
    files,
    reason,
    submittedAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    validUntil: row.validUntil?.toISOString() ?? null,
    entries: entries
      .filter(({ claimId }) => claimId === id)
      .map(({ id: entryID, happened, authorId, content, createdAt }) => ({
        id: entryID,
        happened,
        author: authorId ? (names.get(authorId) ?? '') : '',
        content,
        at: createdAt.toISOString(),
      })),
    proof:
      kind === 'domain'
        ? { token: token ?? '', lastCheckedAt: checkedAt?.toISOString() ?? null, lastProblem: problem }
        : null,
  }
}
