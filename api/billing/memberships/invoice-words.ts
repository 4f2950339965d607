// Wording of invoices, credit notes and pro formas.
import type { Locale } from '#contract/foundation/locales.ts'
import type { TaxNote } from '#contract/billing/memberships/tax.ts'

type Words = {
  invoice: string
  correctedInvoice: string
  creditNote: string
  cancellationNote: string
  proForma: string
  seller: string
  buyer: string
  taxNumber: string
  date: string
  payUntil: string
  reference: string
  corrects: string
  replaces: string
  cancels: string
  reason: string
  item: string
  amount: string
  plan: string
  credit: string
  refund: string
  cancellation: string
  term: string
  net: string
  tax: string
  total: string
  card: string
  transfer: string
  bank: string
  notInvoice: string
  page: string
  notes: Record<TaxNote, string>
}

export const invoiceWords: Record<Locale, Words> = {
  en: {
    invoice: 'Invoice',
    correctedInvoice: 'Corrected invoice',
    creditNote: 'Credit note',
    cancellationNote: 'Credit note (cancellation)',
    proForma: 'Pro-forma invoice',
    seller: 'Seller',
    buyer: 'Buyer',
    taxNumber: 'Tax number',
    date: 'Date',
    payUntil: 'Pay by',
    reference: 'Reference',
    corrects: 'Corrects invoice',
    replaces: 'Replaces invoice',
    cancels: 'Cancels invoice',
    reason: 'Reason',
    item: 'Item',
    amount: 'US$',
    plan: '{plan} membership, one year',
    credit: 'Credit for {days} unused days of the former plan',
    refund: 'Refund, {plan} membership',
    cancellation: 'Cancellation of invoice {number}',
    term: 'Term',
    net: 'Net',
    tax: 'VAT {rate} %',
    total: 'Total',
    card: 'Paid by card.',
    transfer: 'Paid by bank transfer.',
    bank: 'Bank details',
    notInvoice: 'This is not an invoice. The invoice follows when the money has arrived.',
    page: 'Page {page} of {pages}',
    notes: {
      domestic: '',
      rate: '',
      reverseCharge:
        'Reverse charge: VAT is to be accounted for by the recipient (Articles 44 and 196 of Directive 2006/112/EC).',
      outside: 'No VAT is charged by the seller on this supply.',
    },
  },
  es: {
    invoice: 'Factura',
    correctedInvoice: 'Factura rectificativa',
    creditNote: 'Nota de crédito',
    cancellationNote: 'Nota de crédito (anulación)',
    proForma: 'Factura proforma',
    seller: 'Vendedor',
    buyer: 'Comprador',
    taxNumber: 'Número fiscal',
    date: 'Fecha',
    payUntil: 'Pagar antes del',
    reference: 'Referencia',
    corrects: 'Rectifica la factura',
    replaces: 'Sustituye a la factura',
    cancels: 'Anula la factura',
    reason: 'Motivo',
    item: 'Concepto',
    amount: 'US$',
    plan: 'Membresía {plan}, un año',
    credit: 'Abono de {days} días no usados del plan anterior',
    refund: 'Reembolso, membresía {plan}',
    cancellation: 'Anulación de la factura {number}',
    term: 'Periodo',
    net: 'Neto',
    tax: 'IVA {rate} %',
    total: 'Total',
    card: 'Pagado con tarjeta.',
    transfer: 'Pagado por transferencia bancaria.',
    bank: 'Datos bancarios',
    notInvoice: 'Este documento no es una factura. La factura se emite cuando llega el dinero.',
    page: 'Página {page} de {pages}',
    notes: {
      domestic: '',
      rate: '',
      reverseCharge:
        'Inversión del sujeto pasivo: el IVA lo liquida el destinatario (artículos 44 y 196 de la Directiva 2006/112/CE).',
      outside: 'El vendedor no repercute IVA en esta operación.',
    },
  },
  it: {
    invoice: 'Fattura',
    correctedInvoice: 'Fattura sostitutiva',
    creditNote: 'Nota di credito',
    cancellationNote: 'Nota di credito (storno)',
    proForma: 'Fattura proforma',
    seller: 'Venditore',
    buyer: 'Acquirente',
    taxNumber: 'Partita IVA / codice fiscale',
    date: 'Data',
    payUntil: 'Pagare entro il',
    reference: 'Riferimento',
    corrects: 'Rettifica la fattura',
    replaces: 'Sostituisce la fattura',
    cancels: 'Annulla la fattura',
    reason: 'Motivo',
    item: 'Descrizione',
    amount: 'US$',
    plan: 'Abbonamento {plan}, un anno',
    credit: 'Accredito per {days} giorni non usati del piano precedente',
    refund: 'Rimborso, abbonamento {plan}',
    cancellation: 'Storno della fattura {number}',
    term: 'Periodo',
    net: 'Imponibile',
    tax: 'IVA {rate} %',
    total: 'Totale',
    card: 'Pagato con carta.',
    transfer: 'Pagato con bonifico bancario.',
    bank: 'Coordinate bancarie',
    notInvoice: 'Questo documento non è una fattura. La fattura segue all’arrivo del denaro.',
    page: 'Pagina {page} di {pages}',
    notes: {
      domestic: '',
      rate: '',
      reverseCharge:
        'Inversione contabile: IVA assolta dal destinatario (articoli 44 e 196 della Direttiva 2006/112/CE).',
      outside: 'Il venditore non addebita IVA su questa operazione.',
    },
  },
  zh: {
    invoice: '发票',
    correctedInvoice: '更正发票',
    creditNote: '贷项通知单',
    cancellationNote: '贷项通知单（作废）',
    proForma: '形式发票',
    seller: '卖方',
    buyer: '买方',
    taxNumber: '税号',
    date: '日期',
    payUntil: '付款期限',
    reference: '附言',
    corrects: '更正发票',
    replaces: '替换发票',
    cancels: '作废发票',
    reason: '原因',
    item: '项目',
    amount: 'US$',
    plan: '{plan} 会员，一年',
    credit: '原方案未使用的 {days} 天抵扣',
    refund: '退款，{plan} 会员',
    cancellation: '作废发票 {number}',
    term: '期限',
    net: '净额',
    tax: '增值税 {rate} %',
    total: '合计',
    card: '已用银行卡付款。',
    transfer: '已通过银行转账付款。',
    bank: '银行信息',
    notInvoice: '本文件不是发票。款项到账后将开具发票。',
    page: '第 {page} 页，共 {pages} 页',
    notes: {
      domestic: '',
      rate: '',
      reverseCharge: '反向征收：增值税由接收方申报（欧盟 2006/112/EC 号指令第 44 条和第 196 条）。',
      outside: '卖方对本次交易不收取增值税。',
    },
  },
  de: {
    invoice: 'Rechnung',
    correctedInvoice: 'Korrigierte Rechnung',
    creditNote: 'Rechnungskorrektur',
    cancellationNote: 'Stornorechnung',
    proForma: 'Proforma-Rechnung',
    seller: 'Verkäufer',
    buyer: 'Käufer',
    taxNumber: 'Steuernummer',
    date: 'Datum',
    payUntil: 'Zahlbar bis',
    reference: 'Referenz',
    corrects: 'Korrigiert die Rechnung',
    replaces: 'Ersetzt die Rechnung',
    cancels: 'Storniert die Rechnung',
    reason: 'Grund',
    item: 'Position',
    amount: 'US$',
    plan: 'Mitgliedschaft {plan}, ein Jahr',
    credit: 'Anrechnung von {days} ungenutzten Tagen des früheren Tarifs',
    refund: 'Erstattung, Mitgliedschaft {plan}',
    cancellation: 'Stornierung der Rechnung {number}',
    term: 'Zeitraum',
    net: 'Netto',
    tax: 'USt. {rate} %',
    total: 'Gesamt',
    card: 'Mit Karte bezahlt.',
    transfer: 'Per Überweisung bezahlt.',
    bank: 'Bankverbindung',
    notInvoice: 'Dies ist keine Rechnung. Die Rechnung folgt, sobald das Geld eingegangen ist.',
    page: 'Seite {page} von {pages}',
    notes: {
      domestic: '',
      rate: '',
      reverseCharge:
        'Steuerschuldnerschaft des Leistungsempfängers: Die Umsatzsteuer schuldet der Empfänger (Artikel 44 und 196 der Richtlinie 2006/112/EG).',
      outside: 'Der Verkäufer berechnet auf diese Leistung keine Umsatzsteuer.',
    },
  },
}
