// OpenID sign-in routes.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLocale, localeOf, type Locale } from '#contract/foundation/locales.ts'
import type { factors } from '#contract/identity/auth/factors.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { findAccount } from '../accounts/queries.ts'
import { record } from '../audit.ts'
import { callerOf } from '../caller.ts'
import type { Context, AuthDependencies } from '../context.ts'
import { later } from '../later.ts'
import { reauthenticate } from '../factors/reauthentication.ts'
import { listPasskeys } from '../factors/queries.ts'
import { hashOf, newSecret } from '../secrets.ts'
import { signIn } from '../sessions/sign-in.ts'
import { accountOf, type Obstacle } from './arrival.ts'
import { Provider, type OpenIDSettings } from './provider.ts'
import { addVisit, removeIdentity, takeVisit } from './queries.ts'

type Reason = Obstacle | 'declined' | 'failed'
type Query = { continue?: string; lang?: string }

const visitSeconds = 600
const cookieName = 'wbn_visit'

/** The provider must know `<auth origin>/auth/openid/callback`. */
export function serveOpenID(app: FastifyInstance, dependencies: AuthDependencies, settings: OpenIDSettings): void {
  const provider = new Provider(settings)

  app.get<{ Querystring: Query }>('/openid/start', async (request, reply) => {
    const context = contextOf(dependencies, request, reply)
    const { origins, locale } = context.caller
    const continueTo = typeof request.query.continue === 'string' ? request.query.continue : undefined
    // Visits begin on the callback's host, or the cookie is missing.
    if (request.host !== new URL(origins.mailOrigin).host) {
      const { origin, to } = origins.destination(continueTo)
      const query = new URLSearchParams({ lang: locale, continue: URL.parse(to, origin)?.href ?? origin })
      return reply.redirect(`${origins.mailOrigin}/auth/openid/start?${query}`, 303)
    }
    const secret = newSecret()
    try {
      const { address, visit } = await provider.invite(stateOf(secret), callbackOf(context), locale)
      const { verifier, nonce } = visit
      const expiresAt = later(dependencies.now(), visitSeconds)
      const kept = { hash: hashOf(secret), verifier, nonce, continueTo: continueTo ?? null, locale, expiresAt }
      await addVisit(dependencies.db, kept).execute()
      setCookie(reply, secret, origins.secure)
      return reply.redirect(address, 303)
    } catch (error) {
      request.log.warn({ err: error }, 'OpenID provider does not answer')
      return goBack(reply, 'failed', locale, continueTo)
    }
  })

  app.get('/openid/callback', async (request, reply) => {
    const context = contextOf(dependencies, request, reply)
    const secret = new RegExp(`(?:^|; *)${cookieName}=([\\w-]{43})(?:;|$)`).exec(request.headers.cookie ?? '')?.[1]
    const visit = secret
      ? await takeVisit(dependencies.db, hashOf(secret), dependencies.now()).executeTakeFirst()
      : undefined
    if (!secret || !visit) return goBack(reply, 'failed', context.caller.locale, undefined)
    const locale = isLocale(visit.locale) ? visit.locale : 'en'
    const continueTo = visit.continueTo ?? undefined
    const back = (reason: Reason) => goBack(reply, reason, locale, continueTo)
    const coming = { ...context, caller: { ...context.caller, locale } }
    try {
      const address = new URL(request.url, callbackOf(context))
      const { verifier, nonce } = visit
      const claims = await provider.receive(address, { state: stateOf(secret), verifier, nonce })
      const account = await accountOf(coming, settings.issuer, claims)
      if (typeof account === 'string') return back(account)
      const { redirect } = await signIn(coming, account, 'openid', { continueTo })
      return reply.redirect(redirect, 303)
    } catch (error) {
      if ((error as { error?: unknown }).error === 'access_denied') return back('declined')
      request.log.warn({ err: error }, 'sign-in by OpenID failed')
      return back('failed')
    }
  })
}

export const handlers: Pick<CapabilityHandlers<typeof factors, Context>, 'unlinkOpenID'> = {
  async unlinkOpenID(context, { body }) {
    const { db, openID, caller, now } = context
    const account = await reauthenticate(context, body.password)
    await db.transaction().execute(async (tx) => {
      await findAccount(tx, account.id).forUpdate().execute() // concurrent removals must leave one factor
      if (!openID || !(await removeIdentity(tx, account.id, openID.issuer).executeTakeFirst()))
        throw new Refusal('NotFound', 'The account is not linked')
      if (!account.passwordHash && (await listPasskeys(tx, account.id).execute()).length === 0)
        throw new Refusal('Conflict', 'This is the last way to sign in: set a password first')
      await record(tx, 'openid-unlinked', account.id, caller, now())
    })
    return {}
  },
}

function contextOf(dependencies: AuthDependencies, request: FastifyRequest, reply: FastifyReply): Context {
  const { lang } = request.query as Query
  const caller = callerOf(dependencies.origins, request, reply)
  const locale = localeOf(isLocale(lang) ? lang : request.headers['accept-language'])
  return { ...dependencies, caller: { ...caller, locale }, viewer: undefined }
}

function callbackOf({ caller }: Context): string {
  return `${caller.origins.mailOrigin}/auth/openid/callback`
}

// Derived from the cookie: other browsers fail.
function stateOf(secret: string): string {
  return hashOf(`state ${secret}`).toString('base64url')
}

function setCookie(reply: FastifyReply, secret: string, secure: boolean): void {
  const parts = [`${cookieName}=${secret}`, 'Path=/auth/openid', `Max-Age=${visitSeconds}`, 'HttpOnly', 'SameSite=Lax']
  void reply.header('set-cookie', [...parts, ...(secure ? ['Secure'] : [])].join('; '))
}

function goBack(reply: FastifyReply, reason: Reason, locale: Locale, continueTo: string | undefined) {
  const query = new URLSearchParams({ error: 'OpenID', reason, ...(continueTo && { continue: continueTo }) })
  return reply.redirect(`${locale === 'en' ? '' : `/${locale}`}/auth/login?${query}`, 303)
}
