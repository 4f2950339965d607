// List of all capabilities: calls, jobs, emails and console work derive from it.
import type { contract } from '#contract/contract.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { EmailTemplate } from '#kit/mail/template.ts'
import type { Handlers } from '#kit/serve.ts'
import type { DB } from './database/tables.ts'
import type { Capability, Contribution } from './foundation/capability.ts'
import type { Context, WorkerDependencies } from './foundation/context.ts'
import type { PersonalData, Wishes } from './foundation/personal-data.ts'
import { audit } from './foundation/audit/capability.ts'
import { figures } from './foundation/figures/capability.ts'
import { idempotency } from './foundation/idempotency/capability.ts'
import { industries } from './foundation/industries/capability.ts'
import { postingRate } from './foundation/posting-rate/capability.ts'
import { reference } from './foundation/reference/capability.ts'
import { translations } from './foundation/translations/capability.ts'
import { actorByID, actorOf, authorsOf } from './identity/actors/lookup.ts'
import { blocks } from './identity/blocks/capability.ts'
import { businesses } from './identity/businesses/capability.ts'
import { leaving } from './identity/businesses/leaving.ts'
import { businessCards } from './identity/businesses/lookup.ts'
import { emails } from './identity/emails/capability.ts'
import { files } from './identity/files/capability.ts'
import { members } from './identity/members/capability.ts'
import { businessesOf } from './identity/members/lookup.ts'
import { people } from './identity/people/capability.ts'
import { removePerson } from './identity/people/leaving.ts'
import { changeProfilePhoto } from './identity/people/lookup.ts'
import { duplicates } from './trust/duplicates/capability.ts'
import { companyInvitations } from './trust/company-invitations/capability.ts'
import { corrections } from './trust/corrections/capability.ts'
import { removals } from './trust/removals/capability.ts'
import { reports } from './trust/reports/capability.ts'
import { reviews } from './trust/reviews/capability.ts'
import { hideReview } from './trust/reviews/lookup.ts'
import { sanctions } from './trust/sanctions/capability.ts'
import type { Hide } from './trust/sanctions/lookup.ts'
import { transparency } from './trust/transparency/capability.ts'
import { ownershipClaims } from './trust/ownership-claims/capability.ts'
import { endClaimsOf } from './trust/ownership-claims/lookup.ts'
import { verification } from './trust/verification/capability.ts'
import { catalogues } from './catalog/catalogues/capability.ts'
import { documents } from './catalog/documents/capability.ts'
import { products } from './catalog/products/capability.ts'
import { hideProduct } from './catalog/products/lookup.ts'
import { comments } from './social/comments/capability.ts'
import { hideComment } from './social/comments/lookup.ts'
import { connections } from './social/connections/capability.ts'
import { endConnections } from './social/connections/lookup.ts'
import { favorites } from './social/favorites/capability.ts'
import { removeFavorites } from './social/favorites/lookup.ts'
import { follows } from './social/follows/capability.ts'
import { endFollows, removeFollows } from './social/follows/lookup.ts'
import { groups } from './social/groups/capability.ts'
import { hideGroup } from './social/groups/lookup.ts'
import { mentions } from './social/mentions/capability.ts'
import { posts } from './social/posts/capability.ts'
import { hidePost, removeTimelines } from './social/posts/lookup.ts'
import { reactions } from './social/reactions/capability.ts'
import { boosts } from './billing/boosts/capability.ts'
import { memberships } from './billing/memberships/capability.ts'
import { plans } from './billing/plans/capability.ts'
import { support } from './billing/support/capability.ts'
import { documentRequests } from './trade/document-requests/capability.ts'
import { inquiries } from './trade/inquiries/capability.ts'
import { countKept, endKeptFor } from './trade/inquiries/lookup.ts'
import { ndas } from './trade/ndas/capability.ts'
import { rates } from './trade/rates/capability.ts'
import { rfqs } from './trade/rfqs/capability.ts'
import { agreements, territories } from './trade/territories/capability.ts'
import { samples } from './trade/samples/capability.ts'
import { announcements } from './publishing/announcements/capability.ts'
import { categoryPages } from './publishing/category-pages/capability.ts'
import { portalPages } from './publishing/portal-pages/capability.ts'
import { sitemaps } from './publishing/sitemaps/capability.ts'
import { texts } from './publishing/texts/capability.ts'
import { choices } from './discovery/choices/capability.ts'
import { home } from './discovery/home/capability.ts'
import { newsfeed } from './discovery/newsfeed/capability.ts'
import { notifications } from './discovery/notifications/capability.ts'
import { reach } from './discovery/reach/capability.ts'
import { reading } from './discovery/reading/capability.ts'
import { search } from './discovery/search/capability.ts'
import { questionKeyOf } from './discovery/search/lookup.ts'
import { countResults } from './discovery/search/totals.ts'
import { trySearch } from './discovery/search/trial.ts'
import { synonyms } from './discovery/synonyms/capability.ts'
import { savedSearches, watches } from './discovery/watches/capability.ts'
import { console } from './operations/console/capability.ts'
import { mergeListing } from './operations/console/merging.ts'
import { categories, lists } from './operations/lists/capability.ts'
import { needHelp } from './operations/need-help/capability.ts'
import { searchEngine } from './operations/search-engine/capability.ts'
import { system } from './operations/system/capability.ts'
import { webhooks } from './integration/webhooks/capability.ts'

type Contract = typeof contract
type Calls = { [Name in keyof Contract]: Capability<Name> }

const hide: Hide = { post: hidePost, comment: hideComment, group: hideGroup, product: hideProduct, review: hideReview }

/**
 * Capabilities import only earlier ones. Removal and merging follow this order: businesses first, since a sole owner is
 * refused; posts before groups.
 */
const capabilities = {
  audit,
  figures,
  idempotency,
  industries,
  postingRate,
  reference,
  translations,

  businesses,
  members: members({ businessCards }),
  blocks: blocks({ actorOf, actorByID, authorsOf, endBetween: [endFollows, endConnections] }),
  emails,
  files: files({ changeProfilePhoto, businessesOf }),
  people: people({ businessesOf, leaving, personalData: () => personalData }),

  verification,
  ownershipClaims: ownershipClaims({ mergeListing, countKept }),
  reports: reports(hide),
  companyInvitations,
  corrections,
  removals: removals({ end: [endKeptFor, endClaimsOf], forget: [removeFollows, removeFavorites] }),
  reviews,
  sanctions: sanctions(hide),
  duplicates: duplicates({ personalData: () => personalData }),
  transparency,

  documents,
  products,
  catalogues,

  posts,
  groups: groups({ removeTimelines }),
  comments,
  mentions,
  reactions,
  follows,
  connections,
  favorites,

  plans,
  memberships,
  boosts,
  support,

  rates,
  rfqs,
  agreements,
  territories,
  inquiries,
  samples,
  documentRequests,
  ndas,

  texts,
  portalPages,
  categoryPages,
  sitemaps,
  announcements,

  choices: choices({ questionKeyOf }),
  reach,
  reading,
  search,
  home,
  synonyms: synonyms({ trySearch }),
  newsfeed,
  savedSearches,
  watches,
  notifications,

  console: console({ countResults, capabilities: () => all }),
  system,
  searchEngine,
  categories,
  lists,
  needHelp,

  webhooks,
} satisfies Calls & Record<string, Contribution>

const all: readonly Contribution[] = Object.values(capabilities)

export const handlers = handlersOf(capabilities)
export const personalData: readonly PersonalData[] = all.flatMap((one) => one.personalData ?? [])
export const emailTemplates: readonly EmailTemplate[] = all.flatMap((one) => one.emails ?? [])

export function takeJobs(jobs: Jobs<DB>, dependencies: WorkerDependencies): void {
  for (const one of all) one.jobs?.(jobs, dependencies)
}

export function leaveNetwork(
  dependencies: Pick<Context, 'db' | 'pool' | 'files'>,
  { userID }: { userID: string },
  wishes: Wishes,
): Promise<void> {
  return removePerson(dependencies, userID, wishes, personalData)
}

export function networkFor(dependencies: Pick<Context, 'db' | 'pool' | 'files'>) {
  type Person = { userID: string }
  return {
    leave: (person: Person, wishes: Wishes): Promise<void> => leaveNetwork(dependencies, person, wishes),
    belongs: async ({ userID }: Person, businessID: string): Promise<boolean> =>
      (await businessesOf(dependencies, userID)).some((one) => one.businessID === businessID),
  }
}

function handlersOf(calls: Calls): Handlers<Contract, Context> {
  const named = Object.entries<Partial<Capability<keyof Contract>>>(calls).map(([name, { handlers }]) => [
    name,
    handlers,
  ])
  return Object.fromEntries(named) as Handlers<Contract, Context>
}
