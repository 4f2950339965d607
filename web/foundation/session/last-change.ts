// Whether the last write was answered, for error pages.
import type { Transport } from '#kit/client.ts'

const freshFor = 10_000 // ms
let savedAt = -Infinity

export function watchChanges(transport: Transport): Transport {
  return async (call) => {
    const answer = await transport(call)
    const isChange = call.method !== 'GET' && call.capability !== 'choices'
    if (isChange && answer.success) savedAt = Date.now()
    return answer
  }
}

export const wasJustSaved = () => Date.now() - savedAt < freshFor
