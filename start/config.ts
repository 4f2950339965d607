// Settings; their only reader.
import { existsSync } from 'node:fs'
import * as z from 'zod'
import { addressList, lackOf, openSearchOf, openSearchRules, phrases, s3Of, sellerOf } from './settings/groups.ts'
import { appOf, appRules, onOff } from './settings/app.ts'
import { taxRates } from './settings/tax-rates.ts'
import { isPublicSite } from './settings/public-site.ts'
import { databaseUrl, databaseUrls, redisUrl } from './settings/server-addresses.ts'
import {
  lackOfTranslation,
  translationKeys,
  translationOf,
  translationRules,
  translationUrls,
} from './settings/translation.ts'
import { overviewOf } from './settings/overview.ts'
import { telemetryOf, telemetryRules } from './telemetry/settings.ts'
import { phonePattern } from '#contract/publishing/portal-fields.ts'
import { portalByKey } from '#contract/foundation/portals.ts'
import type { ChosenProvider } from '#kit/payments/provider.ts'
import { providers } from '#kit/payments/providers.ts'

export type Settings = ReturnType<typeof readSettings>

export class BadSetting extends Error {
  override name = 'BadSetting'
}

const services = ['auth', 'api', 'web', 'worker', 'search', 'indexer'] as const
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const port = whole(0, 65535)
const origin = z
  .url({ protocol: /^https?$/, error: 'expected an address such as https://example.com' })
  .refine((text) => URL.canParse(text) && new URL(text).pathname === '/', 'expected an origin, without a path')
  .transform((text) => new URL(text).origin)
const portal = z
  .string()
  .refine((key) => portalByKey(key), 'expected the key of a portal, such as usa, mexico or italy')
const serviceList = z
  .string()
  .transform((text) => text.split(',').map((name) => name.trim()))
  .pipe(z.array(z.enum(services, { error: `expected a comma list of ${services.join(', ')}` })).min(1))
const proxies = z.string().regex(/^[\da-fA-F.:/, ]+$/, 'expected addresses or networks, such as 10.0.0.1 or 10.0.0.0/8')
const text = z.string().max(200, 'expected at most 200 characters')
const address = z.url({ protocol: /^https?$/, error: 'expected an address such as https://example.com/' })
const phone = z.string().regex(phonePattern, 'expected an international number, such as +1 202 555 0100')
const smtpUrl = z
  .string()
  .refine(
    (text) => /^smtps?:\/\/./.test(text) && URL.canParse(text),
    'expected smtp://user:password@host:587 or smtps://…',
  )
const bucket = z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'expected the name of a bucket')
const sender = z
  .string()
  .regex(/^([^<>@\r\n]{0,100}<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'expected Name <name@example.com>')
const issuer = z.url({
  protocol: /^https?$/,
  error: 'expected the address of the provider, such as https://id.example.com',
})
const country = z.string().regex(/^[A-Z]{2}$/, 'expected a country code such as US or IT')
const indexNowKey = z.string().regex(/^[A-Za-z0-9-]{8,128}$/, 'expected 8 to 128 letters, digits and hyphens')
const secretKey = z.string().min(16, 'expected at least 16 characters')

/** NOTE: .env.example describes the same names. */
export const rules = {
  PORT: port.default(3000),
  HOST: text.default('localhost'),
  DATABASE_URL: databaseUrl.optional(),
  DIRECT_DATABASE_URL: databaseUrl.optional(),
  REPLICA_URLS: databaseUrls.default([]),
  DATABASE_CONNECTIONS: whole(2, 1000).default(10),
  AUTH_CONNECTIONS: whole(2, 1000).default(5),
  REDIS_URL: redisUrl.optional(),
  DATA_DIR: z.string().default('./data'),
  BACKUP_MARK: z.string().optional(),
  BACKUP_KEY: secretKey.optional(),
  PHRASES_FILE: phrases.optional(),
  PORTAL: portal.default('usa'),
  SERVICES: serviceList.default([...services]),
  PUBLIC_URL: origin.optional(),
  API_URL: origin.optional(),
  AUTH_URL: origin.optional(),
  SEARCH_API_URL: origin.optional(),
  SEARCH_API_KEY: secretKey.optional(),
  ...openSearchRules,
  PURGE_URL: addressList.optional(),
  DEMO: onOff.optional(),
  STAFF_SECOND_FACTOR: onOff.default(false),
  INDEXNOW_KEY: indexNowKey.optional(),
  INDEXNOW_URL: z
    .url({ protocol: /^https?$/, error: 'expected an address' })
    .default('https://api.indexnow.org/indexnow'),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: sender.optional(),
  OIDC_ISSUER: issuer.optional(),
  OIDC_CLIENT_ID: text.optional(),
  OIDC_CLIENT_SECRET: text.optional(),
  OIDC_NAME: text.optional(),
  S3_BUCKET: bucket.optional(),
  S3_ENDPOINT: origin.optional(),
  S3_REGION: text.default('us-east-1'),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  ...Object.fromEntries(providerSettings().map(([name]) => [name, text.optional()])),
  TEST_CARDS: onOff.optional(),
  TAX_COUNTRY: country.default('US'),
  TAX_NUMBER: text.default(''),
  TAX_RATES: taxRates.default(new Map()),
  BANK_ACCOUNT: text.default(''),
  LOG_LEVEL: oneOf(logLevels).default('info'),
  METRICS: oneOf(['loopback', 'open']).default('loopback'),
  ...telemetryRules,
  RATE_LIMIT: whole(0, 1_000_000).default(6000),
  RATE_BURST: whole(10, 1_000_000).default(600),
  CONCURRENCY_LIMIT: whole(1, 100_000).default(32),
  QUEUE_TIMEOUT: whole(10, 60_000).default(500),
  TRUST_PROXY: proxies.optional(),
  NODE_ENV: oneOf(['production', 'development']).default('production'),
  OPERATOR_NAME: text.default('WBN'),
  OPERATOR_ADDRESS: text.default('100 Example Street, Springfield, USA'),
  PHONE_USA: phone.default('+1 202 555 0100'),
  PHONE_EUROPE: phone.default('+44 20 7946 0100'),
  WHATSAPP_USA: phone.default('+1 202 555 0101'),
  WHATSAPP_EUROPE: phone.default('+44 7700 900101'),
  CONTACT_EMAIL: z.email('expected an e-mail address').default('contact@wbn.example'),
  ANSWER_HOURS: whole(1, 720).default(24),
  SEARCH_LEARNING: onOff.default(true),
  VERIFICATION_OPEN: onOff.default(false),
  VERIFICATION_FOUR_EYES: onOff.default(false),
  VERIFICATION_HOURS: whole(1, 2000).default(72),
  NDA_YEARS: whole(0, 100).default(0),
  WEBHOOKS_PRIVATE: onOff.default(false),
  ...appRules,
  RDAP_URL: z.union([z.literal('off'), address]).default('https://rdap.org/'),
  RATES_URL: address.optional(),
  ...translationRules,
  CALLS_URL: z.union([z.literal('log'), address]).optional(),
  CALLS_KEY: text.optional(),
  EXECUTIVES: text.default('Alex Example, Sam Example'),
}

export function loadEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env')
}

/** Empty means unset. Throws BadSetting. */
export function readSettings(environment: NodeJS.ProcessEnv = process.env) {
  const given = Object.fromEntries(Object.keys(rules).map((name) => [name, environment[name]?.trim() || undefined]))
  const checked = z.object(rules).safeParse(given)
  if (!checked.success) throw new BadSetting(describe(checked.error.issues, given))
  const known = checked.data
  const lack = lackOf(known) ?? lackOfTranslation(known)
  if (lack) throw new BadSetting(lack)
  if (known.INDEXNOW_KEY && !known.PUBLIC_URL)
    throw new BadSetting('PUBLIC_URL: needed where INDEXNOW_KEY is set, so that search engines get its addresses')
  if (known.S3_BUCKET && !(known.S3_ACCESS_KEY_ID && known.S3_SECRET_ACCESS_KEY))
    throw new BadSetting('S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: needed where S3_BUCKET is set')
  if (known.CALLS_URL === 'log' && isPublicSite(known.PUBLIC_URL))
    throw new BadSetting(
      'CALLS_URL: log calls nobody and is for development; a public site needs the address of a gateway',
    )
  if (!known.OIDC_ISSUER !== !known.OIDC_CLIENT_ID)
    throw new BadSetting(`${known.OIDC_ISSUER ? 'OIDC_CLIENT_ID' : 'OIDC_ISSUER'}: needed for OpenID Connect`)
  if (known.DIRECT_DATABASE_URL && !known.DATABASE_URL)
    throw new BadSetting('DATABASE_URL: needed where DIRECT_DATABASE_URL is set: the address of the pooler')
  if (known.REPLICA_URLS.length > 0 && !known.DATABASE_URL)
    throw new BadSetting('DATABASE_URL: needed where REPLICA_URLS is set: the address of the primary')
  return {
    port: known.PORT,
    host: known.HOST,
    databaseUrl: known.DATABASE_URL,
    directDatabaseUrl: known.DIRECT_DATABASE_URL,
    replicaUrls: known.REPLICA_URLS,
    databaseConnections: { network: known.DATABASE_CONNECTIONS, auth: known.AUTH_CONNECTIONS },
    redisUrl: known.REDIS_URL,
    dataDir: known.DATA_DIR,
    backupMark: known.BACKUP_MARK,
    backupKey: known.BACKUP_KEY,
    phrases: known.PHRASES_FILE,
    portal: known.PORTAL,
    services: new Set(known.SERVICES),
    publicUrl: known.PUBLIC_URL,
    apiUrl: known.API_URL,
    authUrl: known.AUTH_URL,
    purge: known.PURGE_URL,
    search: { url: known.SEARCH_API_URL, key: known.SEARCH_API_KEY },
    openSearch: openSearchOf(known),
    searchMode: known.SEARCH_URL && (known.SEARCH ?? 'on'),
    shadowShare: known.SEARCH_SHADOW_SHARE,
    // A remote database may be in use: sample data needs an explicit request.
    demo: known.DEMO ?? !known.DATABASE_URL,
    isDemoSet: known.DEMO !== undefined,
    smtp: known.SMTP_URL && known.MAIL_FROM ? { url: known.SMTP_URL, from: known.MAIL_FROM } : undefined,
    indexNow: known.INDEXNOW_KEY ? { key: known.INDEXNOW_KEY, endpoint: known.INDEXNOW_URL } : undefined,
    s3: s3Of(known),
    cards: cardsOf(given),
    testCards: known.TEST_CARDS,
    seller: sellerOf(known),
    openID:
      known.OIDC_ISSUER && known.OIDC_CLIENT_ID
        ? {
            issuer: known.OIDC_ISSUER,
            clientID: known.OIDC_CLIENT_ID,
            clientSecret: known.OIDC_CLIENT_SECRET,
            name: known.OIDC_NAME ?? new URL(known.OIDC_ISSUER).host,
          }
        : undefined,
    staffSecondFactor: known.STAFF_SECOND_FACTOR,
    logLevel: known.LOG_LEVEL,
    openMetrics: known.METRICS === 'open',
    telemetry: telemetryOf(known),
    rateLimit: { perMinute: known.RATE_LIMIT, burst: known.RATE_BURST, concurrency: known.CONCURRENCY_LIMIT },
    queueTimeout: known.QUEUE_TIMEOUT,
    trustProxy: known.TRUST_PROXY?.split(/[ ,]+/),
    development: known.NODE_ENV === 'development',
    webhooksPrivate: known.WEBHOOKS_PRIVATE,
    ...appOf(known),
    rdap: known.RDAP_URL === 'off' ? undefined : known.RDAP_URL,
    translation: translationOf(known),
    rates: known.RATES_URL ? { address: known.RATES_URL } : undefined,
    calls: known.CALLS_URL ? { address: known.CALLS_URL, key: known.CALLS_KEY } : undefined,
    operator: operatorOf(known),
    overview: overviewOf(rules, environment, keys),
  }
}

function operatorOf(known: z.output<z.ZodObject<typeof rules>>) {
  return {
    name: known.OPERATOR_NAME,
    address: known.OPERATOR_ADDRESS,
    phones: { usa: known.PHONE_USA, europe: known.PHONE_EUROPE },
    whatsapp: { usa: known.WHATSAPP_USA, europe: known.WHATSAPP_EUROPE },
    email: known.CONTACT_EMAIL,
    answerHours: known.ANSWER_HOURS,
    portal: known.PORTAL,
    searchLearning: known.SEARCH_LEARNING,
    verificationOpen: known.VERIFICATION_OPEN,
    verificationFourEyes: known.VERIFICATION_FOUR_EYES,
    verificationHours: known.VERIFICATION_HOURS,
    ndaYears: known.NDA_YEARS,
    executives: known.EXECUTIVES.split(',').map((name) => name.trim()),
  }
}

function providerSettings() {
  return providers.flatMap(({ settings }) => Object.entries(settings))
}

function cardsOf(given: Record<string, string | undefined>): ChosenProvider | undefined {
  const [chosen, other] = providers.flatMap(({ settings, choose }) => {
    const [first = '', ...more] = Object.keys(settings)
    return given[first] ? [{ first, more, choose }] : []
  })
  if (!chosen) return undefined
  const { first, more, choose } = chosen
  if (other) throw new BadSetting(`${first}, ${other.first}: only one card provider can be set`)
  if (!more.every((name) => given[name])) throw new BadSetting(`${more.join(', ')}: needed where ${first} is set`)
  return choose((name) => given[name]!)
}

function whole(least: number, most: number) {
  const range = `expected a whole number from ${least} to ${most}`
  return z
    .string()
    .regex(/^\d{1,9}$/, range)
    .transform(Number)
    .refine((number) => number >= least && number <= most, range)
}

function oneOf<const Words extends readonly string[]>(words: Words) {
  return z.enum(words, { error: `expected one of ${words.join(', ')}` })
}

const keys = new Set([
  'BACKUP_KEY',
  'SEARCH_API_KEY',
  'INDEXNOW_KEY',
  'OIDC_CLIENT_SECRET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'CALLS_KEY',
  ...translationKeys,
  ...providerSettings().flatMap(([name, kind]) => (kind === 'secret' ? [name] : [])),
])
// Values that may hold a password are never printed.
const urls = 'DATABASE_URL DIRECT_DATABASE_URL REPLICA_URLS REDIS_URL SEARCH_URL SMTP_URL PURGE_URL RATES_URL'.split(
  ' ',
)
const secret = new Set([...keys, ...urls, ...translationUrls])

function describe(issues: z.core.$ZodIssue[], given: Record<string, string | undefined>): string {
  const first = new Map(issues.toReversed().map(({ path, message }) => [String(path[0]), message]))
  const lines = [...first].map(([name, message]) => {
    const value = secret.has(name) ? '' : ` (it is "${given[name]?.slice(0, 60)}")`
    return `${name}: ${message}${value}`
  })
  return lines.toReversed().join('\n')
}
