// Email about a disabled webhook, to its managers.
import { shownUrl } from '#kit/hosts.ts'
import { sendTemplate } from '#kit/mail/send.ts'
import { pageIn } from '#api/identity/emails/lookup.ts'
import { peopleWho } from '#api/identity/members/lookup.ts'
import { emailsOf, languagesOf } from '#api/identity/people/lookup.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import { templates } from './email-words.ts'
import type { Tx } from './queries.ts'

type DisabledWebhook = { businessID: string; url: string; companyName: string; isGone: boolean }

export async function tellDisabled(
  tx: Tx,
  { pool, pages }: Pick<WorkerDependencies, 'pool' | 'pages'>,
  { businessID, url, companyName, isGone }: DisabledWebhook,
): Promise<void> {
  const people = (await peopleWho(tx, 'manageWebhooks', [businessID])).get(businessID) ?? []
  const [addresses, languages] = await Promise.all([emailsOf(tx, people), languagesOf(pool, people)])
  for (const [userID, to] of addresses) {
    const locale = languages.get(userID) ?? 'en'
    const href = pageIn(pages(), locale, `business/${businessID}/webhooks`)
    const values = { company: companyName, url: shownUrl(url) }
    await sendTemplate(tx, isGone ? templates.gone : templates.failing, { to, locale, values, href })
  }
}
