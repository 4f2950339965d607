// Calls that read a code to a phone number. Providers: an operator's gateway, or the log in development.
import { deadlines } from '../deadlines.ts'

export type Call = { number: string; code: string; locale: string }
export type CallProvider = {
  /** Not a real call: says so where it is offered. */
  isForDevelopment: boolean
  call: (call: Call) => Promise<void>
}

/** Posts `{number, code, locale}`; a 2xx means that the call is on its way. */
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

/** No call: the code stands in the log. Refused on a public site. */
export function loggedCalls(log: (line: string) => void): CallProvider {
  return {
    isForDevelopment: true,
    async call({ number, code }) {
      log(`Development only: nobody is called. Code for ${number}: ${code}`)
    },
  }
}
