// Sample groups as deterministic rows.
import type { Insertable } from 'kysely'
import type { DB } from '#api/database/tables.ts'
import { wordsOf } from '#api/social/groups/lookup.ts'
import { nodeByKey } from '#api/foundation/industries/lookup.ts'
import { slugOf } from '#kit/slug.ts'
import type { Cast } from './cast.ts'
import type { Clock } from './clock.ts'
import type { Social } from './told.ts'

type Row<Table extends keyof DB> = Insertable<DB[Table]>
export type Groups = { groups: Row<'groups'>[]; groupMembers: Row<'groupMembers'>[] }

export function groupIDs(social: Social, { idAt }: Clock): Map<string, string> {
  return new Map(social.groups.map(({ name, ago }) => [name, idAt(`group ${name}`, ago)]))
}

/** Groups with a missing owner are omitted. */
export function groupsOf(social: Social, { actors }: Cast, clock: Clock): Groups {
  const rows: Groups = { groups: [], groupMembers: [] }
  const ids = groupIDs(social, clock)
  for (const {
    name,
    description,
    rules = '',
    industry,
    admission,
    ago,
    owner,
    moderators,
    members,
    asking,
  } of social.groups) {
    const groupId = ids.get(name)!
    const industryID = nodeByKey(industry)!.id
    const madeBy = actors.get(owner)?.id
    if (!madeBy) continue
    const belong = [owner, ...moderators, ...members]
    const place = (who: string, index: number, more: Pick<Row<'groupMembers'>, 'status' | 'role'>) => {
      const userId = actors.get(who)?.id
      if (userId) rows.groupMembers.push({ groupId, userId, since: clock.timeAt(ago / (index + 1)), ...more })
      return userId ? 1 : 0
    }
    const roleAt = (index: number) => (index === 0 ? 'owner' : index <= moderators.length ? 'moderator' : 'member')
    const count = belong.reduce(
      (sum, who, index) => sum + place(who, index, { status: 'member', role: roleAt(index) }),
      0,
    )
    for (const [index, who] of asking.entries()) place(who, belong.length + index, { status: 'asked', role: 'member' })
    rows.groups.push({
      id: groupId,
      name,
      slug: slugOf(name),
      description,
      rules,
      industryId: industryID,
      admission,
      madeBy,
      madeAt: clock.timeAt(ago),
      members: count,
      words: wordsOf({ name, description, industryID }),
    })
  }
  return rows
}
