// Words of emails about a disabled webhook.
import { sampleBusiness, templatesOf } from '#api/identity/emails/lookup.ts'

const next = {
  en: 'Events that happen meanwhile are not sent. Once the address answers again, enable the webhook; failed deliveries of the last 30 days can be sent again from its log.',
  es: 'Los eventos que ocurran mientras tanto no se envían. Cuando la dirección vuelva a responder, active el webhook; las entregas fallidas de los últimos 30 días se pueden reenviar desde su registro.',
  it: 'Gli eventi che accadono nel frattempo non vengono inviati. Quando l’indirizzo risponderà di nuovo, riattiva il webhook; le consegne non riuscite degli ultimi 30 giorni si possono ripetere dal registro.',
  zh: '停用期间发生的事件不会发送。地址恢复后请重新启用该 Webhook；最近 30 天内失败的投递可在日志中重新发送。',
  de: 'Ereignisse, die inzwischen eintreten, werden nicht gesendet. Sobald die Adresse wieder antwortet, aktivieren Sie den Webhook; fehlgeschlagene Zustellungen der letzten 30 Tage lassen sich aus seinem Protokoll erneut senden.',
}

const shared = {
  group: 'businesses',
  receiver: 'managers',
  throttle: 'due',
  subject: {
    en: 'A webhook of {company} was disabled',
    es: 'Se ha desactivado un webhook de {company}',
    it: 'Un webhook di {company} è stato disattivato',
    zh: '{company} 的一个 Webhook 已停用',
    de: 'Ein Webhook von {company} wurde deaktiviert',
  },
  button: {
    en: 'Open the webhooks',
    es: 'Abrir los webhooks',
    it: 'Apri i webhook',
    zh: '打开 Webhook 页面',
    de: 'Webhooks öffnen',
  },
  footer: {
    en: 'You receive this because you manage the webhooks of this company on WBN.',
    es: 'Recibe este mensaje porque gestiona los webhooks de esta empresa en WBN.',
    it: 'Ricevi questo messaggio perché gestisci i webhook di questa azienda su WBN.',
    zh: '您收到此邮件，是因为您在 WBN 上管理该公司的 Webhook。',
    de: 'Sie erhalten diese E-Mail, weil Sie die Webhooks dieses Unternehmens auf WBN verwalten.',
  },
  required: ['url'],
  samplePage: `${sampleBusiness}/webhooks`,
} as const

export const templates = templatesOf('webhooks.', shared, {
  failing: {
    name: {
      en: 'Webhook disabled',
      es: 'Webhook desactivado',
      it: 'Webhook disattivato',
      zh: 'Webhook 已停用',
      de: 'Webhook deaktiviert',
    },
    when: {
      en: 'Nothing could be delivered to a webhook for three days.',
      es: 'Durante tres días no se ha podido entregar nada a un webhook.',
      it: 'Per tre giorni non è stato possibile consegnare nulla a un webhook.',
      zh: 'Webhook 连续三天无法投递时。',
      de: 'Einem Webhook konnte drei Tage lang nichts zugestellt werden.',
    },
    paragraphs: [
      {
        en: 'Nothing could be delivered to {url} for three days, so we stopped calling it.',
        es: 'Durante tres días no se pudo entregar nada a {url}, por lo que hemos dejado de llamarla.',
        it: 'Per tre giorni non è stato possibile consegnare nulla a {url}: abbiamo quindi smesso di chiamarlo.',
        zh: '连续三天无法向 {url} 投递任何内容，因此我们已停止调用该地址。',
        de: 'An {url} konnte drei Tage lang nichts zugestellt werden, daher rufen wir die Adresse nicht mehr auf.',
      },
      next,
    ],
  },
  gone: {
    name: {
      en: 'Webhook gone',
      es: 'Webhook retirado',
      it: 'Webhook non più disponibile',
      zh: 'Webhook 已不存在',
      de: 'Webhook nicht mehr vorhanden',
    },
    when: {
      en: 'A webhook answered that it is gone for good.',
      es: 'Un webhook respondió que ya no existe.',
      it: 'Un webhook ha risposto di non esistere più.',
      zh: 'Webhook 返回已永久删除时。',
      de: 'Ein Webhook antwortete, dass es ihn nicht mehr gibt.',
    },
    paragraphs: [
      {
        en: '{url} answered 410 Gone, so we stopped calling it.',
        es: '{url} respondió 410 Gone, por lo que hemos dejado de llamarla.',
        it: '{url} ha risposto 410 Gone: abbiamo quindi smesso di chiamarlo.',
        zh: '{url} 返回了 410 Gone，因此我们已停止调用该地址。',
        de: '{url} antwortete mit 410 Gone, daher rufen wir die Adresse nicht mehr auf.',
      },
      next,
    ],
  },
})
