// Placeholders of emails about memberships.
import type { Placeholder } from '#kit/mail/template.ts'
import { of } from './placeholder.ts'

export const ofMemberships = {
  plan: of(
    { en: 'Name of the plan', es: 'Nombre del plan', it: 'Nome del piano', zh: '方案名称', de: 'Name des Tarifs' },
    'Gold',
  ),
  total: of({ en: 'Amount', es: 'Importe', it: 'Importo', zh: '金额', de: 'Betrag' }, 'US$ 1,490.00'),
  former: of(
    {
      en: 'What the term that ends cost',
      es: 'Lo que costó el periodo que termina',
      it: 'Quanto è costato il periodo che finisce',
      zh: '即将到期的会员期的价格',
      de: 'Was der endende Zeitraum gekostet hat',
    },
    'US$ 1,290.00',
  ),
  includedNext: of(
    {
      en: 'What the next term includes, where that changes',
      es: 'Lo que incluye el próximo periodo, si cambia',
      it: 'Che cosa include il prossimo periodo, se cambia',
      zh: '下一会员期包含的内容（如有变化）',
      de: 'Was der nächste Zeitraum umfasst, falls sich das ändert',
    },
    {
      en: 'products shown: 25, boosts a month: 3, hours of support a year: 0',
      es: 'productos visibles: 25, impulsos al mes: 3, horas de soporte al año: 0',
      it: 'prodotti visibili: 25, boost al mese: 3, ore di assistenza all’anno: 0',
      zh: '展示产品：25，每月推广：3，每年支持小时：0',
      de: 'gezeigte Produkte: 25, Hervorhebungen im Monat: 3, Supportstunden im Jahr: 0',
    },
    { optional: true },
  ),
  includedNow: of(
    {
      en: 'What this term includes, where that changes',
      es: 'Lo que incluye este periodo, si cambia',
      it: 'Che cosa include questo periodo, se cambia',
      zh: '本会员期包含的内容（如有变化）',
      de: 'Was dieser Zeitraum umfasst, falls sich das ändert',
    },
    {
      en: 'products shown: 20, boosts a month: 3, hours of support a year: 0',
      es: 'productos visibles: 20, impulsos al mes: 3, horas de soporte al año: 0',
      it: 'prodotti visibili: 20, boost al mese: 3, ore di assistenza all’anno: 0',
      zh: '展示产品：20，每月推广：3，每年支持小时：0',
      de: 'gezeigte Produkte: 20, Hervorhebungen im Monat: 3, Supportstunden im Jahr: 0',
    },
    { optional: true },
  ),
  number: of(
    {
      en: 'Number of the invoice or credit note',
      es: 'Número de la factura o nota de crédito',
      it: 'Numero della fattura o nota di credito',
      zh: '发票或贷项通知单编号',
      de: 'Nummer der Rechnung oder Rechnungskorrektur',
    },
    'WBN-2026-000123',
  ),
  cancelled: of(
    {
      en: 'Invoice that is replaced',
      es: 'Factura sustituida',
      it: 'Fattura sostituita',
      zh: '被替换的发票',
      de: 'Rechnung, die ersetzt wird',
    },
    '2026-000101',
  ),
  note: of(
    { en: 'Credit note', es: 'Nota de crédito', it: 'Nota di credito', zh: '贷项通知单', de: 'Rechnungskorrektur' },
    '2026-000122',
  ),
  taxBack: of(
    {
      en: 'Tax given back',
      es: 'Impuesto devuelto',
      it: 'Imposta restituita',
      zh: '退还的税款',
      de: 'Erstattete Steuer',
    },
    'US$ 260.00',
    { optional: true },
  ),
  reference: of(
    {
      en: 'Reference number',
      es: 'Número de referencia',
      it: 'Numero di riferimento',
      zh: '参考编号',
      de: 'Referenznummer',
    },
    'WBN-7F3K9',
  ),
} satisfies Record<string, Placeholder>
