// Wording of membership emails in four languages.
import type { Locale } from '#contract/foundation/locales.ts'

export const emailNames = [
  'receipt',
  'renews',
  'renewsChanged',
  'ends',
  'failed',
  'ended',
  'order',
  'refunded',
] as const
export type EmailName = (typeof emailNames)[number]
type Others = Record<'button' | 'footer' | 'included' | 'products' | 'boosts' | 'supportHours', string>
type Words = Record<EmailName, { subject: string; text: string }> & Others

export const words: Record<Locale, Words> = {
  en: {
    receipt: {
      subject: '{plan} membership of {company}: payment received',
      text: 'We have received {total}. The membership runs until {date}. Invoice {number} can be downloaded on the membership page.',
    },
    renews: {
      subject: '{plan} membership of {company} renews on {date}',
      text: 'On {date} the card on file is charged {total} net for another year. You can change the card or cancel until then.',
    },
    renewsChanged: {
      subject: '{plan} membership of {company} renews on {date} at another price: {total}',
      text: 'The price changes. On {date} the card on file is charged {total} net for another year; this year cost {former}. You can change the card or cancel until then: the membership then ends on {date}, and nothing is charged.',
    },
    ends: {
      subject: '{plan} membership of {company} ends on {date}',
      text: 'After {date} the free plan applies: products beyond its limit are hidden, not deleted. To keep the plan for another year at {total} net, take back the cancellation or renew.',
    },
    failed: {
      subject: 'The {plan} membership of {company} could not be renewed',
      text: 'The card was not accepted. We try again within the next days; the membership ends on {date} if it is not paid. You can pay with another card on the membership page.',
    },
    ended: {
      subject: 'The {plan} membership of {company} has ended',
      text: 'The free plan applies now. Products beyond its limit are hidden and return when the membership is renewed.',
    },
    order: {
      subject: 'Order {reference}: {plan} membership of {company}',
      text: 'Please transfer {total} by {date} and name {reference}. The pro-forma invoice with our bank details is on the membership page. The membership begins when the money has arrived.',
    },
    refunded: {
      subject: 'Refund for the {plan} membership of {company}',
      text: 'We have returned {total}. Credit note {number} can be downloaded on the membership page.',
    },
    included: 'The next year includes {includedNext}. This one includes {includedNow}.',
    products: 'products shown',
    boosts: 'boosts a month',
    supportHours: 'hours of support a year',
    button: 'Open the membership page',
    footer: 'You receive this because of the membership of this business on WBN.',
  },
  es: {
    receipt: {
      subject: 'Membresía {plan} de {company}: pago recibido',
      text: 'Hemos recibido {total}. La membresía es válida hasta el {date}. La factura {number} se puede descargar en la página de la membresía.',
    },
    renews: {
      subject: 'La membresía {plan} de {company} se renueva el {date}',
      text: 'El {date} se cargarán {total} netos en la tarjeta guardada por un año más. Hasta entonces puede cambiar la tarjeta o cancelar.',
    },
    renewsChanged: {
      subject: 'La membresía {plan} de {company} se renueva el {date} a otro precio: {total}',
      text: 'El precio cambia. El {date} se cargarán {total} netos en la tarjeta guardada por un año más; este año costó {former}. Hasta entonces puede cambiar la tarjeta o cancelar: la membresía termina entonces el {date} y no se cobra nada.',
    },
    ends: {
      subject: 'La membresía {plan} de {company} termina el {date}',
      text: 'Después del {date} se aplica el plan gratuito: los productos que superen su límite se ocultan, no se borran. Para conservar el plan un año más por {total} netos, anule la cancelación o renueve.',
    },
    failed: {
      subject: 'No se pudo renovar la membresía {plan} de {company}',
      text: 'La tarjeta no fue aceptada. Volveremos a intentarlo en los próximos días; si no se paga, la membresía termina el {date}. Puede pagar con otra tarjeta en la página de la membresía.',
    },
    ended: {
      subject: 'La membresía {plan} de {company} ha terminado',
      text: 'Ahora se aplica el plan gratuito. Los productos que superan su límite están ocultos y vuelven cuando se renueve la membresía.',
    },
    order: {
      subject: 'Pedido {reference}: membresía {plan} de {company}',
      text: 'Transfiera {total} antes del {date} e indique {reference}. La factura proforma con nuestros datos bancarios está en la página de la membresía. La membresía empieza cuando llegue el dinero.',
    },
    refunded: {
      subject: 'Reembolso de la membresía {plan} de {company}',
      text: 'Hemos devuelto {total}. La nota de crédito {number} se puede descargar en la página de la membresía.',
    },
    included: 'El próximo año incluye {includedNext}. El actual incluye {includedNow}.',
    products: 'productos visibles',
    boosts: 'impulsos al mes',
    supportHours: 'horas de soporte al año',
    button: 'Abrir la página de la membresía',
    footer: 'Recibe este mensaje por la membresía de esta empresa en WBN.',
  },
  it: {
    receipt: {
      subject: 'Abbonamento {plan} di {company}: pagamento ricevuto',
      text: 'Abbiamo ricevuto {total}. L’abbonamento vale fino al {date}. La fattura {number} si scarica dalla pagina dell’abbonamento.',
    },
    renews: {
      subject: 'L’abbonamento {plan} di {company} si rinnova il {date}',
      text: 'Il {date} verranno addebitati {total} netti sulla carta registrata per un altro anno. Fino ad allora può cambiare carta o disdire.',
    },
    renewsChanged: {
      subject: 'L’abbonamento {plan} di {company} si rinnova il {date} a un altro prezzo: {total}',
      text: 'Il prezzo cambia. Il {date} verranno addebitati {total} netti sulla carta registrata per un altro anno; quest’anno è costato {former}. Fino ad allora può cambiare carta o disdire: l’abbonamento termina allora il {date} e non viene addebitato nulla.',
    },
    ends: {
      subject: 'L’abbonamento {plan} di {company} termina il {date}',
      text: 'Dopo il {date} vale il piano gratuito: i prodotti oltre il limite vengono nascosti, non cancellati. Per mantenere il piano un altro anno a {total} netti, revochi la disdetta o rinnovi.',
    },
    failed: {
      subject: 'L’abbonamento {plan} di {company} non è stato rinnovato',
      text: 'La carta non è stata accettata. Riproveremo nei prossimi giorni; senza pagamento l’abbonamento termina il {date}. Può pagare con un’altra carta dalla pagina dell’abbonamento.',
    },
    ended: {
      subject: 'L’abbonamento {plan} di {company} è terminato',
      text: 'Ora vale il piano gratuito. I prodotti oltre il limite sono nascosti e tornano visibili quando l’abbonamento viene rinnovato.',
    },
    order: {
      subject: 'Ordine {reference}: abbonamento {plan} di {company}',
      text: 'Effettui un bonifico di {total} entro il {date} indicando {reference}. La fattura proforma con i nostri dati bancari è nella pagina dell’abbonamento. L’abbonamento inizia quando arriva il denaro.',
    },
    refunded: {
      subject: 'Rimborso dell’abbonamento {plan} di {company}',
      text: 'Abbiamo restituito {total}. La nota di credito {number} si scarica dalla pagina dell’abbonamento.',
    },
    included: 'Il prossimo anno comprende {includedNext}. Quello in corso comprende {includedNow}.',
    products: 'prodotti visibili',
    boosts: 'boost al mese',
    supportHours: 'ore di assistenza all’anno',
    button: 'Apri la pagina dell’abbonamento',
    footer: 'Riceve questo messaggio per l’abbonamento di questa azienda su WBN.',
  },
  zh: {
    receipt: {
      subject: '{company} 的 {plan} 会员：已收到付款',
      text: '我们已收到 {total}。会员有效期至 {date}。发票 {number} 可在会员页面下载。',
    },
    renews: {
      subject: '{company} 的 {plan} 会员将于 {date} 续费',
      text: '{date} 将从已保存的银行卡扣取下一年的费用 {total}（不含税）。在此之前您可以更换银行卡或取消会员。',
    },
    renewsChanged: {
      subject: '{company} 的 {plan} 会员将于 {date} 续费，价格变为 {total}',
      text: '价格有变动。{date} 将从已保存的银行卡扣取下一年的费用 {total}（不含税）；本年度的费用为 {former}。在此之前您可以更换银行卡或取消会员：取消后会员将于 {date} 到期，不再扣款。',
    },
    ends: {
      subject: '{company} 的 {plan} 会员将于 {date} 到期',
      text: '{date} 之后将适用免费方案：超出限额的产品会被隐藏，但不会删除。如需以 {total}（不含税）再保留一年，请撤回取消或续费。',
    },
    failed: {
      subject: '{company} 的 {plan} 会员续费失败',
      text: '银行卡未被接受。我们会在接下来几天内重试；若仍未付款，会员将于 {date} 终止。您可以在会员页面使用其他银行卡付款。',
    },
    ended: {
      subject: '{company} 的 {plan} 会员已到期',
      text: '现在适用免费方案。超出限额的产品已被隐藏，续费后会重新显示。',
    },
    order: {
      subject: '订单 {reference}：{company} 的 {plan} 会员',
      text: '请在 {date} 前转账 {total}，并注明 {reference}。形式发票和我们的银行信息在会员页面。款项到账后会员即生效。',
    },
    refunded: {
      subject: '{company} 的 {plan} 会员退款',
      text: '我们已退还 {total}。贷项通知单 {number} 可在会员页面下载。',
    },
    included: '下一年度包含：{includedNext}。本年度包含：{includedNow}。',
    products: '展示产品数',
    boosts: '每月推广次数',
    supportHours: '每年支持小时数',
    button: '打开会员页面',
    footer: '您收到此邮件是因为该企业在 WBN 上的会员。',
  },
}
