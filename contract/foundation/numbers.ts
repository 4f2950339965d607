// Human-written numbers, parsed equally on server and pages.

export type Decimal = '.' | ','

export function decimalOf(locale: string): Decimal {
  return new Intl.NumberFormat(locale).format(0.5).includes(',') ? ',' : '.'
}

/** NaN for non-numbers: `1 234,50`, `1.234,50`, `1,234.50`, `€ 12.5`. Lone ambiguous separators follow `decimal`. */
export function numberIn(cell: string | number, decimal: Decimal): number {
  if (typeof cell === 'number') return cell
  const text = cell.replace(/^[\p{Sc}\s]+|[\p{Sc}\s]+$/gu, '').replace(/[\s'’\u00a0\u202f]/g, '')
  if (!/^-?\d[\d.,]*$/.test(text)) return NaN
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const sign = last < 0 ? decimal : (text[last] as Decimal)
  const other = sign === '.' ? ',' : '.'
  const both = text.includes('.') && text.includes(',')
  const isDecimal = both || (text.split(sign).length === 2 && (sign === decimal || !/[.,]\d{3}$/.test(text)))
  if (!isDecimal) return grouped(text, sign) ? Number(text.replaceAll(sign, '')) : NaN
  const [whole = '', rest] = text.split(sign)
  if (text.split(sign).length > 2 || !(grouped(whole, other) || !whole.includes(other))) return NaN
  return Number(`${whole.replaceAll(other, '')}${rest ? `.${rest}` : ''}`)
}

/** Groups of three digits. */
function grouped(text: string, sign: string): boolean {
  return (
    text.split(sign).every((part, i) => (i === 0 ? /^-?\d{1,3}$/.test(part) : /^\d{3}$/.test(part))) ||
    !text.includes(sign)
  )
}

/** NaN otherwise; a trailing unit of days is ignored. */
export function wholeIn(cell: string | number, decimal: Decimal): number {
  const number = numberIn(
    typeof cell === 'number' ? cell : cell.replace(/\s*(days?|d|días?|dias?|giorni|gg|天|日)\.?$/iu, ''),
    decimal,
  )
  return Number.isInteger(number) ? number : NaN
}
