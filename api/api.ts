// The main API: the list of its capabilities, and how it is mounted. Adding a capability is one line here.
import type { FastifyInstance } from 'fastify'
import { contract } from '#contract/contract.ts'
import { routesOf } from '#contract/endpoint.ts'
import { openapiOf } from '#contract/openapi.ts'
import { isLocale, type Locale } from '#contract/locales.ts'
import { clientFor, type Client } from '#kit/client.ts'
import { inProcess } from '#kit/in-process.ts'
import { serve, type Handlers } from '#kit/serve.ts'
import { handlers as businesses } from './businesses/businesses.ts'
import type { Context } from './context.ts'
import { handlers as industries } from './industries/industries.ts'
import { handlers as products } from './products/products.ts'
import { handlers as reference } from './reference/reference.ts'
import { handlers as search } from './search/search.ts'

export const handlers: Handlers<typeof contract, Context> = { businesses, industries, products, reference, search }

export type ApiClient = Client<typeof contract>
/** What the assembly provides to every call. */
export type Ground = Omit<Context, 'locale' | 'viewer'>

/** The language a reader prefers among ours; English where none is named. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  for (const part of acceptLanguage?.split(',') ?? []) {
    const language = part.trim().slice(0, 2).toLowerCase()
    if (isLocale(language)) return language
  }
  return 'en'
}

/** Mounts every call of the contract on `app` (which carries the prefix), and their description at `/openapi.json`. */
export function serveApi(app: FastifyInstance, ground: Ground): void {
  serve(app, contract, handlers, (request) => ({
    ...ground,
    locale: localeOf(request.headers['accept-language']),
    viewer: undefined,
  }))
  const description = JSON.stringify(openapiOf(contract, app.prefix || '/'))
  app.get('/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(description))
}

const routes = routesOf(contract)

/** The API as a stranger reads it, without HTTP: same rules, same answers. */
export function apiClient(ground: Ground, locale: Locale): ApiClient {
  return clientFor(routes, inProcess(contract, handlers, { ...ground, locale, viewer: undefined }))
}
