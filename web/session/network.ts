// Calls in a bad network: what waits for it, what is tried again, and when.
import type { Call, Envelope, Transport } from '#kit/client.ts'

/** Resolves when the browser says that the network is back, at the latest after `most` ms. */
export function networkBack(most: number): Promise<void> {
  return new Promise((resolve) => {
    function done() {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, most)
    addEventListener('online', done)
  })
}

/** What writes is not sent while there is no network: it waits, with all that was typed. */
export async function whenOnline({ method, signal }: Call): Promise<void> {
  while (method !== 'GET' && !navigator.onLine && !signal?.aborted) await networkBack(60_000)
}

/** Sends a call with a token. A lost PUT or DELETE is sent again once: twice means the same as once. A lost POST may have arrived. */
export async function carry(plain: Transport, call: Call, token: string): Promise<Envelope> {
  const sent = { ...call, headers: { ...call.headers, 'x-auth-token': token } }
  try {
    return await plain(sent)
  } catch (error) {
    if (call.signal?.aborted || (call.method !== 'PUT' && call.method !== 'DELETE')) throw error
    await networkBack(2000)
    await whenOnline(call)
    return plain(sent)
  }
}
