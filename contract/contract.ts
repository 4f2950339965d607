// The whole contract: one line per capability. The server serves it, clients call it, documents describe it.
import type { BusinessNeed, StaffRole } from './access.ts'
import { announcements } from './announcements/announcements.ts'
import { synonyms } from './console/synonyms.ts'
import { system } from './console/system.ts'
import { audit } from './console/audit.ts'
import { blocks } from './blocks.ts'
import { boosts } from './boosts/boosts.ts'
import { support } from './support/support.ts'
import { businesses } from './businesses/businesses.ts'
import { catalogues } from './catalogues/catalogues.ts'
import { categories } from './lists/categories.ts'
import { lists } from './lists/lists.ts'
import { categoryPages } from './pages/category-pages.ts'
import { comments } from './comments/comments.ts'
import { connections } from './connections.ts'
import { console } from './console/console.ts'
import { duplicates } from './people/duplicates.ts'
import { emails } from './console/emails.ts'
import type { Endpoint } from './endpoint.ts'
import { favorites } from './favorites/favorites.ts'
import { files } from './files/files.ts'
import { follows } from './follows.ts'
import { groups } from './groups/groups.ts'
import { industries } from './industries.ts'
import { members } from './members/members.ts'
import { memberships } from './memberships/memberships.ts'
import { plans } from './memberships/plan-versions.ts'
import { mentions } from './mentions.ts'
import { needHelp } from './need-help/need-help.ts'
import { newsfeed } from './newsfeed.ts'
import { notifications } from './notifications/notifications.ts'
import { people } from './people/people.ts'
import { portalPages } from './pages/portal-pages.ts'
import { posts } from './posts/posts.ts'
import { products } from './products/products.ts'
import { reactions } from './reactions.ts'
import { reference } from './reference.ts'
import { reports } from './reports/reports.ts'
import { requests } from './requests/requests.ts'
import { rfqs } from './rfqs/rfqs.ts'
import { sanctions } from './sanctions/sanctions.ts'
import { search } from './search.ts'
import { sitemaps } from './pages/sitemaps.ts'
import { transparency } from './transparency/transparency.ts'
import { verification } from './verification/verification.ts'
import { webhooks } from './webhooks/webhooks.ts'
import { texts } from './texts.ts'

/** The permissions and roles of this product; an endpoint by itself takes any text. */
type NetworkEndpoint = Endpoint & { needs?: BusinessNeed; staff?: readonly StaffRole[] }

export const contract = {
  announcements,
  synonyms,
  system,
  audit,
  blocks,
  boosts,
  support,
  businesses,
  catalogues,
  categories,
  categoryPages,
  comments,
  connections,
  console,
  duplicates,
  emails,
  favorites,
  files,
  follows,
  groups,
  industries,
  lists,
  members,
  memberships,
  mentions,
  needHelp,
  newsfeed,
  notifications,
  people,
  plans,
  portalPages,
  posts,
  products,
  reactions,
  reference,
  reports,
  requests,
  rfqs,
  sanctions,
  search,
  sitemaps,
  transparency,
  verification,
  texts,
  webhooks,
} satisfies Record<string, Record<string, NetworkEndpoint>>
export type Contract = typeof contract
