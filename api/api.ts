// API: mounting and in-process client.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { authContract } from '#contract/identity/auth/auth.ts'
import { contract } from '#contract/contract.ts'
import { type Endpoint, routesOf } from '#contract/foundation/endpoint.ts'
import { streams } from '#contract/foundation/events.ts'
import examples from '#contract/examples.json' with { type: 'json' }
import { openapiOf } from '#contract/openapi.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import { tokenIn } from '#kit/authorize-caller.ts'
import { clientFor } from '#kit/client.ts'
import { inProcess } from '#kit/in-process.ts'
import { networkOf } from '#kit/networks.ts'
import { serve, type NamedCall } from '#kit/serve.ts'
import { authorizeInput } from './authorize-input.ts'
import { handlers } from './capabilities.ts'
import { serveCatalogueLines } from './catalog/catalogues/lines.ts'
import type { ApiClient, ApiDependencies, Context } from './foundation/context.ts'
import { idempotency } from './foundation/idempotency/lookup.ts'
import { readsOf, readsOfStranger, searchOf } from './foundation/reads.ts'
import { withinScope } from './identity/api-token-scope.ts'
import { portalAndLanguageOf } from './identity/portal-and-language.ts'
import { identityBy, type Whoami } from './identity/viewer.ts'

export type ChargeApiToken = (
  request: FastifyRequest,
  reply: FastifyReply,
  tokenID: string,
  calls?: number,
) => Promise<void>
export type ChargeCalls = (request: FastifyRequest, calls: number) => Promise<void>
type ServeOptions = {
  auth?: string
  chargeApiToken?: ChargeApiToken | undefined
  chargeCalls?: ChargeCalls | undefined
}

/** The description is at `/openapi.json`; `app` carries the prefix. */
export function serveApi(
  app: FastifyInstance,
  dependencies: ApiDependencies,
  whoami: Whoami,
  { auth = '/auth', chargeApiToken, chargeCalls }: ServeOptions = {},
): void {
  const viewerOf = identityBy(whoami, dependencies)
  async function contextOf(request: FastifyRequest, reply: FastifyReply, call: NamedCall): Promise<Context> {
    const { headers, protocol, host } = request
    const bearer = await viewerOf(request)
    const calls = callsIn(request)
    if (calls > 1) await chargeCalls?.(request, calls - 1)
    if (bearer?.apiToken) await chargeApiToken?.(request, reply, bearer.apiToken.id, calls)
    const viewer = withinScope(bearer, call)
    const origin = `${protocol}://${host}`
    const network = networkOf(request.ip)
    const place = portalAndLanguageOf(request, dependencies.operator.portal)
    const reads = readsOf(dependencies, request, call.endpoint)
    const search = searchOf(dependencies, request, viewer)
    const agent = headers['user-agent'] ?? ''
    const prefetched = /prefetch/.test(String(headers['sec-purpose'] ?? headers['purpose'] ?? ''))
    const caller = { viewer, token: tokenIn(headers), origin, network, agent, prefetched }
    return { ...dependencies, ...reads, ...place, search, ...caller }
  }
  const policies = { authorizeInput, idempotency }
  serve(app, contract, handlers, contextOf, policies)
  serveCatalogueLines(app, async (request, reply, name) => {
    const call = { capability: 'catalogues', name, endpoint: contract.catalogues[name] }
    const context = await contextOf(request, reply, call)
    return clientFor(
      routes,
      inProcess(contract, handlers, () => context, policies),
    ).catalogues
  })
  const beside = [{ contract: authContract, server: auth }]
  let description: string | undefined
  app.get('/openapi.json', (_request, reply) => {
    description ??= JSON.stringify(openapiOf({ contract, server: app.prefix || '/', streams, examples }, beside))
    return reply.type('application/json; charset=utf-8').send(description)
  })
}

const rowsOfCall = 100

function callsIn({ body }: FastifyRequest): number {
  const rows = typeof body === 'string' ? body.split('\n').length : (body as { rows?: unknown } | undefined)?.rows
  const count = Array.isArray(rows) ? rows.length : Number(rows ?? 0)
  return Math.max(1, Math.ceil(count / rowsOfCall) || 1)
}

const routes = routesOf(contract)

export function apiClient(dependencies: ApiDependencies, locale: Locale): ApiClient {
  const stranger = {
    locale,
    portal: dependencies.operator.portal,
    viewer: undefined,
    token: undefined,
    origin: '',
    network: '',
    agent: '',
    prefetched: false,
  }
  const contextOf = (endpoint: Endpoint) => ({
    ...dependencies,
    ...stranger,
    ...readsOfStranger(dependencies, endpoint),
  })
  return clientFor(routes, inProcess(contract, handlers, contextOf, { authorizeInput }))
}
