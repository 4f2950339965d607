// Compared quotations as a PDF, four beside one another.
import { formatsFor } from '#contract/foundation/formats.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import { fixed } from '#contract/foundation/numbers.ts'
import {
  isUndecided,
  suppliersCompared,
  type ComparedSupplier as Column,
} from '#contract/trade/rfqs/compared-suppliers.ts'
import type { Comparison, MarkedFact } from '#contract/trade/rfqs/comparison.ts'
import type { Quotation, RfqDetail } from '#contract/trade/rfqs/rfqs.ts'
import { Sheets } from '#kit/typography/sheets.ts'
import { comparisonWords, type Words } from './comparison-words.ts'

type Printing = { rfq: RfqDetail; currency: string; locale: Locale; today: string }
type Row = [name: string, cell: (column: Column) => string]

const [left, right, first] = [42, 553, 128]
const perSheet = 4
const muted = '#51636f'

export async function comparisonPdf(printing: Printing): Promise<Buffer> {
  const { rfq, locale } = printing
  const words = comparisonWords[locale]
  const sheets = new Sheets({ title: `${words.title}: ${rfq.title}`, left, right, y: 48 })
  const { columns, marks } = suppliersCompared(rfq, printing.currency, printing.today)
  columns.sort((one, other) => (one.offer.total ?? Infinity) - (other.offer.total ?? Infinity) || 0)
  addHead(sheets, printing)
  const rows = rowsOf(printing, marks)
  for (let at = 0; at < columns.length; at += perSheet) addTable(sheets, columns.slice(at, at + perSheet), rows, words)
  addNotes(sheets, printing, columns)
  sheets.number(
    (at, all) => words.page.replace('{page}', String(at)).replace('{pages}', String(all)),
    formatsFor(locale).date(printing.today),
  )
  return sheets.bytes()
}

function addHead(sheets: Sheets, { rfq, locale }: Printing): void {
  const words = comparisonWords[locale]
  const formats = formatsFor(locale)
  sheets.write(words.title, { size: 18, bold: true })
  sheets.write(rfq.title, { size: 12 })
  sheets.y += 4
  const unit = words.units[rfq.unit] ?? rfq.unit
  const facts = [
    `${words.quantity}: ${formats.number(rfq.quantity)} ${unit}`,
    `${words.neededAt}: ${[rfq.place, rfq.country.countryName].filter(Boolean).join(', ')}`,
    ...(rfq.neededBy ? [`${words.neededBy}: ${formats.date(rfq.neededBy)}`] : []),
  ]
  sheets.write(facts.join(' · '), { size: 9, color: muted })
  sheets.y += 10
}

function rowsOf(printing: Printing, marks: Comparison['marks']): Row[] {
  return [...priceRows(printing, marks), ...termRows(printing, marks)]
}

function toolsOf({ locale }: Printing, marks: Comparison['marks']) {
  const formats = formatsFor(locale)
  const words = comparisonWords[locale]
  return {
    words,
    /** Counted units have plurals. */
    quantityOf: (count: number, unit: Quotation['unit']) =>
      count === 1 && unit in words.units ? formats.number(1) : `${formats.number(count)} ${words.units[unit] ?? unit}`,
    perUnit: (unit: Quotation['unit']) => (words.units[unit] ? ` (${words.units[unit]})` : ` / ${unit}`),
    formats,
    marked: (text: string, fact: MarkedFact, word: string, { supplier }: Column) =>
      marks[fact].best.includes(supplier.businessID) ? `${text} (${word})` : text,
    counted: (word: string, count: number | null) => (count === null ? '' : word.replace('{n}', formats.number(count))),
  }
}

function priceRows(printing: Printing, marks: Comparison['marks']): Row[] {
  const { rfq, currency } = printing
  const { words, formats, marked, quantityOf, perUnit } = toolsOf(printing, marks)
  const reasons = { rate: words.noRate, unit: words.otherUnit }
  const warningsOf = ({ offer, quotation: { unit } }: Column) =>
    offer.assumptions.flatMap((one) => {
      if (one.kind === 'belowTier') return [words.fromQ.replace('{n}', quantityOf(one.quantity, unit))]
      if (one.kind === 'belowMinimum') return [words.below.replace('{n}', quantityOf(one.quantity, unit))]
      return []
    })
  const whole = (amount: number) => formats.number(Math.round(amount))
  const price = (amount: number) => formats.amount(amount < 1 ? amount : Number(fixed(amount, 2)))
  return [
    [
      words.unitPrice,
      (column) => {
        const { quotation, offer } = column
        const quoted = offer.quotedPrice ?? quotation.tiers[0]?.unitPrice ?? 0
        const per = quotation.unit === 'piece' && rfq.unit === 'piece' ? '' : perUnit(quotation.unit)
        const asQuoted = words.quoted.replace('{price}', `${quotation.currency} ${formats.amount(quoted)}${per}`)
        if (offer.unitPrice === null)
          return ['–', asQuoted, ...offer.missing.flatMap((fact) => reasons[fact as 'rate'] ?? [])].join('\n')
        const text = marked(`${currency} ${price(offer.unitPrice)}`, 'price', words.lowest, column)
        const isAsQuoted = quotation.currency === currency && quotation.unit === rfq.unit
        return [text, ...(isAsQuoted ? [] : [asQuoted]), ...warningsOf(column)].join('\n')
      },
    ],
    [
      words.tiers,
      ({ offer: { tiers } }) =>
        tiers.length < 2
          ? ''
          : tiers.map(({ quantity, unitPrice }) => `${formats.number(quantity)}+: ${price(unitPrice)}`).join('\n'),
    ],
    [words.total, ({ offer: { total } }) => (total === null ? '' : `${currency} ${formats.amount(total)}`)],
    [
      words.landed,
      (column) => {
        const { total, parts, missing } = column.offer.landed
        const told = parts.map(({ part, amount, isEstimate }) =>
          isEstimate
            ? `${words.parts[part]} ${whole(amount)} (${words.estimate})`
            : `${words.parts[part]} ${whole(amount)}`,
        )
        if (total !== null)
          return [marked(`${currency} ${whole(total)}`, 'landed', words.lowest, column), told.join(', ')].join('\n')
        const lacking = missing.flatMap((part) => (part in words.parts ? [words.parts[part as 'freight']] : []))
        return lacking.length > 0 ? words.missing.replace('{parts}', lacking.join(', ')) : ''
      },
    ],
  ]
}

function termRows(printing: Printing, marks: Comparison['marks']): Row[] {
  const { rfq } = printing
  const { words, formats, marked, counted, quantityOf } = toolsOf(printing, marks)
  const inDays = (count: number) => {
    const day = new Date(Date.parse(printing.today) + count * 86_400_000).toISOString()
    const text = words.arrives.replace('{day}', formats.date(day))
    return rfq.neededBy !== null && day.slice(0, 10) > rfq.neededBy ? `${text}, ${words.late}` : text
  }
  return [
    [
      words.minimumOrder,
      ({ quotation: { minimumOrder, unit } }) => (minimumOrder === null ? '' : quantityOf(minimumOrder, unit)),
    ],
    [
      words.leadTime,
      (column) => {
        const { leadTime, arrivalDays } = column.offer
        if (leadTime === null) return ''
        const text = marked(counted(words.days, leadTime), 'leadTime', words.shortest, column)
        return column.quotation.transitDays === null || !isUndecided(rfq) ? text : `${text}\n${inDays(arrivalDays!)}`
      },
    ],
    [
      'Incoterm 2020',
      ({ quotation: { incoterm, place }, offer: { assumptions } }) => {
        if (!incoterm) return ''
        const text = `${incoterm.code} ${place}`.trim()
        const isOther = assumptions.some(({ kind }) => kind === 'incoterm')
        return isOther ? `${text}\n${words.notAsked.replace('{code}', rfq.incoterm?.code ?? '')}` : text
      },
    ],
    [
      words.payment,
      (column) => {
        const { paymentTerms, paymentDays } = column.quotation
        const text = paymentTerms || counted(words.days, paymentDays)
        return text && marked(text, 'paymentDays', words.latest, column)
      },
    ],
    [
      words.validUntil,
      (column) => {
        const { validUntil } = column.quotation
        if (!validUntil) return ''
        const text = marked(formats.date(validUntil), 'validUntil', words.longest, column)
        return validUntil < printing.today ? `${text}\n${words.expired}` : text
      },
    ],
    [
      words.warranty,
      (column) => {
        const text = counted(words.months, column.quotation.warrantyMonths)
        return text && marked(text, 'warranty', words.longest, column)
      },
    ],
    [words.note, ({ quotation: { note } }) => note],
    [
      words.certificates,
      (column) => {
        const text = column.supplier.facts?.certificates.join(', ') ?? ''
        return text && marked(text, 'certificates', words.most, column)
      },
    ],
    [
      words.reply,
      (column) => {
        const minutes = column.supplier.facts?.replyMinutes ?? null
        const text = counted(words.hours, minutes === null ? null : Math.max(1, Math.round(minutes / 60)))
        return text && marked(text, 'reply', words.quickest, column)
      },
    ],
  ]
}

function addTable(sheets: Sheets, columns: readonly Column[], rows: readonly Row[], words: Words): void {
  const width = (right - first) / perSheet
  const line = (name: string, texts: readonly string[], style: { bold?: boolean } = {}) => {
    sheets.reserve(40)
    sheets.columns([
      { text: name, x: left, width: first - left - 8, size: 8, color: muted },
      ...texts.map((text, at) => ({ text, x: first + at * width, width: width - 8, size: 8, ...style })),
    ])
    sheets.y += 3
    sheets.rule()
  }
  const heads = columns.map(({ supplier: { business, awarded: isChosen }, quotation: { reference } }) =>
    [
      business?.companyName ?? '–',
      business?.country?.countryName,
      reference,
      business?.verified && words.verified,
      isChosen && words.awarded,
    ]
      .filter(Boolean)
      .join('\n'),
  )
  line('', heads, { bold: true })
  for (const [name, cell] of rows)
    line(
      name,
      columns.map((column) => cell(column) || '–'),
    )
  sheets.y += 12
}

function addNotes(sheets: Sheets, { rfq, currency, locale }: Printing, columns: readonly Column[]): void {
  const words = comparisonWords[locale]
  const formats = formatsFor(locale)
  const quoted = new Set(columns.map(({ quotation }) => quotation.currency))
  const isConverted = [...quoted].some((code) => code !== currency)
  const used = rfq.rates.filter((rate) => isConverted && (rate.currency === currency || quoted.has(rate.currency)))
  const [oldest] = used.toSorted((one, other) => one.date.localeCompare(other.date))
  if (oldest) {
    const rates = used.map((rate) => `EUR 1 = ${rate.currency} ${formats.number(rate.perEuro)}`).join(', ')
    const source = [...new Set(used.map((rate) => rate.source))].join(', ')
    const text = words.rates
      .replace('{source}', () => source)
      .replace('{day}', formats.date(oldest.date))
      .replace('{rates}', rates)
    sheets.write(text, { size: 8, color: muted })
    sheets.y += 4
  }
  sheets.write(words.assumes, { size: 8, color: muted })
}
