// Registry of capabilities with personal data, in the order of removal and merging.
import * as audit from './foundation/audit/lookup.ts'
import * as blocks from './identity/blocks/lookup.ts'
import * as businesses from './identity/businesses/leaving.ts'
import * as catalogues from './catalog/catalogues/lookup.ts'
import * as comments from './social/comments/lookup.ts'
import * as connections from './social/connections/lookup.ts'
import type { Context } from './foundation/context.ts'
import * as duplicates from './trust/duplicates/lookup.ts'
import * as emails from './identity/emails/lookup.ts'
import * as favorites from './social/favorites/lookup.ts'
import * as files from './identity/files/lookup.ts'
import * as follows from './social/follows/lookup.ts'
import * as groups from './social/groups/lookup.ts'
import * as idempotency from './foundation/idempotency/lookup.ts'
import * as members from './identity/members/lookup.ts'
import * as memberships from './billing/memberships/lookup.ts'
import * as needHelp from './operations/need-help/lookup.ts'
import * as newsfeed from './discovery/newsfeed/lookup.ts'
import * as notifications from './discovery/notifications/lookup.ts'
import { removePerson } from './identity/people/leaving.ts'
import * as people from './identity/people/lookup.ts'
import type { PersonalData, Wishes } from './identity/people/personal-data.ts'
import * as plans from './billing/plans/lookup.ts'
import * as portalPages from './publishing/portal-pages/lookup.ts'
import * as postingRate from './foundation/posting-rate/lookup.ts'
import * as posts from './social/posts/lookup.ts'
import * as reactions from './social/reactions/lookup.ts'
import * as reports from './trust/reports/lookup.ts'
import * as requests from './trade/inquiries/lookup.ts'
import * as rfqs from './trade/rfqs/lookup.ts'
import * as sanctions from './trust/sanctions/lookup.ts'
import * as support from './billing/support/lookup.ts'
import * as synonyms from './discovery/synonyms/lookup.ts'
import * as texts from './publishing/texts/lookup.ts'
import * as verification from './trust/verification/lookup.ts'

function of({ exportOf, forgetPerson, personColumns, mergePerson }: PersonalData): PersonalData {
  return {
    ...(exportOf && { exportOf }),
    ...(forgetPerson && { forgetPerson }),
    ...(personColumns && { personColumns }),
    ...(mergePerson && { mergePerson }),
  }
}

export const endBetween = [follows.endFollows, connections.endConnections]

export const personalData: readonly PersonalData[] = [
  of(businesses),
  of(members),
  of(posts),
  of(newsfeed),
  {
    ...of({ ...groups, forgetPerson: undefined }),
    sharesRows: true,
    forgetPerson: async (tx, userID) => posts.removeTimelines(tx, await groups.forgetPerson(tx, userID), userID),
  },
  of(comments),
  { ...of(reactions), sharesRows: true },
  { ...of(follows), sharesRows: true },
  of(connections),
  of(favorites),
  {
    ...of(blocks),
    settleMerge: (tx, { into }) => blocks.endBlocked(tx, into, endBetween),
  },
  of(rfqs),
  of(requests),
  of(verification),
  of(reports),
  of(sanctions),
  of(needHelp),
  of(support),
  of(memberships),
  of(catalogues),
  of(notifications),
  of(postingRate),
  of(files),
  of(idempotency),
  of(audit),
  of(portalPages),
  of(synonyms),
  of(texts),
  of(plans),
  of(emails),
  of(duplicates),
  { ...of(people), sharesRows: true },
]

export function leaveNetwork(
  dependencies: Pick<Context, 'db' | 'pool' | 'files'>,
  { userID }: { userID: string },
  wishes: Wishes,
): Promise<void> {
  return removePerson(dependencies, userID, wishes, personalData)
}
