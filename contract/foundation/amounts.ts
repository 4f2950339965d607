// Amounts of money as people write them.
import { type Decimal, plain, type Reading, readingIn } from './numbers.ts'

/** Currencies before or behind are read: `€ 12.5`, `12,50 EUR`, `12,-`. */
export function amountIn(cell: string | number, decimal: Decimal): Reading & { currency?: string } {
  if (typeof cell === 'number') return readingIn(cell, decimal)
  const [, before = '', digits = '', behind = ''] = amount.exec(plain(cell)) ?? []
  const sign = (before || behind).trim()
  const currency = sign ? currencyOf(sign) : ''
  if ((before && behind) || currency === undefined) return { number: NaN }
  return { ...readingIn(digits, decimal), ...(currency && { currency }) }
}

const amount = /^([^\d+-]*?)\s*([+-]?\d[\d.,'’\s]*?)(?:[.,]\s?[-–—]{1,2})?\s*([^\d]*)$/u

/** Goods given away, unlike those on request. */
export function isFree({ min, max }: { min: number | null; max: number | null }): boolean {
  return (min ?? max) === 0 && (max ?? min) === 0
}

/** A code and its signs; a sign of several currencies has none. */
const signs = new Map(
  `EUR € euro euros|USD $ us$ dollar dollars|GBP £|CNY cn¥ rmb 元 人民币 yuan|JPY jp¥ 円|INR ₹ rs|BRL r$|MXN mx$|AUD a$|CAD c$
HKD hk$|SGD s$|TWD nt$|PEN s/|PLN zł|CZK kč|HUF ft|RON lei|CHF fr sfr|TRY ₺ tl|KRW ₩|THB ฿|VND ₫|RUB ₽ руб|UAH ₴|ILS ₪|¥ kr`
    .split(/[|\n]/)
    .flatMap((row) => {
      const words = row.split(' ')
      const code = /^[A-Z]/.test(words[0]!) ? words[0]! : ''
      return words.map((word) => [word.toLowerCase(), code] as const)
    }),
)

/** ISO 4217; empty for a sign of several currencies; undefined for other words. */
export function currencyOf(text: string): string | undefined {
  const sign = text.normalize('NFKC').trim().toLowerCase().replace(/\.$/, '')
  if (signs.has(sign)) return signs.get(sign)
  if (/^[A-Z]{3}$/.test(text.trim())) return text.trim()
  return /^\p{Sc}$/u.test(sign) ? '' : undefined
}
