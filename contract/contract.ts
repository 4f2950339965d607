// Whole contract, one line per capability.
import type { BusinessNeed, StaffRole } from './identity/access.ts'
import { announcements } from './publishing/announcements/announcements.ts'
import { synonyms } from './discovery/synonyms/synonyms.ts'
import { system } from './operations/system.ts'
import { searchEngine } from './operations/search-engine.ts'
import { audit } from './foundation/audit.ts'
import { blocks } from './identity/blocks.ts'
import { boosts } from './billing/boosts/boosts.ts'
import { support } from './billing/support/support.ts'
import { businesses } from './identity/businesses/businesses.ts'
import { catalogues } from './catalog/catalogues/catalogues.ts'
import { choices } from './discovery/choices.ts'
import { categories } from './operations/lists/categories.ts'
import { lists } from './operations/lists/lists.ts'
import { categoryPages } from './publishing/category-pages.ts'
import { comments } from './social/comments/comments.ts'
import { connections } from './social/connections.ts'
import { console } from './operations/console/console.ts'
import { documents } from './catalog/documents/documents.ts'
import { documentRequests } from './trade/document-requests.ts'
import { duplicates } from './trust/duplicates.ts'
import { emails } from './identity/emails.ts'
import type { Endpoint } from './foundation/endpoint.ts'
import { favorites } from './social/favorites/favorites.ts'
import { files } from './identity/files/files.ts'
import { follows } from './social/follows.ts'
import { groups } from './social/groups/groups.ts'
import { industries } from './foundation/industries.ts'
import { members } from './identity/members/members.ts'
import { memberships } from './billing/memberships/memberships.ts'
import { plans } from './billing/memberships/plan-versions.ts'
import { mentions } from './social/mentions.ts'
import { needHelp } from './operations/need-help/need-help.ts'
import { ndas } from './trade/ndas/ndas.ts'
import { newsfeed } from './discovery/newsfeed.ts'
import { notifications } from './discovery/notifications/notifications.ts'
import { ownershipClaims } from './trust/ownership-claims/ownership-claims.ts'
import { people } from './identity/people/people.ts'
import { portalPages } from './publishing/portal-pages.ts'
import { posts } from './social/posts/posts.ts'
import { products } from './catalog/products/products.ts'
import { reactions } from './social/reactions.ts'
import { reference } from './foundation/reference.ts'
import { reports } from './trust/reports/reports.ts'
import { inquiries } from './trade/inquiries/inquiries.ts'
import { removals } from './trust/removals/removals.ts'
import { companyInvitations } from './trust/company-invitations.ts'
import { corrections } from './trust/corrections/corrections.ts'
import { agreements } from './trade/territories/agreements.ts'
import { territories } from './trade/territories/territories.ts'
import { rates } from './trade/rates/rates.ts'
import { reviews } from './trust/reviews/reviews.ts'
import { rfqs } from './trade/rfqs/rfqs.ts'
import { samples } from './trade/samples/samples.ts'
import { sanctions } from './trust/sanctions/sanctions.ts'
import { home } from './discovery/home.ts'
import { reach } from './discovery/reach.ts'
import { reading } from './discovery/reading.ts'
import { search } from './discovery/search.ts'
import { sitemaps } from './publishing/sitemaps.ts'
import { transparency } from './trust/transparency/transparency.ts'
import { translations } from './foundation/translations/translations.ts'
import { verification } from './trust/verification/verification.ts'
import { savedSearches } from './discovery/watches/saved-searches.ts'
import { watches } from './discovery/watches/watches.ts'
import { webhooks } from './integration/webhooks/webhooks.ts'
import { texts } from './publishing/texts.ts'

type NetworkEndpoint = Endpoint & { needs?: BusinessNeed; staff?: readonly StaffRole[] }

export const contract = {
  agreements,
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
  choices,
  comments,
  connections,
  companyInvitations,
  corrections,
  console,
  documents,
  documentRequests,
  duplicates,
  emails,
  favorites,
  files,
  follows,
  groups,
  home,
  industries,
  lists,
  members,
  memberships,
  mentions,
  ndas,
  needHelp,
  newsfeed,
  notifications,
  ownershipClaims,
  people,
  plans,
  portalPages,
  posts,
  products,
  rates,
  reach,
  reactions,
  reading,
  reference,
  removals,
  reports,
  reviews,
  inquiries,
  rfqs,
  samples,
  sanctions,
  savedSearches,
  search,
  searchEngine,
  sitemaps,
  territories,
  transparency,
  translations,
  verification,
  texts,
  watches,
  webhooks,
} satisfies Record<string, Record<string, NetworkEndpoint>>
export type Contract = typeof contract
