// Passkeys through the browser. The library that speaks with it is fetched when somebody presses the button.
import type { AuthApi } from '../page.ts'

/** Can this browser? False on the server. */
export function passkeysWork(): boolean {
  return typeof PublicKeyCredential !== 'undefined'
}

/** Did the reader close the browser's window, or was there nothing to choose? Then there is nothing to report. */
function isGivenUp(error: unknown): boolean {
  const { name, cause } = error as { name: string; cause?: { name?: string } }
  return [name, cause?.name].some((one) => one === 'NotAllowedError' || one === 'AbortError')
}

/** Makes a passkey on this device and gives it to the account under a name. False when the reader gave up. */
export async function makePasskey(api: AuthApi, name: string, password: string | undefined): Promise<boolean> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const { options } = await api.passkeyOptions({ body: { ...(password && { password }) } })
  try {
    const response = await startRegistration({ optionsJSON: options as never })
    await api.addPasskey({ body: { name, response: { ...response } } })
    return true
  } catch (error) {
    if (isGivenUp(error)) return false
    throw error
  }
}

/** Signs in with a passkey; answers where to go. Undefined when the reader gave up. */
export async function signInWithPasskey(api: AuthApi, continueTo: string | undefined): Promise<string | undefined> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { options } = await api.passkeyLoginOptions()
  try {
    const response = await startAuthentication({ optionsJSON: options as never })
    const { redirect } = await api.passkeyLogin({
      body: { response: { ...response }, ...(continueTo && { continue: continueTo }) },
    })
    return redirect
  } catch (error) {
    if (isGivenUp(error)) return undefined
    throw error
  }
}
