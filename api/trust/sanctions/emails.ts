// Emails about a sanction: act, rule, end, appeal; sent to whoever answers for the subject, in their language.
import type { Kysely, Transaction } from 'kysely'
import { appealMonths } from '#contract/foundation/constants.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import type { ModeratedKind, SanctionAct } from '#contract/trust/sanctions/acts.ts'
import { sendTemplate } from '#kit/mail/send.ts'
import type { EmailTemplate, Filling } from '#kit/mail/template.ts'
import type { Context } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'
import { dayIn, pageIn } from '#api/identity/emails/lookup.ts'
import { peopleWho } from '#api/identity/members/lookup.ts'
import { emailsOf, languagesOf } from '#api/identity/people/lookup.ts'
import { templates } from './email-templates.ts'
import { kindNames, ruleNames, type Rule } from './email-words.ts'

export type About = {
  act: SanctionAct
  rule: Rule
  kind: ModeratedKind
  name: string
  endsAt: Date | null
}
type Subject = { kind: 'user' | 'business'; id: string }

/** Business: its owners. */
export async function receiversOf(db: Kysely<DB>, { kind, id }: Subject): Promise<string[]> {
  return kind === 'user' ? [id] : ((await peopleWho(db, 'manageOwners', [id])).get(id) ?? [])
}

/** A limited business publishes nothing, not even a changed profile. */
export function templateFor({ act, kind }: Pick<About, 'act' | 'kind'>): EmailTemplate {
  return templates[act === 'limit' && kind === 'business' ? 'limitBusiness' : act]
}

export function sanctionFilling(locale: Locale, { rule, kind, name, endsAt }: About, href: string): Filling {
  const thing = kindNames[locale][kind]
  return {
    locale,
    values: {
      thing: name ? `${thing}: “${name}”` : thing,
      rule: ruleNames[locale][rule],
      day: endsAt ? dayIn(locale, endsAt) : '',
      months: String(appealMonths),
    },
    href,
  }
}

/** Enqueues in the act's transaction. */
export async function sendDecision(
  tx: Transaction<DB>,
  { pool, pages }: Pick<Context, 'pool' | 'pages'>,
  subject: Subject,
  about: About,
  token: string,
): Promise<void> {
  const ids = await receiversOf(tx, subject)
  const [emails, languages] = await Promise.all([emailsOf(tx, ids), languagesOf(pool, ids)])
  for (const [id, to] of emails) {
    const locale = languages.get(id) ?? 'en'
    const href = pageIn(pages(), locale, `appeal?token=${token}`)
    await sendTemplate(tx, templateFor(about), { to, ...sanctionFilling(locale, about, href) })
  }
}

export async function sendAnswer(
  tx: Transaction<DB>,
  { pool, pages }: Pick<Context, 'pool' | 'pages'>,
  subject: Subject,
  upheld: boolean,
): Promise<void> {
  const ids = await receiversOf(tx, subject)
  const [emails, languages] = await Promise.all([emailsOf(tx, ids), languagesOf(pool, ids)])
  for (const [id, to] of emails) {
    const locale = languages.get(id) ?? 'en'
    const template = templates[upheld ? 'upheld' : 'reversed']
    await sendTemplate(tx, template, { to, locale, values: {}, href: pageIn(pages(), locale, '') })
  }
}
