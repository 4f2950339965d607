// Rows of groups → contract.
import type { Group, GroupMember, GroupRole } from '#contract/social/groups/groups.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import { authorsOf } from '#api/identity/actors/lookup.ts'
import { namedFor } from '#api/foundation/industries/lookup.ts'
import type { MemberRow } from './member-queries.ts'
import type { GroupRow } from './queries.ts'

export function roleOf({ status, role }: Pick<GroupRow, 'status' | 'role'>): GroupRole | null {
  return status === 'member' ? role : null
}

const ranks = { member: 0, moderator: 1, owner: 2 } as const

export function isAbove(one: GroupRole | null, other: GroupRole): boolean {
  return one !== null && ranks[one] > ranks[other]
}

export function groupOf({ locale }: Pick<Context, 'locale'>, row: GroupRow): Group {
  const role = roleOf(row)
  return {
    groupID: row.id,
    key: row.key,
    name: row.name,
    description: row.description,
    rules: row.rules,
    industry: namedFor(row.industryID, locale),
    admission: row.admission,
    memberCount: row.members,
    postCount: row.posts,
    createdAt: row.madeAt.toISOString(),
    membership: { status: role ? 'member' : row.status === 'asked' ? 'asked' : 'none', role },
    requestCount: row.asking,
    can: {
      read: role !== null || row.admission === 'open',
      post: role !== null,
      moderate: isAbove(role, 'member'),
      edit: role === 'owner',
    },
  }
}

export async function membersOf(
  context: SignedIn,
  rows: readonly MemberRow[],
  own: GroupRole | null,
): Promise<GroupMember[]> {
  const authors = await authorsOf(
    context,
    rows.map(({ userID }) => ({ kind: 'user', id: userID })),
  )
  return rows.flatMap(({ userID, role, since }) => {
    const who = authors.get(userID)
    const can = { setRole: own === 'owner', remove: isAbove(own, role) }
    return who ? [{ who, role, since: since.toISOString(), can }] : []
  })
}
