// Words of digests.
import type { NewsKind } from '#contract/discovery/watches/kinds.ts'
import type { Names } from '#contract/foundation/locales.ts'
import { templatesOf } from '#api/identity/emails/lookup.ts'

const shared = {
  group: 'notifications',
  receiver: 'chosen',
  throttle: 'due',
  button: {
    en: 'Open searches and watches',
    es: 'Abrir búsquedas y seguimientos',
    it: 'Apri ricerche e voci seguite',
    zh: '打开搜索与关注',
    de: 'Suchen und Beobachtetes öffnen',
  },
  footer: {
    en: 'You receive this e-mail because you saved searches or watch things on WBN; once a day at most.\nStop all of these e-mails: {unsubscribe}',
    es: 'Recibe este mensaje porque guardó búsquedas o sigue productos y empresas en WBN; una vez al día como máximo.\nNo recibir más estos correos: {unsubscribe}',
    it: 'Ricevi questo messaggio perché hai salvato ricerche o segui prodotti e aziende su WBN; al massimo una volta al giorno.\nNon ricevere più queste e-mail: {unsubscribe}',
    zh: '您收到此邮件是因为您在 WBN 上保存了搜索或关注了产品和企业；每天最多一封。\n不再接收这些邮件： {unsubscribe}',
    de: 'Sie erhalten diese E-Mail, weil Sie auf WBN Suchen gespeichert haben oder etwas beobachten; höchstens einmal am Tag.\nAlle diese E-Mails abbestellen: {unsubscribe}',
  },
  paragraphs: ['{list}'],
  required: ['list', 'unsubscribe'],
  samplePage: 'saved',
} as const

export const templates = templatesOf('watches.', shared, {
  digest: {
    name: {
      en: 'News of searches and watches',
      es: 'Novedades de búsquedas y seguimientos',
      it: 'Novità di ricerche e voci seguite',
      zh: '搜索与关注的新消息',
      de: 'Neues aus Suchen und Beobachtetem',
    },
    when: {
      en: 'Once a day or a week, to people whose saved searches or watched things have something new that they have not opened.',
      es: 'Una vez al día o a la semana, a quienes tienen novedades sin abrir en sus búsquedas o seguimientos.',
      it: 'Una volta al giorno o alla settimana, a chi ha novità non aperte nelle ricerche salvate o nelle voci seguite.',
      zh: '每天或每周一次，发送给其保存的搜索或关注有未打开新消息的用户。',
      de: 'Einmal am Tag oder in der Woche, an Personen, deren gespeicherte Suchen oder beobachtete Einträge Neues haben, das sie noch nicht geöffnet haben.',
    },
    subject: {
      en: 'Your searches and watches: {count} new',
      es: 'Sus búsquedas y seguimientos: {count} novedades',
      it: 'Le tue ricerche e voci seguite: {count} novità',
      zh: '您的搜索与关注：{count} 条新消息',
      de: 'Ihre Suchen und Beobachtungen: {count} Neuigkeiten',
    },
  },
  asking: {
    name: {
      en: 'Searches that nobody opens',
      es: 'Búsquedas que nadie abre',
      it: 'Ricerche che nessuno apre',
      zh: '长期未打开的搜索',
      de: 'Suchen, die niemand öffnet',
    },
    when: {
      en: 'Once, when saved searches were not opened for six months and there is nothing else to tell; they pause two weeks later.',
      es: 'Una vez, cuando no se han abierto búsquedas guardadas en seis meses y no hay nada más que contar; se pausan dos semanas después.',
      it: 'Una volta, quando le ricerche salvate non sono state aperte per sei mesi e non c’è altro da dire; due settimane dopo vanno in pausa.',
      zh: '保存的搜索六个月未打开且没有其他消息时发送一次；两周后暂停。',
      de: 'Einmal, wenn gespeicherte Suchen sechs Monate lang nicht geöffnet wurden und es sonst nichts zu melden gibt; zwei Wochen später pausieren sie.',
    },
    subject: {
      en: 'Do you still need these searches?',
      es: '¿Todavía necesita estas búsquedas?',
      it: 'Ti servono ancora queste ricerche?',
      zh: '您还需要这些搜索吗？',
      de: 'Brauchen Sie diese Suchen noch?',
    },
  },
})

export const labels: Record<NewsKind, Names> = {
  match: { en: 'new', es: 'nuevo', it: 'nuovo', zh: '新', de: 'neu' },
  import: {
    en: '{count} new products',
    es: '{count} productos nuevos',
    it: '{count} prodotti nuovi',
    zh: '{count} 个新产品',
    de: '{count} neue Produkte',
  },
  supplier: { en: 'new supplier', es: 'proveedor nuevo', it: 'nuovo fornitore', zh: '新供应商', de: 'neuer Lieferant' },
  price: { en: 'price', es: 'precio', it: 'prezzo', zh: '价格', de: 'Preis' },
  minimumOrder: {
    en: 'minimum order',
    es: 'pedido mínimo',
    it: 'ordine minimo',
    zh: '最小起订量',
    de: 'Mindestbestellmenge',
  },
  leadTime: {
    en: 'lead time in days',
    es: 'plazo de entrega en días',
    it: 'tempi di consegna in giorni',
    zh: '交货期（天）',
    de: 'Lieferzeit in Tagen',
  },
  stock: { en: 'stock', es: 'existencias', it: 'disponibilità', zh: '库存', de: 'Bestand' },
  certificate: { en: 'certificates', es: 'certificados', it: 'certificati', zh: '证书', de: 'Zertifikate' },
  verified: { en: 'verified', es: 'verificada', it: 'verificata', zh: '已认证', de: 'geprüft' },
}
export const yes: Names = { en: 'yes', es: 'sí', it: 'sì', zh: '是', de: 'ja' }
export const no: Names = { en: 'no', es: 'no', it: 'no', zh: '否', de: 'nein' }
export const foundBy: Names = {
  en: 'found by {names}',
  es: 'hallado por {names}',
  it: 'trovato da {names}',
  zh: '来自 {names}',
  de: 'gefunden über {names}',
}
export const more: Names = {
  en: 'and {count} more',
  es: 'y {count} más',
  it: 'e altre {count}',
  zh: '另有 {count} 条',
  de: 'und {count} weitere',
}
export const stop: Names = {
  en: 'No more e-mails about “{name}”: {link}',
  es: 'No recibir más correos sobre «{name}»: {link}',
  it: 'Non ricevere più e-mail su «{name}»: {link}',
  zh: '不再接收关于“{name}”的邮件：{link}',
  de: 'Keine E-Mails mehr zu „{name}“: {link}',
}
export const unopened: Names = {
  en: 'You have not opened these searches for six months: {names}. Open one to keep it; the others pause in two weeks.',
  es: 'No ha abierto estas búsquedas en seis meses: {names}. Abra una para conservarla; las demás se pausan en dos semanas.',
  it: 'Non apri queste ricerche da sei mesi: {names}. Aprine una per mantenerla; le altre vanno in pausa fra due settimane.',
  zh: '您已六个月未打开这些搜索：{names}。打开即可保留，其余将在两周后暂停。',
  de: 'Diese Suchen haben Sie seit sechs Monaten nicht geöffnet: {names}. Öffnen Sie eine, um sie zu behalten; die anderen pausieren in zwei Wochen.',
}
