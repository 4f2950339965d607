// In-process OpenID provider; logs in automatically.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import OidcProvider from 'oidc-provider'

export type Person = {
  email?: string
  email_verified?: boolean
  given_name?: string
  family_name?: string
  locale?: string
}
export type TestProvider = {
  settings: { issuer: string; clientID: string; clientSecret: string; name: string }
  people: Record<string, Person>
  /** Undefined declines. */
  somebody: string | undefined
  admit: (origin: string) => void
  close: () => void
}

export async function startProvider(): Promise<TestProvider> {
  let answer: (request: IncomingMessage, response: ServerResponse) => void = () => {}
  const server = createServer((request, response) => answer(request, response))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const settings = { issuer, clientID: 'wbn', clientSecret: 'a secret of tests', name: 'Example ID' }
  const provider: TestProvider = {
    settings,
    people: {},
    somebody: undefined,
    admit(origin) {
      answer = answersOf(provider, `${origin}/auth/openid/callback`)
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
  return provider
}

function answersOf(provider: TestProvider, redirect: string) {
  const { issuer, clientID, clientSecret } = provider.settings
  const oidc = new OidcProvider(issuer, {
    clients: [{ client_id: clientID, client_secret: clientSecret, redirect_uris: [redirect] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'locale'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub, ...provider.people[sub] }) }),
    cookies: { keys: ['of tests'] },
    pkce: { required: () => true },
  })
  const serve = oidc.callback()
  return (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.startsWith('/interaction/')) void interact(oidc, provider.somebody, request, response)
    else void serve(request, response)
  }
}

async function interact(
  oidc: OidcProvider,
  somebody: string | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { prompt, params, session } = await oidc.interactionDetails(request, response)
  if (!somebody) return oidc.interactionFinished(request, response, { error: 'access_denied' })
  if (prompt.name === 'login') return oidc.interactionFinished(request, response, { login: { accountId: somebody } })
  const grant = new oidc.Grant({ accountId: session!.accountId, clientId: String(params.client_id) })
  grant.addOIDCScope(String(params.scope))
  return oidc.interactionFinished(request, response, { consent: { grantId: await grant.save() } })
}
