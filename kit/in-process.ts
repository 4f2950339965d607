// A transport that calls handlers within the process. The answer goes through the same serialiser as over HTTP, so it is the same data.
import type { Contract } from '#contract/endpoint.ts'
import type { Caller } from './admit.ts'
import type { Envelope, Transport } from './client.ts'
import { Refusal } from './refusal.ts'
import { answer, type Guard, type Handlers } from './serve.ts'

type AnyHandler = (context: unknown, asked: unknown) => unknown

export function inProcess<C extends Contract, Context extends Caller>(
  contract: C,
  handlers: Handlers<C, Context>,
  context: Context,
  guard?: Guard<Context>,
): Transport {
  return async ({ capability, name, params, query, body }) => {
    const endpoint = contract[capability]![name]!
    const handler = handlers[capability]![name] as AnyHandler
    try {
      return JSON.parse(await answer(endpoint, handler, context, { params, query, body }, guard)) as Envelope
    } catch (error) {
      if (error instanceof Refusal) return { success: false, error: error.toFailure() }
      throw error
    }
  }
}
