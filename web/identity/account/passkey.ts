// Passkeys through the browser; the library loads on first use.
import type { AuthApi } from '#web/foundation/page.ts'

export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined'
}

/** Also when there is nothing to choose from. */
function isCancelled(error: unknown): boolean {
  const { name, cause } = error as { name: string; cause?: { name?: string } }
  return [name, cause?.name].some((one) => one === 'NotAllowedError' || one === 'AbortError')
}

export async function createPasskey(
  api: AuthApi,
  { name, password }: { name: string; password?: string | undefined },
): Promise<boolean> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const { options } = await api.passkeyOptions({ body: { password } })
  try {
    const response = await startRegistration({ optionsJSON: options as never })
    await api.addPasskey({ body: { name, response: { ...response } } })
    return true
  } catch (error) {
    if (isCancelled(error)) return false
    throw error
  }
}

export async function signInWithPasskey(api: AuthApi, continueTo: string | undefined): Promise<string | undefined> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { options } = await api.passkeyLoginOptions()
  try {
    const response = await startAuthentication({ optionsJSON: options as never })
    const { redirect } = await api.passkeyLogin({ body: { response: { ...response }, continue: continueTo } })
    return redirect
  } catch (error) {
    if (isCancelled(error)) return undefined
    throw error
  }
}
