// Waiting and retrying in a bad network.
import type { Call, Envelope, Transport } from '#kit/client.ts'

/** `timeout` in ms. */
export function networkBack(timeout: number): Promise<void> {
  return new Promise((resolve) => {
    function done() {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, timeout)
    addEventListener('online', done)
  })
}

/** Delays writes while offline, so that no input is lost. */
export async function whenOnline({ method, signal }: Call): Promise<void> {
  while (method !== 'GET' && !navigator.onLine && !signal?.aborted) await networkBack(60_000)
}

/** Retries the idempotent PUT and DELETE once. */
export async function sendWithToken(plain: Transport, call: Call, token: string): Promise<Envelope> {
  const authorized = { ...call, headers: { ...call.headers, 'x-auth-token': token } }
  try {
    return await plain(authorized)
  } catch (error) {
    if (call.signal?.aborted || (call.method !== 'PUT' && call.method !== 'DELETE')) throw error
    await networkBack(2000)
    await whenOnline(call)
    return plain(authorized)
  }
}
