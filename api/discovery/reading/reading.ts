// Rules of reading in translation.
import type { reading as contract } from '#contract/discovery/reading.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import type { Context } from '#api/foundation/context.ts'

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  translate: async () => ({ data: [], refusal: { reason: 'unavailable' } }),
  preference: async () => ({ translate: 'always', languages: [] }),
  setPreference: async (_context, { body }) => body,
  thread: async () => ({ always: false, readers: [] }),
  setThread: async (_context, { body: { always } }) => ({ always, readers: [] }),
}
