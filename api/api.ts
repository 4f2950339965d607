// The main API: the list of its capabilities, and how it is mounted. Adding a capability is one line here.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { authContract } from '#contract/auth/auth.ts'
import { contract } from '#contract/contract.ts'
import { routesOf } from '#contract/endpoint.ts'
import { streams } from '#contract/events.ts'
import { openapiOf } from '#contract/openapi.ts'
import type { Locale } from '#contract/locales.ts'
import { tokenIn } from '#kit/authorize-caller.ts'
import { clientFor, type Client } from '#kit/client.ts'
import { inProcess } from '#kit/in-process.ts'
import { networkOf } from '#kit/networks.ts'
import { serve, type CallNamed, type Handlers } from '#kit/serve.ts'
import { withinScope } from './api-token-scope.ts'
import { handlers as announcements } from './announcements/announcements.ts'
import { handlers as audit } from './audit/audit.ts'
import { brokenChain } from './audit/lookup.ts'
import { actorByID, actorOf, authorsOf } from './actors/lookup.ts'
import { handlers as boosts } from './boosts/boosts.ts'
import { countWaitingSupport, findSupportRequests } from './support/lookup.ts'
import { handlers as support } from './support/support.ts'
import { handlers as businesses } from './businesses/businesses.ts'
import { leaving } from './businesses/leaving.ts'
import { businessCards } from './businesses/lookup.ts'
import { handlers as catalogues } from './catalogues/catalogues.ts'
import { serveCatalogueLines } from './catalogues/lines.ts'
import type { Context } from './context.ts'
import { manyErrors } from './figures/lookup.ts'
import { handlersWith as files } from './files/files.ts'
import { authorizeInput } from './authorize-input.ts'
import { identityBy, type Whoami } from './identity.ts'
import { handlersWith as blocks } from './blocks/blocks.ts'
import { handlers as comments } from './comments/comments.ts'
import { handlers as connections } from './connections/connections.ts'
import { handlersWith as console } from './console/console.ts'
import { countStrong } from './duplicates/lookup.ts'
import { handlersWith as duplicates } from './duplicates/duplicates.ts'
import { handlers as emails } from './emails/emails.ts'
import { handlers as favorites } from './favorites/favorites.ts'
import { handlers as follows } from './follows/follows.ts'
import { handlersWith as groups } from './groups/groups.ts'
import { handlers as memberships } from './memberships/memberships.ts'
import { findPayments, openFindings } from './memberships/lookup.ts'
import { handlers as mentions } from './mentions/mentions.ts'
import { countWaitingEnquiries, findEnquiries } from './need-help/lookup.ts'
import { handlers as needHelp } from './need-help/need-help.ts'
import { handlers as newsfeed } from './newsfeed/newsfeed.ts'
import { handlers as notifications } from './notifications/notifications.ts'
import { handlers as categories } from './lists/categories.ts'
import { handlers as lists } from './lists/lists.ts'
import { handlers as categoryPages } from './category-pages/category-pages.ts'
import { handlers as plans } from './plans/plans.ts'
import { handlers as portalPages } from './portal-pages/portal-pages.ts'
import { handlers as posts } from './posts/posts.ts'
import { removeTimelines } from './posts/lookup.ts'
import { handlers as reactions } from './reactions/reactions.ts'
import { countOpenReports, findReported } from './reports/lookup.ts'
import { handlers as reports } from './reports/reports.ts'
import { handlers as industries } from './industries/industries.ts'
import { handlersWith as members } from './members/members.ts'
import { businessesOf } from './members/lookup.ts'
import { endBetween, personalData } from './personal-data.ts'
import { changeProfilePhoto } from './people/lookup.ts'
import { handlersWith as people } from './people/people.ts'
import { handlers as products } from './products/products.ts'
import { countHeld } from './requests/lookup.ts'
import { handlers as requests } from './requests/requests.ts'
import { handlers as reference } from './reference/reference.ts'
import { idempotency } from './idempotency/lookup.ts'
import { handlers as rfqs } from './rfqs/rfqs.ts'
import { countAppeals } from './sanctions/lookup.ts'
import { handlers as sanctions } from './sanctions/sanctions.ts'
import { handlers as search } from './search/search.ts'
import { countResults } from './search/totals.ts'
import { trySearch } from './search/trial.ts'
import { countWaitingClaims } from './verification/lookup.ts'
import { handlers as sitemaps } from './sitemaps/sitemaps.ts'
import { handlers as transparency } from './transparency/transparency.ts'
import { handlersWith as synonyms } from './synonyms/synonyms.ts'
import { standingOf } from './standing.ts'
import { failedJobs, failingArchive, failingWebhooks, fullDisk, oldBackup } from './system/lookup.ts'
import { handlers as system } from './system/system.ts'
import { handlers as verification } from './verification/verification.ts'
import { handlers as texts } from './texts/texts.ts'
import { handlers as webhooks } from './webhooks/webhooks.ts'

/** Capabilities import downwards only; where one needs a capability above it, that is handed in here. */
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
  reports,
  requests,
  rfqs,
  sanctions,
  search,
  sitemaps,
  synonyms: synonyms({ trySearch }),
  system,
  transparency,
  verification,
  texts,
  webhooks,
}

export type ApiClient = Client<typeof contract>
/** Provided to every call by the assembly. */
export type ApiDependencies = Omit<Context, 'locale' | 'portal' | 'viewer' | 'token' | 'origin' | 'network'>

/** Takes from the bucket of an API token, and tells what is left in it. */
export type ChargeApiToken = (request: FastifyRequest, reply: FastifyReply, tokenID: string) => Promise<void>
type ServeOptions = {
  /** Address of the auth service's calls. */
  auth?: string
  chargeApiToken?: ChargeApiToken | undefined
}

/**
 * Mounts every call of the contract on `app` (which carries the prefix), and their description at `/openapi.json`, with the auth service's
 * calls.
 */
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
    const standing = standingOf(request, dependencies.operator.portal)
    return { ...dependencies, ...standing, viewer, token: tokenIn(headers), origin, network }
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

/** The API as a stranger reads it, without HTTP: same rules, same answers. */
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
