// Written numbers, money and dates.
import { type Decimal, decimalOf } from './numbers.ts'
import type { Locale } from './locales.ts'

type Range = { min: number | null; max: number | null }

/** Intl is avoided: Node and browsers must write the same. */
const months: Record<Exclude<Locale, 'zh'>, readonly string[]> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  es: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'],
  it: ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic'],
  de: ['Jan.', 'Feb.', 'März', 'Apr.', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sept.', 'Okt.', 'Nov.', 'Dez.'],
}

function monthIn(locale: Locale, month: number, year: string): string {
  return locale === 'zh' ? `${year && `${year}年`}${month}月` : `${months[locale][month - 1]} ${year}`.trim()
}

function dayIn(locale: Locale, day: number, month: number, year: string): string {
  const [text, dot] = [monthIn(locale, month, year), locale === 'de' ? '.' : '']
  return locale === 'zh' ? `${text}${day}日` : `${day}${dot} ${text}`
}

/** Ascending. `notation: 'compact'` differs between Node and browsers (Italian), which breaks hydration. */
const units: Record<Locale, [size: number, sign: string][]> = {
  en: [
    [1e3, 'K'],
    [1e6, 'M'],
    [1e9, 'B'],
  ],
  es: [
    [1e3, '\u00a0mil'],
    [1e6, '\u00a0M'],
  ],
  it: [
    [1e6, '\u00a0Mln'],
    [1e9, '\u00a0Mld'],
  ],
  zh: [
    [1e4, '万'],
    [1e8, '亿'],
  ],
  de: [
    [1e6, '\u00a0Mio.'],
    [1e9, '\u00a0Mrd.'],
  ],
}

function formatsOf(locale: Locale, region: string) {
  const plain = new Intl.NumberFormat(region)
  const money = new Intl.NumberFormat(region, { minimumFractionDigits: 2, maximumFractionDigits: 10 })
  const small = new Intl.NumberFormat(region, { maximumSignificantDigits: 4 })
  const number = (value: number) => (Math.abs(value) < 0.1 ? small : plain).format(value)
  function compact(value: number): string {
    const inUnit = (size: number) => Math.round((value / size) * 10) / 10
    const fitting = units[locale].filter(([size]) => value >= size)
    // 999,950 is 1M, not 1000K.
    const next = units[locale][fitting.length]
    const [size, sign] = fitting.at(-1) ?? [1, '']
    return next && inUnit(size) * size >= next[0] ? `1${next[1]}` : number(inUnit(size)) + sign
  }
  function date(iso: string, now?: string): string {
    const [year, month, day] = [iso.slice(0, 4), Number(iso.slice(5, 7)), Number(iso.slice(8, 10))]
    return dayIn(locale, day, month, now?.slice(0, 4) === year ? '' : year)
  }
  return {
    decimal: decimalOf(region) satisfies Decimal,
    /** Three decimals; small ones keep four digits. */
    number,
    /** 3,930.50, 0.0045: two decimals at least. No currency. */
    amount: (value: number) => money.format(value),
    /** An `amount`, but 1,850 of a whole price. */
    price: (value: number) => (Number.isInteger(value) ? number(value) : money.format(value)),
    compact,
    /** `180–220`, `≤ 220` or `180+`; undefined without ends. */
    range: (range: Range | null, write: (value: number) => string = number): string | undefined => {
      if (!range || (range.min === null && range.max === null)) return undefined
      if (range.min === null) return `≤ ${write(range.max!)}`
      if (range.max === null) return `${write(range.min)}+`
      return range.min === range.max ? write(range.min) : `${write(range.min)}–${write(range.max)}`
    },
    /** 1 Jun 2025, since digits are read differently across countries; 1 Jun in the year of `now`. */
    date,
    /** Browser only; omits the current year. */
    day: (iso: string) => date(iso, new Date().toISOString()),
    month: (iso: string) => monthIn(locale, Number(iso.slice(5, 7)), iso.slice(0, 4)),
    /** 1 Jun 2025, 14:08 UTC. */
    dateTime: (iso: string) => `${date(iso)}, ${iso.slice(11, 16)} UTC`,
    moment: (iso: string) => `${date(iso, new Date().toISOString())}, ${iso.slice(11, 16)} UTC`,
    /** `yesterday`, `2 hours ago`. */
    ago: (amount: number, unit: Intl.RelativeTimeFormatUnit) =>
      new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(amount === 0 ? 0 : -amount, unit),
    /** `1.2 MB`. */
    bytes: (bytes: number): string => {
      const inKilobytes = bytes < 1_000_000
      return new Intl.NumberFormat(region, {
        style: 'unit',
        unit: inKilobytes ? 'kilobyte' : 'megabyte',
        maximumFractionDigits: inKilobytes ? 0 : 1,
      }).format(inKilobytes ? Math.max(1, bytes / 1000) : bytes / 1_000_000)
    },
  }
}

export type Formats = ReturnType<typeof formatsOf>
const made = new Map<string, Formats>()
/** Spanish with a decimal point: 28,440.50. */
const pointed = ['MX', 'PE']

export function formatsFor(locale: Locale, country?: string | null): Formats {
  const region = locale === 'es' && country && pointed.includes(country) ? `es-${country}` : locale
  let formats = made.get(region)
  if (!formats) made.set(region, (formats = formatsOf(locale, region)))
  return formats
}
