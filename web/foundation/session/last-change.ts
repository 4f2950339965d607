// Time of the last write.
import type { Transport } from '#kit/client.ts'

const reads = new Set(['choices', 'search']) // without GET
const freshFor = 10_000 // ms
let savedAt = -Infinity
let changedAt = -Infinity

export function watchChanges(transport: Transport): Transport {
  return async (call) => {
    const isChange = call.method !== 'GET' && !reads.has(call.capability)
    if (!isChange) return transport(call)
    changedAt = Infinity
    const answer = await transport(call).finally(() => (changedAt = Date.now()))
    if (answer.success) savedAt = Date.now()
    return answer
  }
}

/** A write sent or answered since, successful or not. */
export const changedSince = (time: number) => changedAt >= time

export const wasJustSaved = () => Date.now() - savedAt < freshFor
