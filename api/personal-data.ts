// The capabilities that keep something of a person, one line each, in the order in which it is removed, or moved to another account.
import * as audit from './audit/lookup.ts'
import * as blocks from './blocks/lookup.ts'
import * as businesses from './businesses/leaving.ts'
import * as catalogues from './catalogues/lookup.ts'
import * as comments from './comments/lookup.ts'
import * as connections from './connections/lookup.ts'
import type { Context } from './context.ts'
import * as duplicates from './duplicates/lookup.ts'
import * as emails from './emails/lookup.ts'
import * as favorites from './favorites/lookup.ts'
import * as files from './files/lookup.ts'
import * as follows from './follows/lookup.ts'
import * as groups from './groups/lookup.ts'
import * as idempotency from './idempotency/lookup.ts'
import * as members from './members/lookup.ts'
import * as memberships from './memberships/lookup.ts'
import * as needHelp from './need-help/lookup.ts'
import * as newsfeed from './newsfeed/lookup.ts'
import * as notifications from './notifications/lookup.ts'
import { removePerson } from './people/leaving.ts'
import * as people from './people/lookup.ts'
import type { PersonalData, Wishes } from './people/personal-data.ts'
import * as plans from './plans/lookup.ts'
import * as portalPages from './portal-pages/lookup.ts'
import * as postingRate from './posting-rate/lookup.ts'
import * as posts from './posts/lookup.ts'
import * as reactions from './reactions/lookup.ts'
import * as reports from './reports/lookup.ts'
import * as requests from './requests/lookup.ts'
import * as rfqs from './rfqs/lookup.ts'
import * as sanctions from './sanctions/lookup.ts'
import * as support from './support/lookup.ts'
import * as synonyms from './synonyms/lookup.ts'
import * as texts from './texts/lookup.ts'
import * as verification from './verification/lookup.ts'

/** Personal-data functions of a capability's module. */
function of({ exportOf, forgetPerson, personColumns, mergePerson }: PersonalData): PersonalData {
  return {
    ...(exportOf && { exportOf }),
    ...(forgetPerson && { forgetPerson }),
    ...(personColumns && { personColumns }),
    ...(mergePerson && { mergePerson }),
  }
}

/** Ends follows and connections between two people, one of whom has blocked the other. */
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

/** Takes a person out of the network with everything that the capabilities keep. */
export function leaveNetwork(
  dependencies: Pick<Context, 'db' | 'pool' | 'files'>,
  { userID }: { userID: string },
  wishes: Wishes,
): Promise<void> {
  return removePerson(dependencies, userID, wishes, personalData)
}
