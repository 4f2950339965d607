// Pages' connection to the API.
import type { FastifyInstance } from 'fastify'
import { apiClient } from '#api/api.ts'
import type { ApiDependencies } from '#api/foundation/context.ts'
import { authContract } from '#contract/identity/auth/auth.ts'
import { contract } from '#contract/contract.ts'
import { routesOf } from '#contract/foundation/endpoint.ts'
import { locales, type Locale } from '#contract/foundation/locales.ts'
import { clientFor, type Envelope, type Transport } from '#kit/client.ts'
import { deadlines } from '#kit/deadlines.ts'
import { originOf } from '#kit/files/storage.ts'
import { inTime } from '#kit/in-time.ts'
import { purgerOf } from '#kit/purge.ts'
import { addressOf, overHttp } from '#kit/transports.ts'
import { webService } from '#web/server/plugin.ts'
import { listsTag } from '#web/server/reference.ts'
import type { Settings } from './config.ts'
import { pageChanges } from './page-changes.ts'
import { tracedTransport } from './telemetry/telemetry.ts'
import type { AdmitRendering, RefuseRendering } from '#web/server/rendering.ts'

type PageSettings = Pick<
  Settings,
  | 'purge'
  | 'indexNow'
  | 'services'
  | 'apiUrl'
  | 'authUrl'
  | 'publicUrl'
  | 'portal'
  | 'operator'
  | 'development'
  | 's3'
  | 'cards'
  | 'installable'
  | 'translation'
>

type Beside = {
  api: ApiDependencies | undefined
  admitRendering: AdmitRendering
  refuseRendering?: RefuseRendering
}

/** `api` runs in this process and enables caching; otherwise API_URL is called. */
export async function servePages(
  app: FastifyInstance,
  settings: PageSettings,
  { api, admitRendering, refuseRendering }: Beside,
): Promise<void> {
  const {
    services,
    apiUrl,
    authUrl,
    publicUrl,
    portal,
    operator,
    development,
    s3,
    cards,
    indexNow,
    purge,
    installable,
    translation,
  } = settings
  const changes = api && pageChanges(api)
  if (changes && purge) {
    const purger = purgerOf({ addresses: purge, everything: listsTag, log: app.log })
    changes.on(purger.purge)
    app.addHook('onClose', async () => purger.close())
  }
  const base = `${apiUrl ?? ''}/api`
  const callerFor = (locale: Locale) =>
    api
      ? apiClient(api, locale)
      : clientFor(
          routesOf(contract),
          inTime(tracedTransport(overHttp(base, () => ({ 'accept-language': locale }))), deadlines.api.answer),
        )
  // Building a caller is expensive.
  const callers = Object.fromEntries(locales.map((locale) => [locale, callerFor(locale)])) as Record<
    Locale,
    ReturnType<typeof callerFor>
  >
  await app.register(webService, {
    mode: development ? 'development' : 'production',
    api: (locale) => callers[locale],
    indexNowKey: indexNow?.key,
    authApi: clientFor(
      routesOf(authContract),
      services.has('auth')
        ? through(app)
        : inTime(tracedTransport(overHttp(`${authUrl ?? ''}/auth`)), deadlines.accounts.answer),
    ).auth,
    apiUrl: base,
    authUrl,
    uploads: s3 && originOf(s3),
    cards: cards?.facts,
    operator,
    translates: translation && {
      listings: translation.listings.length > 0,
      messages: translation.messages.length > 0,
    },
    installable,
    usualPortal: portal,
    publicUrl,
    changes,
    isPurged: purge !== undefined,
    onSearchAgain: api && ((search) => api.figures.countSearch(search)),
    admitRendering,
    refuseRendering,
  })
}

function through(app: FastifyInstance): Transport {
  return async (call) => {
    const { method, body } = call
    const answer = await app.inject({ method, url: addressOf('/auth', call), ...(body && { payload: body }) })
    return answer.json<Envelope>()
  }
}
