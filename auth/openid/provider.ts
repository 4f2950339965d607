// OpenID Connect client: code flow with PKCE, state, nonce.
import type { Configuration } from 'openid-client'
import { deadlines } from '#kit/deadlines.ts'

export type OpenIDSettings = { issuer: string; clientID: string; clientSecret?: string | undefined; name: string }
/** `emailVerified` comes from the provider's own claim. */
export type Claims = {
  subject: string
  email: string | undefined
  emailVerified: boolean
  firstName: string
  lastName: string
  country: string | undefined
}
export type Visit = { state: string; verifier: string; nonce: string }

export class Provider {
  readonly #settings: OpenIDSettings
  #known: Promise<Configuration> | undefined

  constructor(settings: OpenIDSettings) {
    this.#settings = settings
  }

  async invite(state: string, redirect: string, locale: string): Promise<{ address: string; visit: Visit }> {
    const client = await import('openid-client')
    const config = await this.#find()
    const verifier = client.randomPKCECodeVerifier()
    const nonce = client.randomNonce()
    const address = client.buildAuthorizationUrl(config, {
      redirect_uri: redirect,
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ui_locales: locale,
    })
    return { address: address.href, visit: { state, verifier, nonce } }
  }

  /** Throws for invalid or declined responses. */
  async receive(address: URL, { state, verifier, nonce }: Visit): Promise<Claims> {
    const client = await import('openid-client')
    const config = await this.#find()
    const tokens = await client.authorizationCodeGrant(config, address, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    })
    const claims = tokens.claims()!
    if (claims.email !== undefined || !config.serverMetadata().userinfo_endpoint) return claimsOf(claims)
    // Strict providers omit profile and email in ID tokens.
    const more = await client.fetchUserInfo(config, tokens.access_token, claims.sub)
    return claimsOf({ ...more, sub: claims.sub })
  }

  // Failures are not cached.
  #find(): Promise<Configuration> {
    this.#known ??= this.#discover().catch((error: unknown) => {
      this.#known = undefined
      throw error
    })
    return this.#known
  }

  async #discover(): Promise<Configuration> {
    const { discovery, allowInsecureRequests } = await import('openid-client')
    const { issuer, clientID, clientSecret } = this.#settings
    const insecure = issuer.startsWith('http:') ? { execute: [allowInsecureRequests] } : {}
    return discovery(new URL(issuer), clientID, clientSecret, undefined, {
      timeout: deadlines.provider.answer / 1000,
      ...insecure,
    })
  }
}

function claimsOf(claims: Record<string, unknown> & { sub: string }): Claims {
  const text = (name: string) => (typeof claims[name] === 'string' ? (claims[name] as string).trim().slice(0, 60) : '')
  const [first = '', ...rest] = text('name').split(/\s+/)
  const region = /[-_]([A-Z]{2})$/.exec(text('locale'))?.[1]
  const address = claims.address as { country?: unknown } | undefined
  const country = /^[A-Z]{2}$/.exec(String(address?.country))?.[0]
  return {
    subject: claims.sub,
    email: typeof claims.email === 'string' ? claims.email : undefined,
    emailVerified: claims.email_verified === true,
    firstName: text('given_name') || first,
    lastName: text('family_name') || rest.join(' '),
    country: country ?? region,
  }
}
