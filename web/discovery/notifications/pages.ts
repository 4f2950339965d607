// Addresses of the pages that notifications open.
import { notificationKinds, type NotificationPage } from '#contract/discovery/notifications/kinds.ts'
import type { Notification } from '#contract/discovery/notifications/notifications.ts'
import { pageOfAuthor } from '#web/identity/actors/card.tsx'
import type { Site } from '#web/foundation/page.ts'
import { versionsAnchor } from '#web/foundation/versions/anchor.ts'

type Paths = Site['paths']

const pages: Record<NotificationPage, (notification: Notification, paths: Paths, userID: string) => string> = {
  resource({ resourceType, resourceID, rootType, rootID, business }, paths) {
    const [type, id] = rootType && rootID ? [rootType, rootID] : [resourceType, resourceID]
    if (type === 'post') return paths.post({ postID: id })
    if (type === 'product') return paths.product({ productID: id, key: '' })
    return business ? paths.business(business) : paths.notifications()
  },
  follower({ actors: [actor], business }, paths) {
    if (business) return paths.followers(business)
    return actor ? pageOfAuthor(actor, paths) : paths.profile()
  },
  connections: (_notification, paths) => paths.connections(),
  invitation: ({ business, detail }, paths) =>
    business ? paths.businessMembers(business, detail.invitationID) : paths.notifications(),
  certificates: ({ business }, paths) =>
    business ? paths.editBusiness(business, 'certificates') : paths.notifications(),
  document: ({ business, resourceID, detail }, paths) =>
    business ? paths.documents(business, detail.others ? {} : { document: resourceID }) : paths.notifications(),
  groupRequests: ({ resourceID }, paths) => paths.group({ groupID: resourceID, key: '' }, { tab: 'requests' }),
  group: ({ resourceID }, paths) => paths.group({ groupID: resourceID, key: '' }),
  thread: ({ business, resourceID }, paths, userID) => paths.inquiries(business?.businessID ?? userID, resourceID),
  kept({ business, resourceType, resourceID }, paths, userID) {
    const side = business?.businessID ?? userID
    return resourceType === 'request' ? paths.inquiries(side, resourceID) : paths.keptInquiries(side)
  },
  agreement: ({ resourceID, detail }, paths) =>
    paths.territories({ businessID: resourceID }, { agreement: detail.agreementID }),
  figures: ({ resourceID }, paths) => paths.myBusiness({ business: resourceID }),
  versions({ business, resourceType, resourceID }, paths) {
    if (!business) return paths.notifications()
    const isProduct = resourceType === 'product'
    const form = isProduct
      ? paths.editProduct(business, { productID: resourceID })
      : paths.editBusiness(business, 'general')
    return `${form}#${versionsAnchor}`
  },
  verification: ({ business }, paths) => (business ? paths.verification(business) : paths.notifications()),
}

export function pathOf(notification: Notification, { paths }: Site, userID: string): string {
  return pages[notificationKinds[notification.kind].page](notification, paths, userID)
}
