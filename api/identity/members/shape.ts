// Rows of members → contract.
import type { Invitation, LogEntry } from '#contract/identity/members/members.ts'
import type { UserCard } from '#contract/identity/people/people.ts'
import type { InvitationRow } from './invitation-queries.ts'
import type { LogRow } from './queries.ts'

export function invitationOf({ id, email, access, invitedAt, expiresAt }: InvitationRow): Invitation {
  return { id, email, access, invitedAt: invitedAt.toISOString(), expiresAt: expiresAt.toISOString() }
}

/** Leavers have no name. */
export function logEntryOf(row: LogRow, people: Map<string, UserCard>): LogEntry {
  const nameOf = (id: string | null) => {
    const person = id ? people.get(id) : undefined
    return person ? `${person.firstName} ${person.lastName}` : ''
  }
  return {
    id: row.id,
    happened: row.happened as LogEntry['happened'],
    actor: { userID: row.actorId, name: nameOf(row.actorId) },
    subject: row.email ?? nameOf(row.userId),
    access: row.access as LogEntry['access'],
    happenedAt: row.happenedAt.toISOString(),
  }
}
