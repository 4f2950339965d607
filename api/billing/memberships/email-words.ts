// Words of membership emails.
import { sampleBusiness, templatesOf } from '#api/identity/emails/lookup.ts'

/** States changed inclusions of the next term; left out where they stay. */
const included = {
  en: 'The next year includes {includedNext}. This one includes {includedNow}.',
  es: 'El próximo año incluye {includedNext}. El actual incluye {includedNow}.',
  it: 'Il prossimo anno comprende {includedNext}. Quello in corso comprende {includedNow}.',
  zh: '下一年度包含：{includedNext}。本年度包含：{includedNow}。',
  de: 'Das nächste Jahr umfasst: {includedNext}. Das laufende umfasst: {includedNow}.',
}

const shared = {
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

export const templates = templatesOf('memberships.', shared, {
  receipt: {
    name: { en: 'Payment received', es: 'Pago recibido', it: 'Pagamento ricevuto', zh: '已收到付款', de: 'Zahlung erhalten' },
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
  renews: {
    name: {
      en: 'Membership renews',
      es: 'Renovación de la membresía',
      it: 'Rinnovo dell’abbonamento',
      zh: '会员即将续费',
      de: 'Mitgliedschaft verlängert sich',
    },
    when: {
      en: 'In time before a membership renews by itself.',
      es: 'Con tiempo antes de que una membresía se renueve por sí sola.',
      it: 'Con anticipo, prima che un abbonamento si rinnovi da solo.',
      zh: '会员自动续费前。',
      de: 'Rechtzeitig bevor sich eine Mitgliedschaft von selbst verlängert.',
    },
    subject: {
      en: '{plan} membership of {company} renews on {date}',
      es: 'La membresía {plan} de {company} se renueva el {date}',
      it: 'L’abbonamento {plan} di {company} si rinnova il {date}',
      zh: '{company} 的 {plan} 会员将于 {date} 续费',
      de: 'Mitgliedschaft {plan} von {company} verlängert sich am {date}',
    },
    paragraphs: [
      {
        en: 'On {date} the card on file is charged {total} net for another year. You can change the card or cancel until then.',
        es: 'El {date} se cargarán {total} netos en la tarjeta guardada por un año más. Hasta entonces puede cambiar la tarjeta o cancelar.',
        it: 'Il {date} verranno addebitati {total} netti sulla carta registrata per un altro anno. Fino ad allora puoi cambiare carta o disdire.',
        zh: '{date} 将从已保存的银行卡扣取下一年的费用 {total}（不含税）。在此之前您可以更换银行卡或取消会员。',
        de: 'Am {date} werden von der hinterlegten Karte {total} netto für ein weiteres Jahr abgebucht. Bis dahin können Sie die Karte wechseln oder kündigen.',
      },
      included,
    ],
    // The renewal is charged by the terms announced here.
    required: ['date', 'total', 'includedNext'],
  },
  renewsChanged: {
    name: {
      en: 'Membership renews at another price',
      es: 'Renovación de la membresía a otro precio',
      it: 'Rinnovo dell’abbonamento a un altro prezzo',
      zh: '会员将以新价格续费',
      de: 'Mitgliedschaft verlängert sich zu anderem Preis',
    },
    when: {
      en: 'In time before a membership renews by itself, where the price has changed.',
      es: 'Con tiempo antes de que una membresía se renueve por sí sola, si el precio ha cambiado.',
      it: 'Con anticipo, prima che un abbonamento si rinnovi da solo, se il prezzo è cambiato.',
      zh: '会员自动续费前，且价格已变更时。',
      de: 'Rechtzeitig bevor sich eine Mitgliedschaft von selbst verlängert, wenn sich der Preis geändert hat.',
    },
    subject: {
      en: '{plan} membership of {company} renews on {date} at another price: {total}',
      es: 'La membresía {plan} de {company} se renueva el {date} a otro precio: {total}',
      it: 'L’abbonamento {plan} di {company} si rinnova il {date} a un altro prezzo: {total}',
      zh: '{company} 的 {plan} 会员将于 {date} 续费，价格变为 {total}',
      de: 'Mitgliedschaft {plan} von {company} verlängert sich am {date} zu einem anderen Preis: {total}',
    },
    paragraphs: [
      {
        en: 'The price changes. On {date} the card on file is charged {total} net for another year; this year cost {former}. You can change the card or cancel until then: the membership then ends on {date}, and nothing is charged.',
        es: 'El precio cambia. El {date} se cargarán {total} netos en la tarjeta guardada por un año más; este año costó {former}. Hasta entonces puede cambiar la tarjeta o cancelar: la membresía termina entonces el {date} y no se cobra nada.',
        it: 'Il prezzo cambia. Il {date} verranno addebitati {total} netti sulla carta registrata per un altro anno; quest’anno è costato {former}. Fino ad allora puoi cambiare carta o disdire: l’abbonamento termina allora il {date} e non viene addebitato nulla.',
        zh: '价格有变动。{date} 将从已保存的银行卡扣取下一年的费用 {total}（不含税）；本年度的费用为 {former}。在此之前您可以更换银行卡或取消会员：取消后会员将于 {date} 到期，不再扣款。',
        de: 'Der Preis ändert sich. Am {date} werden von der hinterlegten Karte {total} netto für ein weiteres Jahr abgebucht; dieses Jahr kostete {former}. Bis dahin können Sie die Karte wechseln oder kündigen: Dann endet die Mitgliedschaft am {date}, und es wird nichts abgebucht.',
      },
      included,
    ],
    required: ['date', 'total', 'former', 'includedNext'],
  },
  ends: {
    name: {
      en: 'Membership ends',
      es: 'Fin próximo de la membresía',
      it: 'Abbonamento in scadenza',
      zh: '会员即将到期',
      de: 'Mitgliedschaft endet',
    },
    when: {
      en: 'In time before a membership ends that does not renew.',
      es: 'Con tiempo antes de que termine una membresía que no se renueva.',
      it: 'Con anticipo, prima della fine di un abbonamento che non si rinnova.',
      zh: '不续费的会员到期前。',
      de: 'Rechtzeitig bevor eine Mitgliedschaft endet, die sich nicht verlängert.',
    },
    subject: {
      en: '{plan} membership of {company} ends on {date}',
      es: 'La membresía {plan} de {company} termina el {date}',
      it: 'L’abbonamento {plan} di {company} termina il {date}',
      zh: '{company} 的 {plan} 会员将于 {date} 到期',
      de: 'Mitgliedschaft {plan} von {company} endet am {date}',
    },
    paragraphs: [
      {
        en: 'After {date} the free plan applies: products beyond its limit are hidden, not deleted. To keep the plan for another year at {total} net, take back the cancellation or renew.',
        es: 'Después del {date} se aplica el plan gratuito: los productos que superen su límite se ocultan, no se borran. Para conservar el plan un año más por {total} netos, anule la cancelación o renueve.',
        it: 'Dopo il {date} vale il piano gratuito: i prodotti oltre il limite vengono nascosti, non cancellati. Per mantenere il piano un altro anno a {total} netti, revoca la disdetta o rinnova.',
        zh: '{date} 之后将适用免费方案：超出限额的产品会被隐藏，但不会删除。如需以 {total}（不含税）再保留一年，请撤回取消或续费。',
        de: 'Nach dem {date} gilt der kostenlose Tarif: Produkte über dessen Grenze werden ausgeblendet, nicht gelöscht. Um den Tarif für {total} netto ein weiteres Jahr zu behalten, nehmen Sie die Kündigung zurück oder verlängern Sie.',
      },
      included,
    ],
    required: ['date', 'total', 'includedNext'],
  },
  failed: {
    name: { en: 'Renewal failed', es: 'Renovación fallida', it: 'Rinnovo non riuscito', zh: '续费失败', de: 'Verlängerung fehlgeschlagen' },
    when: {
      en: 'The card was not accepted for the renewal.',
      es: 'La tarjeta no fue aceptada para la renovación.',
      it: 'La carta non è stata accettata per il rinnovo.',
      zh: '续费时银行卡未被接受。',
      de: 'Die Karte wurde bei der Verlängerung nicht akzeptiert.',
    },
    subject: {
      en: 'The {plan} membership of {company} could not be renewed',
      es: 'No se pudo renovar la membresía {plan} de {company}',
      it: 'L’abbonamento {plan} di {company} non è stato rinnovato',
      zh: '{company} 的 {plan} 会员续费失败',
      de: 'Die Mitgliedschaft {plan} von {company} konnte nicht verlängert werden',
    },
    paragraphs: [
      {
        en: 'The card was not accepted. We try again within the next days; the membership ends on {date} if it is not paid. You can pay with another card on the membership page.',
        es: 'La tarjeta no fue aceptada. Volveremos a intentarlo en los próximos días; si no se paga, la membresía termina el {date}. Puede pagar con otra tarjeta en la página de la membresía.',
        it: 'La carta non è stata accettata. Riproveremo nei prossimi giorni; senza pagamento l’abbonamento termina il {date}. Puoi pagare con un’altra carta dalla pagina dell’abbonamento.',
        zh: '银行卡未被接受。我们会在接下来几天内重试；若仍未付款，会员将于 {date} 终止。您可以在会员页面使用其他银行卡付款。',
        de: 'Die Karte wurde nicht akzeptiert. Wir versuchen es in den nächsten Tagen erneut; ohne Zahlung endet die Mitgliedschaft am {date}. Auf der Seite der Mitgliedschaft können Sie mit einer anderen Karte zahlen.',
      },
    ],
    required: ['date'],
  },
  ended: {
    name: { en: 'Membership has ended', es: 'Membresía terminada', it: 'Abbonamento terminato', zh: '会员已到期', de: 'Mitgliedschaft beendet' },
    when: {
      en: 'A membership ended without renewal.',
      es: 'Una membresía ha terminado sin renovarse.',
      it: 'Un abbonamento è terminato senza rinnovo.',
      zh: '会员到期未续费后。',
      de: 'Eine Mitgliedschaft endete ohne Verlängerung.',
    },
    subject: {
      en: 'The {plan} membership of {company} has ended',
      es: 'La membresía {plan} de {company} ha terminado',
      it: 'L’abbonamento {plan} di {company} è terminato',
      zh: '{company} 的 {plan} 会员已到期',
      de: 'Die Mitgliedschaft {plan} von {company} ist beendet',
    },
    paragraphs: [
      {
        en: 'The free plan applies now. Products beyond its limit are hidden and return when the membership is renewed.',
        es: 'Ahora se aplica el plan gratuito. Los productos que superan su límite están ocultos y vuelven cuando se renueve la membresía.',
        it: 'Ora vale il piano gratuito. I prodotti oltre il limite sono nascosti e tornano visibili quando l’abbonamento viene rinnovato.',
        zh: '现在适用免费方案。超出限额的产品已被隐藏，恢复会员后会重新显示。',
        de: 'Jetzt gilt der kostenlose Tarif. Produkte über dessen Grenze sind ausgeblendet und erscheinen wieder, sobald die Mitgliedschaft verlängert wird.',
      },
    ],
    required: ['company'],
  },
  order: {
    throttle: 'own',
    name: { en: 'Order by transfer', es: 'Pedido por transferencia', it: 'Ordine con bonifico', zh: '转账订单', de: 'Bestellung per Überweisung' },
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
    name: { en: 'Corrected invoice', es: 'Factura corregida', it: 'Fattura corretta', zh: '更正发票', de: 'Korrigierte Rechnung' },
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
