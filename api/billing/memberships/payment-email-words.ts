// Words of emails about payments of memberships.
import { sampleBusiness, templatesOf } from '#api/identity/emails/lookup.ts'

export const shared = {
  group: 'memberships',
  receiver: 'payer',
  throttle: 'due',
  button: {
    en: 'Open the membership page',
    es: 'Abrir la página de la membresía',
    it: 'Apri la pagina dell’abbonamento',
    zh: '打开会员页面',
    de: 'Mitgliedschaft öffnen',
  },
  footer: {
    en: 'You receive this because of the membership of this business on WBN.',
    es: 'Recibe este mensaje por la membresía de esta empresa en WBN.',
    it: 'Ricevi questo messaggio per l’abbonamento di questa azienda su WBN.',
    zh: '您收到此邮件是因为该企业在 WBN 上的会员。',
    de: 'Sie erhalten diese E-Mail wegen der Mitgliedschaft dieses Unternehmens auf WBN.',
  },
  samplePage: `${sampleBusiness}/membership`,
} as const

export const ofPayments = templatesOf('memberships.', shared, {
  receipt: {
    name: {
      en: 'Payment received',
      es: 'Pago recibido',
      it: 'Pagamento ricevuto',
      zh: '已收到付款',
      de: 'Zahlung erhalten',
    },
    when: {
      en: 'A membership was paid.',
      es: 'Se ha pagado una membresía.',
      it: 'Un abbonamento è stato pagato.',
      zh: '会员费用支付后。',
      de: 'Eine Mitgliedschaft wurde bezahlt.',
    },
    subject: {
      en: '{plan} membership of {company}: payment received',
      es: 'Membresía {plan} de {company}: pago recibido',
      it: 'Abbonamento {plan} di {company}: pagamento ricevuto',
      zh: '{company} 的 {plan} 会员：已收到付款',
      de: 'Mitgliedschaft {plan} von {company}: Zahlung erhalten',
    },
    paragraphs: [
      {
        en: 'We have received {total}. The membership runs until {date}. Invoice {number} can be downloaded on the membership page.',
        es: 'Hemos recibido {total}. La membresía es válida hasta el {date}. La factura {number} se puede descargar en la página de la membresía.',
        it: 'Abbiamo ricevuto {total}. L’abbonamento vale fino al {date}. La fattura {number} si scarica dalla pagina dell’abbonamento.',
        zh: '我们已收到 {total}。会员有效期至 {date}。发票 {number} 可在会员页面下载。',
        de: 'Wir haben {total} erhalten. Die Mitgliedschaft gilt bis {date}. Die Rechnung {number} können Sie auf der Seite der Mitgliedschaft herunterladen.',
      },
    ],
    required: ['total', 'number'],
  },
  order: {
    throttle: 'own',
    name: {
      en: 'Order by transfer',
      es: 'Pedido por transferencia',
      it: 'Ordine con bonifico',
      zh: '转账订单',
      de: 'Bestellung per Überweisung',
    },
    when: {
      en: 'Somebody ordered a membership to be paid by transfer.',
      es: 'Alguien ha pedido una membresía que se paga por transferencia.',
      it: 'Qualcuno ha ordinato un abbonamento da pagare con bonifico.',
      zh: '有人以转账方式订购会员时。',
      de: 'Jemand hat eine Mitgliedschaft bestellt, die per Überweisung bezahlt wird.',
    },
    subject: {
      en: 'Order {reference}: {plan} membership of {company}',
      es: 'Pedido {reference}: membresía {plan} de {company}',
      it: 'Ordine {reference}: abbonamento {plan} di {company}',
      zh: '订单 {reference}：{company} 的 {plan} 会员',
      de: 'Bestellung {reference}: Mitgliedschaft {plan} von {company}',
    },
    paragraphs: [
      {
        en: 'Please transfer {total} by {date} and name {reference}. The pro-forma invoice with our bank details is on the membership page. The membership begins when the money has arrived.',
        es: 'Transfiera {total} antes del {date} e indique {reference}. La factura proforma con nuestros datos bancarios está en la página de la membresía. La membresía empieza cuando llegue el dinero.',
        it: 'Effettua un bonifico di {total} entro il {date} indicando {reference}. La fattura proforma con i nostri dati bancari è nella pagina dell’abbonamento. L’abbonamento inizia quando arriva il denaro.',
        zh: '请在 {date} 前转账 {total}，并注明 {reference}。形式发票和我们的银行信息在会员页面。款项到账后会员即生效。',
        de: 'Bitte überweisen Sie {total} bis {date} und geben Sie {reference} an. Die Proforma-Rechnung mit unserer Bankverbindung finden Sie auf der Seite der Mitgliedschaft. Die Mitgliedschaft beginnt, sobald das Geld eingegangen ist.',
      },
    ],
    required: ['total', 'date', 'reference'],
  },
  refunded: {
    name: { en: 'Refund', es: 'Reembolso', it: 'Rimborso', zh: '退款', de: 'Erstattung' },
    when: {
      en: 'The operator returned money for a membership.',
      es: 'El operador ha devuelto dinero de una membresía.',
      it: 'Il gestore ha restituito denaro per un abbonamento.',
      zh: '运营方退还会员费用后。',
      de: 'Der Betreiber hat Geld für eine Mitgliedschaft erstattet.',
    },
    subject: {
      en: 'Refund for the {plan} membership of {company}',
      es: 'Reembolso de la membresía {plan} de {company}',
      it: 'Rimborso dell’abbonamento {plan} di {company}',
      zh: '{company} 的 {plan} 会员退款',
      de: 'Erstattung für die Mitgliedschaft {plan} von {company}',
    },
    paragraphs: [
      {
        en: 'We have returned {total}. Credit note {number} can be downloaded on the membership page.',
        es: 'Hemos devuelto {total}. La nota de crédito {number} se puede descargar en la página de la membresía.',
        it: 'Abbiamo restituito {total}. La nota di credito {number} si scarica dalla pagina dell’abbonamento.',
        zh: '我们已退还 {total}。贷项通知单 {number} 可在会员页面下载。',
        de: 'Wir haben {total} erstattet. Die Rechnungskorrektur {number} können Sie auf der Seite der Mitgliedschaft herunterladen.',
      },
    ],
    required: ['total', 'number'],
  },
  corrected: {
    name: {
      en: 'Corrected invoice',
      es: 'Factura corregida',
      it: 'Fattura corretta',
      zh: '更正发票',
      de: 'Korrigierte Rechnung',
    },
    when: {
      en: 'An invoice was replaced by one with corrected details.',
      es: 'Se ha sustituido una factura por otra con los datos corregidos.',
      it: 'Una fattura è stata sostituita da una con i dati corretti.',
      zh: '发票被更正后的发票替换后。',
      de: 'Eine Rechnung wurde durch eine mit korrigierten Angaben ersetzt.',
    },
    subject: {
      en: 'Corrected invoice {number} for {company}',
      es: 'Factura corregida {number} de {company}',
      it: 'Fattura corretta {number} per {company}',
      zh: '{company} 的更正发票 {number}',
      de: 'Korrigierte Rechnung {number} für {company}',
    },
    paragraphs: [
      {
        en: 'Invoice {cancelled} is cancelled by credit note {note} and replaced by invoice {number}. Both can be downloaded on the membership page.',
        es: 'La factura {cancelled} queda anulada por la nota de crédito {note} y sustituida por la factura {number}. Ambas se pueden descargar en la página de la membresía.',
        it: 'La fattura {cancelled} è annullata dalla nota di credito {note} e sostituita dalla fattura {number}. Entrambe si scaricano dalla pagina dell’abbonamento.',
        zh: '发票 {cancelled} 已由贷项通知单 {note} 作废，并由发票 {number} 替换。两份文件均可在会员页面下载。',
        de: 'Die Rechnung {cancelled} ist durch die Stornorechnung {note} storniert und durch die Rechnung {number} ersetzt. Beide können Sie auf der Seite der Mitgliedschaft herunterladen.',
      },
      {
        en: 'The tax of {taxBack} that is no longer due is given back.',
        es: 'Se devuelve el impuesto de {taxBack} que ya no corresponde.',
        it: 'L’imposta di {taxBack} non più dovuta viene restituita.',
        zh: '不再应缴的税款 {taxBack} 将退还。',
        de: 'Die nicht mehr geschuldete Steuer von {taxBack} wird erstattet.',
      },
    ],
    required: ['cancelled', 'note', 'number', 'taxBack'],
  },
})
