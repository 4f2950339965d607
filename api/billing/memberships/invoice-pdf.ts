// One-page PDF of an invoice, credit note or pro forma.
import PDFDocument from 'pdfkit'
import { isLocale } from '#contract/foundation/locales.ts'
import { printable, runsOf } from '#kit/printed-text.ts'
import { planName } from './emails.ts'
import { invoiceWords } from './invoice-words.ts'
import type { InvoiceContent } from './books-queries.ts'
import { addWideFonts, collectionFor } from '#kit/wide-font.ts'

export type PrintedInvoice = {
  kind: 'invoice' | 'creditNote' | 'proForma'
  number: string
  /** `YYYY-MM-DD` */
  date: string
  payUntil?: string
  content: InvoiceContent
}
type Style = { size?: number; bold?: boolean; muted?: boolean; width?: number; right?: boolean }

const [left, right, middle] = [56, 539, 310]

/** Mixed Latin and wide text; pdfkit takes one font. */
class Sheet {
  readonly document = new PDFDocument({ size: 'A4', margin: 0, compress: true })
  y = 56

  constructor(title: string, author: string) {
    this.document.info.Title = title
    this.document.info.Author = author
    addWideFonts(this.document)
  }

  at(
    x: number,
    y: number,
    text: string,
    { size = 10, bold, muted, width = right - x, right: toRight }: Style = {},
  ): number {
    this.document.fontSize(size).fillColor(muted ? '#51636f' : '#10222e')
    for (const line of printable(text)
      .split('\n')
      .flatMap((one) => this.#wrapped(one, width, bold))) {
      let from = toRight ? x + width - this.#widthOf(line, bold) : x
      for (const run of runsOf(line)) {
        this.#font(run, bold)
        this.document.text(run.text, from, y, { lineBreak: false })
        from += this.document.widthOfString(run.text)
      }
      y += size * 1.45
    }
    return y
  }

  rule(): void {
    this.document.moveTo(left, this.y).lineTo(right, this.y).lineWidth(0.5).strokeColor('#b8c4cb').stroke()
    this.y += 8
  }

  #font(run: { wide: boolean; text: string }, bold?: boolean): void {
    this.document.font(run.wide ? collectionFor(run.text) : bold ? 'Helvetica-Bold' : 'Helvetica')
  }

  #widthOf(line: string, bold?: boolean): number {
    return runsOf(line).reduce((sum, run) => {
      this.#font(run, bold)
      return sum + this.document.widthOfString(run.text)
    }, 0)
  }

  #wrapped(line: string, width: number, bold?: boolean): string[] {
    const lines = ['']
    // Breaks between words, and anywhere between wide characters.
    for (const part of line.match(/[\u3000-\u9fff\uac00-\uffef]|[^\s\u3000-\u9fff\uac00-\uffef]+\s*|\s+/g) ?? []) {
      const longer = lines.at(-1)! + part
      if (this.#widthOf(longer.trimEnd(), bold) <= width || lines.at(-1) === '') lines[lines.length - 1] = longer
      else lines.push(part)
    }
    return lines.map((one) => one.trimEnd())
  }
}

export function invoicePdf(printed: PrintedInvoice): NodeJS.ReadableStream {
  const { kind, number, content } = printed
  const words = invoiceWords[isLocale(content.locale) ? content.locale : 'en']
  const sheet = new Sheet(`${words[kind]} ${number}`, content.seller.name)
  sheet.y = sheet.at(left, sheet.y, words[kind], { size: 22, bold: true }) + 2
  sheet.y = sheet.at(left, sheet.y, number, { size: 12 }) + 14
  addParties(sheet, printed)
  addFacts(sheet, printed)
  addLines(sheet, printed)
  addNotes(sheet, printed)
  sheet.document.end()
  return sheet.document
}

function wordsOf({ content: { locale } }: PrintedInvoice) {
  return invoiceWords[isLocale(locale) ? locale : 'en']
}

function addParties(sheet: Sheet, printed: PrintedInvoice): void {
  const words = wordsOf(printed)
  const { seller, buyer } = printed.content
  const numberOf = (taxNumber: string) => (taxNumber ? [`${words.taxNumber}: ${taxNumber}`] : [])
  const blocks = [
    {
      x: left,
      width: middle - left - 16,
      title: words.seller,
      lines: [seller.name, seller.address, ...numberOf(seller.taxNumber)],
    },
    {
      x: middle,
      width: right - middle,
      title: words.buyer,
      lines: [buyer.name, buyer.address, buyer.country, ...numberOf(buyer.taxNumber)],
    },
  ]
  const ends = blocks.map(({ x, width, title, lines }) => {
    const y = sheet.at(x, sheet.y, title, { muted: true, size: 9 })
    return sheet.at(x, y, lines.filter(Boolean).join('\n'), { width })
  })
  sheet.y = Math.max(...ends) + 16
}

function addFacts(sheet: Sheet, printed: PrintedInvoice): void {
  const words = wordsOf(printed)
  const { kind, date, payUntil, content } = printed
  const facts: [string, string | undefined][] = [
    [words.date, date],
    [words.payUntil, payUntil],
    [words.reference, kind === 'proForma' ? printed.number : undefined],
    [words.corrects, content.corrects],
    [words.reason, content.reason],
    [words.term, content.term ? `${content.term.from} – ${content.term.to}` : undefined],
  ]
  for (const [name, value] of facts)
    if (value) {
      sheet.at(left, sheet.y, name, { muted: true })
      sheet.y = sheet.at(left + 120, sheet.y, value)
    }
  sheet.y += 14
}

function addLines(sheet: Sheet, printed: PrintedInvoice): void {
  const words = wordsOf(printed)
  const { lines, net, tax, taxRate, total } = printed.content
  const amountAt = { width: 90, right: true }
  const row = (text: string, amount: string, style: Style = {}) => {
    sheet.at(right - 90, sheet.y, amount, { ...amountAt, ...style })
    sheet.y = sheet.at(left, sheet.y, text, { width: right - left - 110, ...style }) + 4
  }
  row(words.item, words.amount, { muted: true, size: 9 })
  sheet.rule()
  for (const { code, tier, days, amount } of lines)
    row(words[code].replace('{plan}', planName(tier)).replace('{days}', String(days ?? 0)), money(amount))
  sheet.rule()
  row(words.net, money(net))
  row(words.tax.replace('{rate}', String(taxRate)), money(tax))
  row(words.total, money(total), { bold: true, size: 12 })
  sheet.y += 14
}

function addNotes(sheet: Sheet, printed: PrintedInvoice): void {
  const words = wordsOf(printed)
  const { kind, content } = printed
  const paid = kind === 'invoice' ? (content.method === 'card' ? words.card : words.transfer) : ''
  const bank = kind === 'proForma' && content.seller.bank ? `${words.bank}\n${content.seller.bank}` : ''
  const notes = [words.notes[content.taxNote], paid, bank, kind === 'proForma' ? words.notInvoice : '']
  for (const note of notes) if (note) sheet.y = sheet.at(left, sheet.y, note) + 8
}

/** One notation in all languages: invoices are read worldwide. */
function money(cents: number): string {
  const sign = cents < 0 ? '-' : ''
  const whole = String(Math.floor(Math.abs(cents) / 100)).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${sign}${whole}.${String(Math.abs(cents) % 100).padStart(2, '0')}`
}
