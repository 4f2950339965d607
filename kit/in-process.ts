// In-process transport through HTTP's serializer.
import type { Contract, Endpoint } from '#contract/foundation/endpoint.ts'
import type { Caller } from './authorize-caller.ts'
import type { Envelope, Transport } from './client.ts'
import { Refusal } from './refusal.ts'
import { answer, type Handlers, type Policies } from './serve.ts'

type AnyHandler = (context: unknown, input: unknown) => unknown

export function inProcess<C extends Contract, Context extends Caller>(
  contract: C,
  handlers: Handlers<C, Context>,
  contextOf: (endpoint: Endpoint) => Context,
  policies: Policies<Context> = {},
): Transport {
  return async ({ capability, name, params, query, body, headers }) => {
    const endpoint = contract[capability]![name]!
    const handler = handlers[capability]![name] as AnyHandler
    try {
      const sent = { params, query, body }
      return JSON.parse(
        await answer(endpoint, handler, contextOf(endpoint), sent, policies, headers?.['idempotency-key']),
      ) as Envelope
    } catch (error) {
      if (error instanceof Refusal) return { success: false, error: error.toFailure() }
      throw error
    }
  }
}
