// Main API: capabilities and mounting. A new capability is one line here.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { authContract } from '#contract/identity/auth/auth.ts'
import { contract } from '#contract/contract.ts'
import { routesOf } from '#contract/foundation/endpoint.ts'
import { streams } from '#contract/foundation/events.ts'
import { openapiOf } from '#contract/openapi.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import { tokenIn } from '#kit/authorize-caller.ts'
import { clientFor } from '#kit/client.ts'
import { inProcess } from '#kit/in-process.ts'
import { networkOf } from '#kit/networks.ts'
import { serve, type CallNamed, type Handlers } from '#kit/serve.ts'
import { withinScope } from './identity/api-token-scope.ts'
import { handlers as announcements } from './publishing/announcements/announcements.ts'
import { handlers as audit } from './foundation/audit/audit.ts'
import { brokenChain } from './foundation/audit/lookup.ts'
import { actorByID, actorOf, authorsOf } from './identity/actors/lookup.ts'
import { handlers as boosts } from './billing/boosts/boosts.ts'
import { countWaitingSupport, findSupportRequests } from './billing/support/lookup.ts'
import { handlers as support } from './billing/support/support.ts'
import { handlers as businesses } from './identity/businesses/businesses.ts'
import { leaving } from './identity/businesses/leaving.ts'
import { businessCards } from './identity/businesses/lookup.ts'
import { handlers as catalogues } from './catalog/catalogues/catalogues.ts'
import { serveCatalogueLines } from './catalog/catalogues/lines.ts'
import type { ApiClient, ApiDependencies, Context } from './foundation/context.ts'
import { manyErrors } from './foundation/figures/lookup.ts'
import { handlersWith as files } from './identity/files/files.ts'
import { authorizeInput } from './authorize-input.ts'
import { hide } from './hide.ts'
import { identityBy, type Whoami } from './identity/viewer.ts'
import { handlersWith as blocks } from './identity/blocks/blocks.ts'
import { handlers as comments } from './social/comments/comments.ts'
import { handlers as connections } from './social/connections/connections.ts'
import { handlersWith as console } from './operations/console/console.ts'
import { countStrong } from './trust/duplicates/lookup.ts'
import { handlersWith as duplicates } from './trust/duplicates/duplicates.ts'
import { handlers as emails } from './identity/emails/emails.ts'
import { handlers as favorites } from './social/favorites/favorites.ts'
import { handlers as follows } from './social/follows/follows.ts'
import { handlersWith as groups } from './social/groups/groups.ts'
import { handlers as memberships } from './billing/memberships/memberships.ts'
import { findPayments, openFindings } from './billing/memberships/lookup.ts'
import { handlers as mentions } from './social/mentions/mentions.ts'
import { countWaitingEnquiries, findEnquiries } from './operations/need-help/lookup.ts'
import { handlers as needHelp } from './operations/need-help/need-help.ts'
import { handlers as newsfeed } from './discovery/newsfeed/newsfeed.ts'
import { handlers as notifications } from './discovery/notifications/notifications.ts'
import { handlers as categories } from './operations/lists/categories.ts'
import { handlers as lists } from './operations/lists/lists.ts'
import { handlers as categoryPages } from './publishing/category-pages/category-pages.ts'
import { handlers as plans } from './billing/plans/plans.ts'
import { handlers as portalPages } from './publishing/portal-pages/portal-pages.ts'
import { handlers as posts } from './social/posts/posts.ts'
import { removeTimelines } from './social/posts/lookup.ts'
import { handlers as reactions } from './social/reactions/reactions.ts'
import { countOpenReports, findReported } from './trust/reports/lookup.ts'
import { handlersWith as reports } from './trust/reports/reports.ts'
import { handlers as industries } from './foundation/industries/industries.ts'
import { handlersWith as members } from './identity/members/members.ts'
import { businessesOf } from './identity/members/lookup.ts'
import { endBetween, personalData } from './personal-data.ts'
import { changeProfilePhoto } from './identity/people/lookup.ts'
import { handlersWith as people } from './identity/people/people.ts'
import { handlers as products } from './catalog/products/products.ts'
import { countHeld } from './trade/inquiries/lookup.ts'
import { handlers as requests } from './trade/inquiries/inquiries.ts'
import { handlers as reference } from './foundation/reference/reference.ts'
import { idempotency } from './foundation/idempotency/lookup.ts'
import { handlers as rfqs } from './trade/rfqs/rfqs.ts'
import { countAppeals } from './trust/sanctions/lookup.ts'
import { handlersWith as sanctions } from './trust/sanctions/sanctions.ts'
import { handlers as search } from './discovery/search/search.ts'
import { countResults } from './discovery/search/totals.ts'
import { trySearch } from './discovery/search/trial.ts'
import { countWaitingClaims } from './trust/verification/lookup.ts'
import { handlers as sitemaps } from './publishing/sitemaps/sitemaps.ts'
import { handlers as transparency } from './trust/transparency/transparency.ts'
import { handlersWith as synonyms } from './discovery/synonyms/synonyms.ts'
import { portalAndLanguageOf } from './identity/portal-and-language.ts'
import { failedJobs, failingArchive, failingWebhooks, fullDisk, oldBackup } from './operations/system/lookup.ts'
import { handlers as system } from './operations/system/system.ts'
import { handlers as verification } from './trust/verification/verification.ts'
import { handlers as texts } from './publishing/texts/texts.ts'
import { handlers as webhooks } from './integration/webhooks/webhooks.ts'

/** Capabilities import downwards only; dependencies on capabilities above are injected here. */
export const handlers: Handlers<typeof contract, Context> = {
  announcements,
  audit,
  blocks: blocks({ actorOf, actorByID, authorsOf, endBetween }),
  boosts,
  support,
  businesses,
  catalogues,
  categories,
  categoryPages,
  comments,
  connections,
  console: console({
    queues: [
      {
        key: 'people/duplicates',
        roles: ['moderator', 'administrator'],
        targetHours: 168,
        count: ({ db }, hours) => countStrong(db, hours),
      },
      { key: 'reports', roles: ['moderator', 'administrator'], targetHours: 24, count: countOpenReports },
      { key: 'held', roles: ['moderator', 'administrator'], targetHours: 24, count: countHeld },
      { key: 'support', roles: ['support', 'administrator'], targetHours: 8, count: countWaitingSupport },
      { key: 'help', roles: ['support', 'administrator'], targetHours: 24, count: countWaitingEnquiries },
      {
        key: 'sanctions',
        roles: ['moderator', 'administrator'],
        targetHours: 72,
        count: ({ db }, hours) => countAppeals(db, hours),
      },
      { key: 'verification', roles: ['verifier', 'administrator'], targetHours: 72, count: countWaitingClaims },
    ],
    finders: [
      { kind: 'report', roles: ['moderator', 'administrator'], find: findReported },
      { kind: 'payment', roles: ['administrator'], find: findPayments },
      { kind: 'supportRequest', roles: ['support', 'administrator'], find: findSupportRequests },
      { kind: 'helpRequest', roles: ['support', 'administrator'], find: findEnquiries },
    ],
    alerts: [
      { key: 'errors', roles: ['administrator'], find: ({ db }) => manyErrors(db) },
      { key: 'audit', roles: ['moderator', 'administrator'], find: ({ db }) => brokenChain(db) },
      { key: 'disk', roles: ['administrator'], find: fullDisk },
      { key: 'backup', roles: ['administrator'], find: oldBackup },
      { key: 'archive', roles: ['administrator'], find: failingArchive },
      { key: 'findings', roles: ['administrator'], find: ({ db }) => openFindings(db) },
      { key: 'jobs', roles: ['administrator'], find: failedJobs },
      { key: 'webhooks', roles: ['administrator'], find: failingWebhooks },
    ],
    countResults,
  }),
  duplicates: duplicates({ kept: () => personalData }),
  emails,
  favorites,
  files: files({ changeProfilePhoto, businessesOf }),
  follows,
  groups: groups({ removeTimelines }),
  industries,
  lists,
  members: members({ businessCards }),
  memberships,
  mentions,
  needHelp,
  newsfeed,
  notifications,
  people: people({ businessesOf, leaving }),
  plans,
  portalPages,
  posts,
  products,
  reactions,
  reference,
  reports: reports(hide),
  requests,
  rfqs,
  sanctions: sanctions(hide),
  search,
  sitemaps,
  synonyms: synonyms({ trySearch }),
  system,
  transparency,
  verification,
  texts,
  webhooks,
}

/** Charges the token's rate limit. */
export type ChargeApiToken = (request: FastifyRequest, reply: FastifyReply, tokenID: string) => Promise<void>
type ServeOptions = {
  auth?: string
  chargeApiToken?: ChargeApiToken | undefined
}

/** Mounts every call, and their description at `/openapi.json`; `app` carries the prefix. */
export function serveApi(
  app: FastifyInstance,
  dependencies: ApiDependencies,
  whoami: Whoami,
  { auth = '/auth', chargeApiToken }: ServeOptions = {},
): void {
  const viewerOf = identityBy(whoami, dependencies)
  async function contextOf(request: FastifyRequest, reply: FastifyReply, call: CallNamed): Promise<Context> {
    const { headers, protocol, host } = request
    const bearer = await viewerOf(request)
    if (bearer?.apiToken) await chargeApiToken?.(request, reply, bearer.apiToken.id)
    const viewer = withinScope(bearer, call)
    const origin = `${protocol}://${host}`
    const network = networkOf(request.ip)
    const place = portalAndLanguageOf(request, dependencies.operator.portal)
    return { ...dependencies, ...place, viewer, token: tokenIn(headers), origin, network }
  }
  const policies = { authorizeInput, idempotency }
  serve(app, contract, handlers, contextOf, policies)
  serveCatalogueLines(app, async (request, reply, name) => {
    const call = { capability: 'catalogues', name, endpoint: contract.catalogues[name] }
    const context = await contextOf(request, reply, call)
    return clientFor(routes, inProcess(contract, handlers, context, policies)).catalogues
  })
  const beside = [{ contract: authContract, server: auth }]
  let description: string | undefined
  app.get('/openapi.json', (_request, reply) => {
    description ??= JSON.stringify(openapiOf({ contract, server: app.prefix || '/', streams }, beside))
    return reply.type('application/json; charset=utf-8').send(description)
  })
}

const routes = routesOf(contract)

/** In-process API as a stranger sees it. */
export function apiClient(dependencies: ApiDependencies, locale: Locale): ApiClient {
  const stranger = {
    locale,
    portal: dependencies.operator.portal,
    viewer: undefined,
    token: undefined,
    origin: '',
    network: '',
  }
  return clientFor(routes, inProcess(contract, handlers, { ...dependencies, ...stranger }, { authorizeInput }))
}
