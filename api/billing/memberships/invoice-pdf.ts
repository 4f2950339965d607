// PDF of an invoice, credit note or pro forma.
import { formatsFor } from '#contract/foundation/formats.ts'
import { isLocale } from '#contract/foundation/locales.ts'
import { Sheets } from '#kit/typography/sheets.ts'
import { dayIn } from '#api/identity/emails/lookup.ts'
import { planName } from './emails.ts'
import { invoiceWords } from './invoice-words.ts'
import type { InvoiceContent } from './books-queries.ts'

export type PrintedInvoice = {
  kind: 'invoice' | 'creditNote' | 'proForma'
  number: string
  /** `YYYY-MM-DD` */
  date: string
  payUntil?: string
  content: InvoiceContent
}

const [left, right, middle] = [56, 539, 310]
const muted = '#51636f'

export function invoicePdf(printed: PrintedInvoice): NodeJS.ReadableStream {
  const { number, content } = printed
  const words = wordsOf(printed)
  const name = words[titleOf(printed)]
  const title = `${name} ${number}`
  const sheets = new Sheets({ title, author: content.seller.name, left, right, y: 56 })
  addMark(sheets)
  sheets.write(name, { size: 22, bold: true })
  sheets.y += 2
  sheets.write(number, { size: 12 })
  sheets.y += 14
  addParties(sheets, printed)
  addFacts(sheets, printed)
  addLines(sheets, printed)
  addNotes(sheets, printed)
  const page = (at: number, all: number) => words.page.replace('{page}', String(at)).replace('{pages}', String(all))
  sheets.number(page, `${content.seller.name} · ${title}`)
  sheets.document.end()
  return sheets.document
}

function wordsOf({ content: { locale } }: PrintedInvoice) {
  return invoiceWords[isLocale(locale) ? locale : 'en']
}

function titleOf({ kind, content }: PrintedInvoice) {
  if (kind === 'creditNote') return isCancellation(content) ? 'cancellationNote' : 'creditNote'
  return kind === 'invoice' && content.corrects ? 'correctedInvoice' : kind
}

const isCancellation = ({ lines }: InvoiceContent) => lines[0]?.code === 'cancellation'

function addMark({ document }: Sheets): void {
  document
    .save()
    .translate(right - 32, 56)
    .roundedRect(0, 0, 32, 32, 7)
    .fill('#0b5c6b')
    .path('M6.5 10.5l4.75 11L16 12.5l4.75 9 4.75-11')
    .lineWidth(3)
    .lineCap('round')
    .lineJoin('round')
    .stroke('#fff')
    .restore()
}

function addParties(sheets: Sheets, printed: PrintedInvoice): void {
  const words = wordsOf(printed)
  const { seller, buyer, locale } = printed.content
  const countries = new Intl.DisplayNames(locale, { type: 'region' })
  const linesOf = ({ name, address, country, taxNumber }: typeof buyer) => {
    const number = taxNumber && `${words.taxNumber}: ${taxNumber}`
    return [name, address, country && countries.of(country), number].filter(Boolean).join('\n')
  }
  const [first, second] = [
    { x: left, width: middle - left - 16 },
    { x: middle, width: right - middle },
  ]
  sheets.columns([
    { ...first, text: words.seller, color: muted, size: 9 },
    { ...second, text: words.buyer, color: muted, size: 9 },
  ])
  sheets.columns([
    { ...first, text: linesOf(seller) },
    { ...second, text: linesOf(buyer) },
  ])
  sheets.y += 16
}

function addFacts(sheets: Sheets, printed: PrintedInvoice): void {
  const words = wordsOf(printed)
  const { kind, date, payUntil, content } = printed
  const day = (text: string) => dayIn(content.locale, new Date(text))
  const facts: [string, string | undefined][] = [
    [words.date, day(date)],
    [words.payUntil, payUntil && day(payUntil)],
    [words.reference, kind === 'proForma' ? printed.number : undefined],
    [words[kind === 'invoice' ? 'replaces' : isCancellation(content) ? 'cancels' : 'corrects'], content.corrects],
    [words.reason, content.reason],
    [words.term, content.term ? `${day(content.term.from)} – ${day(content.term.to)}` : undefined],
  ]
  for (const [name, value] of facts)
    if (value)
      sheets.columns([
        { x: left, width: 112, text: name, color: muted },
        { x: left + 120, width: right - left - 120, text: value },
      ])
  sheets.y += 14
}

function addLines(sheets: Sheets, printed: PrintedInvoice): void {
  const words = wordsOf(printed)
  const { lines, net, tax, taxRate, total, corrects = '', locale, buyer } = printed.content
  const { amount: written } = formatsFor(isLocale(locale) ? locale : 'en', buyer.country)
  const money = (cents: number) => written(cents / 100)
  const row = (text: string, amount: string, style: { color?: string; size?: number; bold?: boolean } = {}) => {
    sheets.columns([
      { ...style, x: left, width: right - left - 110, text },
      { ...style, x: right - 90, width: 90, text: amount, right: true },
    ])
    sheets.y += 4
  }
  // Amounts and their sum stand on one page.
  sheets.reserve(110 + lines.length * 40)
  row(words.item, words.amount, { color: muted, size: 9 })
  sheets.rule()
  for (const { code, tier, days, amount } of lines)
    row(
      words[code]
        .replace('{plan}', planName(tier))
        .replace('{days}', String(days ?? 0))
        .replace('{number}', corrects),
      money(amount),
    )
  sheets.rule()
  row(words.net, money(net))
  row(words.tax.replace('{rate}', String(taxRate)), money(tax))
  row(words.total, money(total), { bold: true, size: 12 })
  sheets.y += 14
}

function addNotes(sheets: Sheets, printed: PrintedInvoice): void {
  const words = wordsOf(printed)
  const { kind, content } = printed
  const paid = kind === 'invoice' ? (content.method === 'card' ? words.card : words.transfer) : ''
  const bank = kind === 'proForma' && content.seller.bank ? `${words.bank}\n${content.seller.bank}` : ''
  const notes = [words.notes[content.taxNote], paid, bank, kind === 'proForma' ? words.notInvoice : '']
  for (const note of notes)
    if (note) {
      sheets.write(note)
      sheets.y += 8
    }
}
