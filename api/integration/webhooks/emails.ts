// Email to webhook managers when one is disabled, in their languages.
import { type Locale, locales, type Names } from '#contract/foundation/locales.ts'
import { sendTemplate } from '#kit/mail/send.ts'
import type { EmailTemplate, EmailWords } from '#kit/mail/template.ts'
import { emailTemplate, pageIn, sampleBusiness } from '#api/identity/emails/lookup.ts'
import { peopleWho } from '#api/identity/members/lookup.ts'
import { emailsOf, languagesOf } from '#api/identity/people/lookup.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import type { Tx } from './queries.ts'

type Words = { subject: string; failing: string; gone: string; next: string; button: string; footer: string }

const words: Record<Locale, Words> = {
  en: {
    subject: 'A webhook of {company} was disabled',
    failing: 'Nothing could be delivered to {url} for three days, so we stopped calling it.',
    gone: '{url} answered 410 Gone, so we stopped calling it.',
    next: 'Events that happen meanwhile are not sent. Once the address answers again, enable the webhook; failed deliveries of the last 30 days can be sent again from its log.',
    button: 'Open the webhooks',
    footer: 'You receive this because you manage the webhooks of this company on WBN.',
  },
  es: {
    subject: 'Se ha desactivado un webhook de {company}',
    failing: 'Durante tres días no se pudo entregar nada a {url}, por lo que hemos dejado de llamarla.',
    gone: '{url} respondió 410 Gone, por lo que hemos dejado de llamarla.',
    next: 'Los eventos que ocurran mientras tanto no se envían. Cuando la dirección vuelva a responder, active el webhook; las entregas fallidas de los últimos 30 días se pueden reenviar desde su registro.',
    button: 'Abrir los webhooks',
    footer: 'Recibe este mensaje porque gestiona los webhooks de esta empresa en WBN.',
  },
  it: {
    subject: 'Un webhook di {company} è stato disattivato',
    failing: 'Per tre giorni non è stato possibile consegnare nulla a {url}: abbiamo quindi smesso di chiamarlo.',
    gone: '{url} ha risposto 410 Gone: abbiamo quindi smesso di chiamarlo.',
    next: 'Gli eventi che accadono nel frattempo non vengono inviati. Quando l’indirizzo risponderà di nuovo, riattivi il webhook; le consegne non riuscite degli ultimi 30 giorni si possono ripetere dal registro.',
    button: 'Apri i webhook',
    footer: 'Riceve questo messaggio perché gestisce i webhook di questa azienda su WBN.',
  },
  zh: {
    subject: '{company} 的一个 Webhook 已停用',
    failing: '连续三天无法向 {url} 投递任何内容，因此我们已停止调用该地址。',
    gone: '{url} 返回了 410 Gone，因此我们已停止调用该地址。',
    next: '停用期间发生的事件不会发送。地址恢复后请重新启用该 Webhook；最近 30 天内失败的投递可在日志中重新发送。',
    button: '打开 Webhook 页面',
    footer: '您收到此邮件，是因为您在 WBN 上管理该公司的 Webhook。',
  },
}

function templateOf(cause: 'failing' | 'gone', name: Names, when: Names): EmailTemplate {
  const textIn = (locale: Locale): EmailWords => {
    const { subject, [cause]: first, next, button, footer } = words[locale]
    return { subject, paragraphs: [first, next], button, footer }
  }
  return emailTemplate({
    kind: `webhooks.${cause}`,
    group: 'businesses',
    receiver: 'managers',
    name,
    when,
    samplePage: `${sampleBusiness}/webhooks`,
    required: ['url'],
    texts: Object.fromEntries(locales.map((locale) => [locale, textIn(locale)])) as Record<Locale, EmailWords>,
  })
}

const failing = templateOf(
  'failing',
  { en: 'Webhook disabled', es: 'Webhook desactivado', it: 'Webhook disattivato', zh: 'Webhook 已停用' },
  {
    en: 'Nothing could be delivered to a webhook for three days.',
    es: 'Durante tres días no se ha podido entregar nada a un webhook.',
    it: 'Per tre giorni non è stato possibile consegnare nulla a un webhook.',
    zh: 'Webhook 连续三天无法投递时。',
  },
)
const gone = templateOf(
  'gone',
  { en: 'Webhook gone', es: 'Webhook retirado', it: 'Webhook non più disponibile', zh: 'Webhook 已不存在' },
  {
    en: 'A webhook answered that it is gone for good.',
    es: 'Un webhook respondió que ya no existe.',
    it: 'Un webhook ha risposto di non esistere più.',
    zh: 'Webhook 返回已永久删除时。',
  },
)
export const emails = [failing, gone]

type Disabled = { businessID: string; url: string; companyName: string; isGone: boolean }

/** Runs in the disabling transaction. */
export async function tellDisabled(
  tx: Tx,
  { pool, pages }: Pick<WorkerDependencies, 'pool' | 'pages'>,
  { businessID, url, companyName, isGone }: Disabled,
): Promise<void> {
  const people = (await peopleWho(tx, 'manageWebhooks', [businessID])).get(businessID) ?? []
  const [addresses, languages] = await Promise.all([emailsOf(tx, people), languagesOf(pool, people)])
  for (const [userID, to] of addresses) {
    const locale = languages.get(userID) ?? 'en'
    const href = pageIn(pages(), locale, `business/${businessID}/webhooks`)
    const values = { company: companyName, url }
    await sendTemplate(tx, isGone ? gone : failing, { to, locale, values, href })
  }
}
