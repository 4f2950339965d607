// A deadline for calls.
import type { Transport } from './client.ts'

export function inTime(transport: Transport, milliseconds: number): Transport {
  return async (call) => {
    const late = AbortSignal.timeout(milliseconds)
    try {
      return await transport({ ...call, signal: call.signal ? AbortSignal.any([call.signal, late]) : late })
    } catch (error) {
      if (!late.aborted) throw error
      const failure = { name: 'ServiceUnavailable', message: 'Another part of this site does not answer' } as const
      return { success: false, error: failure, retryAfter: 1 }
    }
  }
}
