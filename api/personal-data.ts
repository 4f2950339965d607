// The capabilities that keep something of a person, one line each, in the order in which it is removed.
import { exportOf as exportBlocks, forgetPerson as forgetBlocks } from './blocks/lookup.ts'
import { exportOf as exportBusinesses, forgetPerson as forgetBusinesses } from './businesses/leaving.ts'
import { exportOf as exportComments, forgetPerson as forgetComments } from './comments/lookup.ts'
import { exportOf as exportConnections, forgetPerson as forgetConnections } from './connections/lookup.ts'
import type { Context } from './context.ts'
import { exportOf as exportFavorites, forgetPerson as forgetFavorites } from './favorites/lookup.ts'
import { exportOf as exportFiles } from './files/lookup.ts'
import { exportOf as exportFollows, forgetPerson as forgetFollows } from './follows/lookup.ts'
import { exportOf as exportGroups, forgetPerson as forgetGroups } from './groups/lookup.ts'
import { exportOf as exportPayments, forgetPerson as forgetPayments } from './memberships/lookup.ts'
import { exportOf as exportNotifications, forgetPerson as forgetNotifications } from './notifications/lookup.ts'
import { exportOf as exportNeedHelp, forgetPerson as forgetNeedHelp } from './need-help/lookup.ts'
import { forgetPerson as forgetNewsfeed } from './newsfeed/lookup.ts'
import { removePerson } from './people/leaving.ts'
import type { PersonalData, Wishes } from './people/personal-data.ts'
import { forgetPerson as forgetWritings } from './posting-rate/lookup.ts'
import { exportOf as exportPosts, forgetPerson as forgetPosts, removeTimelines } from './posts/lookup.ts'
import { exportOf as exportRequests, forgetPerson as forgetRequests } from './requests/lookup.ts'
import { exportOf as exportRfqs, forgetPerson as forgetRfqs } from './rfqs/lookup.ts'
import { exportOf as exportSanctions, forgetPerson as forgetSanctions } from './sanctions/lookup.ts'
import { exportOf as exportSupport, forgetPerson as forgetSupport } from './support/lookup.ts'
import { exportOf as exportReactions, forgetPerson as forgetReactions } from './reactions/lookup.ts'

import { exportOf as exportVerification, forgetPerson as forgetVerification } from './verification/lookup.ts'

export const personalData: readonly PersonalData[] = [
  { exportOf: exportBusinesses, forgetPerson: forgetBusinesses },
  { exportOf: exportPosts, forgetPerson: forgetPosts },
  { forgetPerson: forgetNewsfeed },
  {
    exportOf: exportGroups,
    forgetPerson: async (tx, userID) => removeTimelines(tx, await forgetGroups(tx, userID), userID),
  },
  { exportOf: exportComments, forgetPerson: forgetComments },
  { exportOf: exportReactions, forgetPerson: forgetReactions },
  { exportOf: exportFollows, forgetPerson: forgetFollows },
  { exportOf: exportConnections, forgetPerson: forgetConnections },
  { exportOf: exportFavorites, forgetPerson: forgetFavorites },
  { exportOf: exportBlocks, forgetPerson: forgetBlocks },
  { exportOf: exportRfqs, forgetPerson: forgetRfqs },
  { exportOf: exportRequests, forgetPerson: forgetRequests },
  { exportOf: exportVerification, forgetPerson: forgetVerification },
  { exportOf: exportSanctions, forgetPerson: forgetSanctions },
  { exportOf: exportNeedHelp, forgetPerson: forgetNeedHelp },
  { exportOf: exportSupport, forgetPerson: forgetSupport },
  { exportOf: exportPayments, forgetPerson: forgetPayments },
  { exportOf: exportNotifications, forgetPerson: forgetNotifications },
  { forgetPerson: forgetWritings },
  { exportOf: exportFiles },
]

/** Takes a person out of the network with everything that the capabilities keep. */
export function leaveNetwork(
  dependencies: Pick<Context, 'db' | 'pool' | 'files'>,
  { userID }: { userID: string },
  wishes: Wishes,
): Promise<void> {
  return removePerson(dependencies, userID, wishes, personalData)
}
