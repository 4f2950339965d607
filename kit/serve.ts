// Fastify routes of a contract.
import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  preHandlerAsyncHookHandler,
} from 'fastify'
import {
  type HandlerInput,
  type Capability,
  type Contract,
  type Endpoint,
  type HandlerResult,
  takesKey,
} from '#contract/foundation/endpoint.ts'
import { serialiserOf } from './envelope.ts'
import { authorizeCaller, type Caller } from './authorize-caller.ts'
import { isDiskFull } from './disk-space.ts'
import { isAway } from './postgres/trouble.ts'
import { Refusal } from './refusal.ts'
import { throttledWarning } from './throttled-warning.ts'
import { validate, type ParsedInput, type RawInput } from './validate.ts'

type HandlerContext<E extends Endpoint, Context> = E extends { signedIn: true | 'verified' }
  ? Context extends { viewer: infer V }
    ? Omit<Context, 'viewer'> & { viewer: NonNullable<V> }
    : Context
  : Context
export type Handler<E extends Endpoint, Context> = (
  context: HandlerContext<E, Context>,
  input: HandlerInput<E>,
) => HandlerResult<E> | Promise<HandlerResult<E>>
export type CapabilityHandlers<C extends Capability, Context> = { [N in keyof C]: Handler<C[N], Context> }
export type Handlers<C extends Contract, Context> = { [K in keyof C]: CapabilityHandlers<C[K], Context> }

type AnyHandler = (context: unknown, input: unknown) => unknown

type AuthorizeInput<Context> = (endpoint: Endpoint, context: Context, input: ParsedInput) => void | Promise<void>

export type Idempotency<Context> = (
  context: Context,
  request: { key: string; endpoint: Endpoint; input: ParsedInput },
  work: (context: Context) => Promise<string>,
) => Promise<string>

export type Policies<Context> = {
  authorizeInput?: AuthorizeInput<Context> | undefined
  idempotency?: Idempotency<Context> | undefined
  config?: FastifyContextConfig
}

/** The caller comes before parsing: strangers see no validation errors. */
export async function answer<Context extends Caller>(
  endpoint: Endpoint,
  handler: AnyHandler,
  context: Context,
  sent: RawInput,
  { authorizeInput, idempotency }: Policies<Context> = {},
  header?: string,
): Promise<string> {
  authorizeCaller(endpoint, context)
  const input = validate(endpoint, sent)
  async function run(given: Context): Promise<string> {
    if (endpoint.needs) await authorizeInput?.(endpoint, given, input)
    return serialise(endpoint, await handler(given, input))
  }
  const key = keyIn(endpoint, input) ?? header
  // A repeated removal is answered although the resource is gone.
  if (key && idempotency && takesKey(endpoint)) return idempotency(context, { key, endpoint, input }, run)
  return run(context)
}

function keyIn({ keyField }: Endpoint, { body }: ParsedInput): string | undefined {
  const key = keyField && body?.[keyField]
  return typeof key === 'string' ? key : undefined
}

function serialise(endpoint: Endpoint, given: unknown): string {
  const envelope = endpoint.session ? (given as { data: unknown; session: unknown }) : { data: given }
  return serialiserOf(endpoint)({ success: true, ...envelope })
}

export type NamedCall = { capability: string; name: string; endpoint: Endpoint }

export function serve<C extends Contract, Context extends Caller>(
  app: FastifyInstance,
  contract: C,
  handlers: Handlers<C, Context>,
  contextOf: (request: FastifyRequest, reply: FastifyReply, call: NamedCall) => Context | Promise<Context>,
  policies: Policies<Context> = {},
): void {
  for (const [capabilityName, endpoints] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const handler = handlers[capabilityName]![name] as AnyHandler
      const call = { capability: capabilityName, name, endpoint }
      app.route({
        method: endpoint.method,
        url: endpoint.path,
        ...(policies.config && { config: policies.config }),
        handler: async (request, reply) => {
          // The answer depends on the token, which caches ignore.
          void reply.header('cache-control', 'no-store')
          void reply.type('application/json; charset=utf-8')
          const context = await contextOf(request, reply, call)
          const header = request.headers['idempotency-key']
          const key = typeof header === 'string' ? header : undefined
          return answer(endpoint, handler, context, sentIn(endpoint, request), policies, key)
        },
      })
    }
  }
}

function sentIn(endpoint: Endpoint, { params, query, body }: FastifyRequest): RawInput {
  const inQuery = endpoint.method === 'DELETE' && endpoint.body && !body
  return { params, query, body: inQuery ? query : body }
}

type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  about: { status: number; retryAfter?: number | undefined },
) => boolean

/** Unknown errors become a logged 500. */
export function refuse(
  app: FastifyInstance,
  { notFound, sendPage = () => false }: { notFound?: preHandlerAsyncHookHandler | undefined; sendPage?: SendPage } = {},
): void {
  app.setNotFoundHandler(notFound ? { preHandler: notFound } : {}, (_request, reply) => {
    const refusal = new Refusal('NotFound', 'There is nothing at this address')
    return reply.code(refusal.status).send({ success: false, error: refusal.toFailure() })
  })
  takeEmptyJson(app)
  const warn = throttledWarning(app.log)
  const warnFull = throttledWarning(app.log)
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error)
    if (isDiskFull(error)) warnFull({ err: error }, 'The disk is full: nothing can be stored')
    if (isAway(error)) warn({ err: error }, 'The database is away, or all its connections are taken')
    if (!refusal) {
      request.log.error({ err: error }, 'defect')
      if (sendPage(request, reply, { status: 500 })) return reply
      const failure = { name: 'InternalError', message: 'Something was wrong, try again please', requestID: request.id }
      return reply.code(500).send({ success: false, error: failure })
    }
    return sendRefusal(request, reply, refusal, sendPage)
  })
}

export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
  sendPage: SendPage,
): FastifyReply {
  if (refusal.retryAfter) void reply.header('retry-after', Math.ceil(refusal.retryAfter))
  if (sendPage(request, reply, refusal)) return reply
  return reply.code(refusal.status).send({ success: false, error: refusal.toFailure() })
}

/** Generated clients send the type without a body. */
function takeEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.replace(/^\uFEFF/, '')
    if (text.trim() === '') done(null)
    else void parse(request, text, done)
  })
}

function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  const { statusCode, message } = error as { statusCode?: number; message?: string }
  if (statusCode === 413) return new Refusal('PayloadTooLarge', 'The body is too large')
  if (statusCode === 415) return new Refusal('UnsupportedMediaType', 'Send application/json')
  if (isDiskFull(error)) return new Refusal('ServiceUnavailable', 'There is no room to store this', { retryAfter: 60 })
  if (statusCode === 503 || isAway(error))
    return new Refusal('ServiceUnavailable', 'Too busy, try again', { retryAfter: 1 })
  if (statusCode && statusCode >= 400 && statusCode < 500) return new Refusal('ValidationError', message)
  return undefined
}
