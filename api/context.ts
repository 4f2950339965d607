// Everything a handler may touch. Made once per call by the assembly; capabilities take from it and add nothing.
import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { AuthContract, Viewer } from '#contract/auth/auth.ts'
import type { AccountData } from '#contract/auth/record.ts'
import type { Locale } from '#contract/locales.ts'
import type { Client } from '#kit/client.ts'
import type { Storage } from '#kit/files/storage.ts'
import type { EmailTemplate } from '#kit/mail/template.ts'
import type { PaymentProvider } from '#kit/payments/provider.ts'
import type { DB } from './database/tables.ts'
import type { NetworkEventLog } from './events.ts'
import type { Figures } from './figures/lookup.ts'
import type { Seller } from './memberships/quote.ts'
import type { Search } from './search/indexes.ts'
import type { ProofSources } from './verification/lookup.ts'

/** Settings of the operator that rules ask for. */
export type OperatorSettings = {
  /** Address that answers to our mails go to. */
  email: string
  /** Key of the portal that a host without one shows. */
  portal: string
  /** Hours within which a request for help is answered. */
  answerHours: number
  /** Is verification open to businesses without a paid membership? */
  verificationOpen: boolean
  /** Must two verifiers approve a claim? */
  verificationFourEyes: boolean
  /** Hours within which a claim is judged. */
  verificationHours: number
}
/** Facts about the process for administrators. */
export type ProcessFacts = {
  /** Those of the environment; `value` is null where it is secret, or not set. */
  settings: readonly { name: string; value: string | null; isSet: boolean }[]
  /** The disk of files and database: bytes that are free, and all. */
  disk: () => Promise<{ free: number; size: number }>
  /** A file whose time is that of the last backup. */
  backupMark: string | undefined
  /** Schemas that send emails, with the templates of each. */
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

export type Context = {
  db: Kysely<DB>
  /** For hot statements that are written out and prepared by name. */
  pool: pg.Pool
  eventLog: NetworkEventLog
  search: Search
  files: Storage
  /** Who charges cards, and who sells memberships. */
  payments: { provider: PaymentProvider; seller: Seller }
  /** Address of the pages, such as `https://example.com`, for links in emails. */
  pages: () => string
  /** The auth service's data about the owner of an access token. */
  accountData: (token: string) => Promise<AccountData>
  /** The auth service's calls about accounts, in the name of the owner of an access token, who is of the staff. */
  accounts: (token: string) => StaffAccounts
  locale: Locale
  /** Key of the portal that the caller stands on. */
  portal: string
  /** The caller; undefined for a stranger. */
  viewer: Viewer | undefined
  /** By which the viewer was known, to ask the auth service in their name; undefined with a stranger. */
  token: string | undefined
  /** Network of the caller, for limits; empty inside the process. */
  network: string
  operator: OperatorSettings
  /** Counts searches. */
  figures: Pick<Figures, 'countSearch'>
  process: ProcessFacts
  /** Where proofs of domains are looked up. */
  proofs: ProofSources
  /** May webhooks lead to addresses of the own network, and to plain http? */
  webhooksPrivate: boolean
  /** Address at which the caller reached this server. Only for answers to the same caller. */
  origin: string
}
/** The context of a call that only signed-in people may make. */
export type SignedIn = Context & { viewer: Viewer }

type Localized = { query: { lang?: Locale | undefined } }

/** A handler whose answer depends on the language alone: the one that the query names, else the caller's. */
export function inLanguage<Input extends Localized, Answer>(
  make: (locale: Locale, input: Input) => Answer,
): (context: Context, input: Input) => Answer {
  return (context, input) => make(input.query.lang ?? context.locale, input)
}

/** A person, or a business that the person speaks for. */
export type Actor = { kind: 'user' | 'business'; id: string }
