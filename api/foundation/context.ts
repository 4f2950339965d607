// Types of the assembly: contexts and dependencies.
import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { AuthContract, Viewer } from '#contract/identity/auth/auth.ts'
import type { AccountData } from '#contract/identity/auth/record.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import type { Seller as TaxSeller } from '#contract/billing/memberships/tax.ts'
import type { contract } from '#contract/contract.ts'
import type { ReachSource, Seal, SealedAnswer } from '#contract/discovery/reach.ts'
import type { SitemapKind } from '#contract/publishing/sitemaps.ts'
import type { Client } from '#kit/client.ts'
import type { CallProvider } from '#kit/calls/provider.ts'
import type { Allows, Route } from '#kit/fetching/request-safely.ts'
import type { Storage } from '#kit/files/storage.ts'
import type { EmailTemplate } from '#kit/mail/template.ts'
import type { PaymentProvider } from '#kit/payments/provider.ts'
import type { Translator } from '#kit/translation/translator.ts'
import type { Replicas } from '#kit/postgres/replicas/replicas.ts'
import type {
  BackendState,
  ChosenDocument,
  Filter,
  IndexName,
  Kind,
  Phrase,
  PhraseDictionary,
  Question,
  SearchQuery,
  SearchResult,
} from '#search-engine/index.ts'
import type { DB } from '#api/database/tables.ts'
import type { NetworkEventLog } from './events.ts'

export type OperatorSettings = {
  email: string
  portal: string
  answerHours: number
  verificationOpen: boolean
  searchLearning: boolean
  verificationFourEyes: boolean
  verificationHours: number
  /** 0: kept. */
  ndaYears: number
}
export type ProcessFacts = {
  /** `value`: null where secret or unset. */
  settings: readonly { name: string; value: string | null; isSet: boolean }[]
  /** Disk of files and database, bytes. */
  disk: () => Promise<{ free: number; size: number }>
  backupMark: string | undefined
  /** Undefined without a cluster. */
  searchMode: 'on' | 'shadow' | undefined
  emails: readonly { schema: string; templates: readonly EmailTemplate[] }[]
}
export type StaffAccounts = Pick<
  Client<AuthContract>['auth'],
  | 'accounts'
  | 'accountsOnSameDevice'
  | 'accountsSharingDevices'
  | 'mergeAccounts'
  | 'setAccountState'
  | 'setAccountRoles'
>

export type Seller = TaxSeller & { name: string; address: string; taxNumber: string; bank: string }

/** Texts of searches for people are not kept. */
export type CountedSearch = {
  portal: string
  locale: Locale
  text: string
  kind: 'business' | 'product' | 'user'
  total: number
  corrected?: string | undefined
}

export type Sight = {
  day: string
  /** Keyed hash of the day. */
  person: string
  kind: 'business' | 'product'
  thing: string
  event: 'seen' | 'viewed' | 'compared' | 'downloaded'
  source: ReachSource
  country: string
  words: string
  place: number | null
  viewer: string | null
}
export type Sightings = {
  seal: (words: string, kind: SealedAnswer['kind'], skip: number, ids: readonly string[]) => Promise<Seal>
  isSealed: (answer: SealedAnswer) => Promise<boolean>
  personOf: (network: string, agent: string) => Promise<{ day: string; person: string }>
  add: (sight: Sight) => void
}

export type ProofSources = {
  /** TXT records of a name, each joined; empty if none. */
  txt: (name: string) => Promise<string[]>
  file: (address: string) => Promise<{ address: string; content: string }>
  site: (address: string) => Promise<{ address: string; content: string }>
  /** Null: no date known. Undefined: switched off. */
  registered?: ((domain: string) => Promise<Date | null>) | undefined
}

/** `address`: the operator's. The rest: tests. */
export type RatesTable = { address: string; route?: Route; allows?: Allows }

/** `services`: hosts; `*.example.com`: all below. The rest: tests. */
export type PushSettings = { services: readonly string[]; route?: Route; allows?: Allows }

/** Characters; undefined: no cap. `business`, `portal`: each, monthly. */
export type TranslationCaps = { [Kind in 'day' | 'month' | 'business' | 'portal']?: number | undefined }
/** Providers, in order. */
export type TranslationSettings = {
  listings: readonly Translator[]
  messages: readonly Translator[]
  caps: TranslationCaps
  /** Texts an hour; undefined: none without a reader. */
  sweep?: number | undefined
}

export type ChosenDocuments = {
  of: (kind: 'business' | 'product', question: string) => readonly ChosenDocument[] | undefined
}
export type SearchAnswer = { data: readonly { businessID: string }[]; size: number }
/** `id`: replaces that phrase. */
export type PhraseDraft = Phrase & { id?: string | undefined }
type Manner = { language: Locale; kind?: Kind; literally?: readonly string[] | undefined }
export type Asking = {
  questionOf: (text: string, manner: Manner) => Promise<Question>
  /** Results are shared: never modify. */
  find: (index: IndexName, query: SearchQuery) => Promise<SearchResult>
  /** May be replaced between any two searches. */
  readonly phrases: PhraseDictionary
  readonly chosen?: ChosenDocuments
}
export type Search = Asking & {
  suggest: (index: IndexName, text: string, size: number) => Promise<readonly string[]>
  count: (index: IndexName, filter: Filter) => Promise<number>
  state: () => Promise<BackendState>
  /** Missing yet: transactions from `position` on, products of `owners`. */
  pending: () => Promise<{ position: string | undefined; owners: ReadonlySet<string> }>
  withDraft: (draft: PhraseDraft) => Asking
  answers: { get: <A extends SearchAnswer>(key: string, make: () => Promise<A>) => Promise<A> }
  onRewritten: (listener: () => void) => void
  searchOf: (context: Pick<Context, 'db'>, reader: SearchReader) => Search
}
/** `position`: last write. */
export type SearchReader = { userID: string; position: string | undefined }

export type AgreementSlug = 'nda-one-way' | 'nda-mutual'
/** Plain text: `# ` begins a heading. */
export type Agreement = { title: string; content: string }
export type Agreements = (slug: AgreementSlug, locale: Locale) => Promise<Agreement | undefined>

export type Context = {
  db: Kysely<DB>
  /** Hot statements are prepared by name. */
  pool: pg.Pool
  /** Undefined: all calls use the primary. */
  replicas?: Replicas<DB> | undefined
  eventLog: NetworkEventLog
  search: Search
  files: Storage
  payments: { provider: PaymentProvider; seller: Seller }
  /** Base of links in emails, such as `https://example.com`. */
  pages: () => string
  accountData: (token: string) => Promise<AccountData>
  /** Calls as the token's owner, a member of staff. */
  accounts: (token: string) => StaffAccounts
  locale: Locale
  portal: string
  viewer: Viewer | undefined
  /** Credential for the auth service. */
  token: string | undefined
  /** Rate-limit key; empty in-process. */
  network: string
  /** Empty in-process. */
  agent: string
  prefetched: boolean
  operator: OperatorSettings
  figures: { countSearch: (search: CountedSearch) => void }
  sightings: Sightings
  process: ProcessFacts
  proofs: ProofSources
  calls: CallProvider | undefined
  /** The operator's texts of agreements. */
  agreements: Agreements
  webhooksPrivate: boolean
  push: PushSettings
  /** Undefined: none are fetched. */
  rates: RatesTable | undefined
  /** Undefined: no machine translation. */
  translation: TranslationSettings | undefined
  /** Address as the caller reached it; only for answers to that caller. */
  origin: string
}
export type ApiDependencies = Omit<
  Context,
  'locale' | 'portal' | 'viewer' | 'token' | 'origin' | 'network' | 'agent' | 'prefetched'
>

/** `languages`: absent: all. */
export type ChangedPage = { kind: SitemapKind; id: string; key: string; languages?: readonly string[] | undefined }
export type IndexNow = {
  /** Ownership proof: served as `/<key>.txt`. */
  key: string
  endpoint: string
  pathsOf: (page: ChangedPage) => string[]
}
export type WorkerDependencies = Omit<
  ApiDependencies,
  'search' | 'figures' | 'sightings' | 'eventLog' | 'accountData' | 'accounts'
> & {
  /** Undefined announces no pages. */
  indexNow?: IndexNow | undefined
}

export type ApiClient = Client<typeof contract>

export type SignedIn = Context & { viewer: Viewer }

export type Actor = { kind: 'user' | 'business'; id: string }
