// A transport that calls handlers within the process. The answer goes through the same serialiser as over HTTP, so it is the same data.
import type { Contract } from '#contract/endpoint.ts'
import type { Envelope, Transport } from './client.ts'
import { Refusal } from './refusal.ts'
import { answer, type Handlers } from './serve.ts'
import { validate } from './validate.ts'

type AnyHandler = (context: unknown, asked: unknown) => unknown

export function inProcess<C extends Contract, Context>(
  contract: C,
  handlers: Handlers<C, Context>,
  context: Context,
): Transport {
  return async ({ capability, name, params, query, body }) => {
    const endpoint = contract[capability]![name]!
    const handler = handlers[capability]![name] as AnyHandler
    try {
      const asked = validate(endpoint, { params, query, body })
      return JSON.parse(await answer(endpoint, handler, context, asked)) as Envelope
    } catch (error) {
      if (error instanceof Refusal) return { success: false, error: error.toFailure() }
      throw error
    }
  }
}
