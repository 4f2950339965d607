// Calls that read out a code.
import { deadlines } from '../deadlines.ts'

export type Call = { number: string; code: string; locale: string }
export type CallProvider = {
  isForDevelopment: boolean
  call: (call: Call) => Promise<void>
}

export function gatewayCalls(address: string, key: string | undefined): CallProvider {
  return {
    isForDevelopment: false,
    async call(call) {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
        body: JSON.stringify(call),
        signal: AbortSignal.timeout(deadlines.provider.answer),
        redirect: 'error',
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`The gateway of calls answers ${response.status}`)
    },
  }
}

export function loggedCalls(log: (line: string) => void): CallProvider {
  return {
    isForDevelopment: true,
    async call({ number, code }) {
      log(`Development only: nobody is called. Code for ${number}: ${code}`)
    },
  }
}
