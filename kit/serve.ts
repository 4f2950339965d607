// Contract + handlers → Fastify routes: parse, call, serialise, and translate refusals. Knows no business word.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Asked, Capability, Contract, Endpoint, Given } from '#contract/endpoint.ts'
import { serialiserOf } from './envelope.ts'
import { Refusal } from './refusal.ts'
import { validate } from './validate.ts'

export type Handler<E extends Endpoint, Context> = (context: Context, asked: Asked<E>) => Given<E> | Promise<Given<E>>
export type CapabilityHandlers<C extends Capability, Context> = { [N in keyof C]: Handler<C[N], Context> }
export type Handlers<C extends Contract, Context> = { [K in keyof C]: CapabilityHandlers<C[K], Context> }

type AnyHandler = (context: unknown, asked: unknown) => unknown

/** The text of a frozen answer: it can't change, so it is made once. */
const texts = new WeakMap<Endpoint, WeakMap<object, string>>()

/** Calls a handler with parsed input and wraps what it gives into the envelope, as JSON text. */
export async function answer(
  endpoint: Endpoint,
  handler: AnyHandler,
  context: unknown,
  asked: unknown,
): Promise<string> {
  const given = await handler(context, asked)
  const fixed = typeof given === 'object' && given !== null && Object.isFrozen(given)
  return fixed ? textOf(endpoint, given) : serialise(endpoint, given)
}

function textOf(endpoint: Endpoint, given: object): string {
  const known = texts.get(endpoint) ?? new WeakMap<object, string>()
  let text = known.get(given)
  if (text === undefined) {
    known.set(given, (text = serialise(endpoint, given)))
    texts.set(endpoint, known)
  }
  return text
}

function serialise(endpoint: Endpoint, given: unknown): string {
  const envelope = endpoint.session ? (given as { data: unknown; session: unknown }) : { data: given }
  return serialiserOf(endpoint)({ success: true, ...envelope })
}

/** Registers every endpoint of the contract below the app's prefix. `contextOf` makes what a handler may touch. */
export function serve<C extends Contract, Context>(
  app: FastifyInstance,
  contract: C,
  handlers: Handlers<C, Context>,
  contextOf: (request: FastifyRequest) => Context | Promise<Context>,
): void {
  for (const [capabilityName, endpoints] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const handler = handlers[capabilityName]![name] as AnyHandler
      serialiserOf(endpoint)
      app.route({
        method: endpoint.method,
        url: endpoint.path,
        handler: async (request, reply) => {
          const asked = validate(endpoint, request)
          const body = await answer(endpoint, handler, await contextOf(request), asked)
          return reply.type('application/json; charset=utf-8').send(body)
        },
      })
    }
  }
}

/** One translation of everything that goes wrong: a refusal as it is, Fastify's own as ours, the rest a logged 500. */
export function refuse(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => {
    const refusal = new Refusal('NotFound', 'There is nothing at this address')
    return reply.code(refusal.status).send({ success: false, error: refusal.toFailure() })
  })
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error)
    if (!refusal) {
      request.log.error({ err: error }, 'defect')
      const failure = { name: 'InternalError', message: 'Something was wrong, try again please', requestID: request.id }
      return reply.code(500).send({ success: false, error: failure })
    }
    if (refusal.retryAfter) void reply.header('retry-after', Math.ceil(refusal.retryAfter))
    return reply.code(refusal.status).send({ success: false, error: refusal.toFailure() })
  })
}

/** Fastify's and the framework's own refusals, by status; undefined means a defect. */
function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  const { statusCode, message } = error as { statusCode?: number; message?: string }
  if (statusCode === 413) return new Refusal('PayloadTooLarge', 'The body is too large')
  if (statusCode === 415) return new Refusal('UnsupportedMediaType', 'Send application/json')
  if (statusCode === 503) return new Refusal('ServiceUnavailable', 'Too busy, try again', { retryAfter: 1 })
  if (statusCode && statusCode >= 400 && statusCode < 500) return new Refusal('ValidationError', message)
  return undefined
}
