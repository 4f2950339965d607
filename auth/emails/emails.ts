// Auth emails, sent in the causing transaction.
import { destinationOf } from '#contract/identity/auth/hand-over.ts'
import type { Locale, Names } from '#contract/foundation/locales.ts'
import { shownEmail } from '#kit/hosts.ts'
import { sendTemplate } from '#kit/mail/send.ts'
import type { EmailCause } from '#kit/mail/throttle.ts'
import { networkOf } from '#kit/networks.ts'
import { type EmailTemplate, fillText } from '#kit/mail/template.ts'
import type { Tx } from '../context.ts'
import { accountTemplates } from './account-words.ts'
import { changeTemplates } from './change-words.ts'
import { signInTemplates } from './sign-in-words.ts'
import { timeIn } from './times.ts'

const templates = { ...accountTemplates, ...changeTemplates, ...signInTemplates }
type Kind = keyof typeof templates
export const emailTemplates: readonly EmailTemplate[] = Object.values(templates)

const greeting: Names = {
  en: 'Hello {name},',
  es: 'Hola, {name}:',
  it: 'Ciao {name},',
  zh: '{name}，您好：',
  de: 'Guten Tag {name}!',
}
const greetingUnknown: Names = { en: 'Hello,', es: 'Hola:', it: 'Ciao,', zh: '您好：', de: 'Guten Tag!' }

type Receiver = {
  email: string | null
  emailVerifiedAt: Date | null
  firstName: string
  locale: string
  sample: boolean
}
export type Cause = {
  caller: { address: string; device: string; origins: { mailOrigin: string } }
  now: () => Date
  /** Counted before. */
  admitted?: true
}
type Facts = { account?: string; token?: string; email?: string; other?: string; continueTo?: string | undefined }

/** Unverified addresses get no typed text (name, device, address). Sample accounts get none. */
export async function sendEmail(
  tx: Tx,
  kind: Kind,
  { email, emailVerifiedAt, firstName, locale, sample }: Receiver,
  { caller, now, admitted }: Cause,
  facts: Facts,
): Promise<void> {
  if (!email || sample) return
  const language = locale as Locale
  const origin = caller.origins.mailOrigin
  const values: Record<string, string> = {
    greeting: fillText((emailVerifiedAt ? greeting : greetingUnknown)[language], { name: firstName }),
    email: shownEmail(facts.email ?? email),
    other: emailVerifiedAt ? shownEmail(facts.other ?? '') : '–',
    device: emailVerifiedAt ? caller.device : '–',
    place: caller.address,
    time: timeIn(language, now()),
    reset: addressOf(origin, language, 'auth/forgot-password', facts),
  }
  const href = addressOf(origin, language, pageOf(kind), facts)
  const by = admitted ? 'admitted' : causeOf(caller, facts.account)
  await sendTemplate(tx, templates[kind], { to: email, locale, values, href, by })
}

export function causeOf({ address }: { address: string }, account?: string): EmailCause {
  return { account, network: networkOf(address) }
}

const pageOf = (kind: Kind) => templates[kind].samplePage.split('?')[0]!

function addressOf(origin: string, locale: Locale, page: string, { token, continueTo }: Facts): string {
  const query = new URLSearchParams({
    ...(token && { token }), // State belongs to one browser; links may open elsewhere.
    ...(continueTo && { continue: destinationOf(continueTo) }),
  })
  return `${origin}${locale === 'en' ? '' : `/${locale}`}/${page}${query.size ? `?${query}` : ''}`
}
