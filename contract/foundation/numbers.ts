// Numbers as people write them.

export type Decimal = '.' | ','

/** `other`: what the text means elsewhere, as `1,250` is 1250 or 1.25. NaN for what is no number. */
export type Reading = { number: number; other?: number }

export function decimalOf(locale: string): Decimal {
  return new Intl.NumberFormat(locale).format(0.5).includes(',') ? ',' : '.'
}

/** `1 234,50`, `1.234,50`, `1,23,456.00`, `１２．５０`, `€ 12.5`. Lone ambiguous separators follow `decimal`. */
export function readingIn(cell: string | number, decimal: Decimal): Reading {
  if (typeof cell === 'number') return { number: tidied(cell) }
  return reading(
    plain(cell)
      .replace(/^[\p{Sc}\s]+|[\p{Sc}\s]+$/gu, '')
      .replace(/[\s'’]/g, ''),
    decimal,
  )
}

export function numberIn(cell: string | number, decimal: Decimal): number {
  return readingIn(cell, decimal).number
}

/** Digits of any script in ASCII; Arabic and full-width separators too. */
export function plain(cell: string): string {
  return cell
    .replace(/\p{Nd}/gu, (digit) => String(valueOf(digit.codePointAt(0)!)))
    .replace(/[\u066b]/g, ',')
    .replace(/[\u066c]/g, '’')
    .normalize('NFKC')
    .replace(/[\u2212]/g, '-')
    .trim()
}

function valueOf(point: number): number {
  if (point < 0x80) return point - 0x30
  let zero = point
  while (point - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return point - zero
}

function reading(text: string, decimal: Decimal): Reading {
  if (!/^[+-]?\d[\d.,]*$/.test(text)) return { number: NaN }
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const sign = last < 0 ? decimal : (text[last] as Decimal)
  const other = sign === '.' ? ',' : '.'
  const [whole = '', rest = '', ...more] = text.split(sign)
  if (text.includes(other)) {
    const isWhole = more.length === 0 && isGrouped(whole, other)
    return { number: isWhole ? Number(`${whole.replaceAll(other, '')}.${rest}`) : NaN }
  }
  if (more.length > 0) return { number: isGrouped(text, sign) ? Number(text.replaceAll(sign, '')) : NaN }
  const asDecimal = Number(`${whole}.${rest}`)
  if (!/^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(text)) return { number: asDecimal }
  const asGroups = Number(whole + rest)
  return sign === decimal ? { number: asDecimal, other: asGroups } : { number: asGroups, other: asDecimal }
}

/** In threes, or in twos before the last three as in India. */
function isGrouped(text: string, sign: Decimal): boolean {
  const [first = '', ...rest] = text.replace(/^[+-]/, '').split(sign)
  const end = rest.pop()
  if (end === undefined) return true
  return (
    /^\d{1,3}$/.test(first) &&
    /^\d{3}$/.test(end) &&
    new Set(rest.map(({ length }) => length)).size < 2 &&
    rest.every(({ length }) => length === 3 || (length === 2 && first.length < 3))
  )
}

/** NaN otherwise; a trailing unit of days is ignored. */
export function wholeIn(cell: string | number, decimal: Decimal): number {
  const number = numberIn(
    typeof cell === 'number' ? cell : cell.replace(/\s*(days?|d|días?|dias?|giorni|gg|tage?n?|天|日)\.?$/iu, ''),
    decimal,
  )
  return Number.isInteger(number) ? number : NaN
}

/** Fifteen digits, as spreadsheets keep: 0.30000000000000004 is 0.3. */
export function tidied(number: number): number {
  return Number(number.toPrecision(15))
}

/** No exponent. */
export function digitsOf(number: number): string {
  const text = String(tidied(number))
  const [, sign = '', whole = '', fraction = '', power] = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(text) ?? []
  if (power === undefined) return text
  const places = Number(power)
  if (places > 0) return `${sign}${whole}${fraction.padEnd(places, '0')}`
  return `${sign}0.${'0'.repeat(-places - 1)}${whole}${fraction}`
}

/** Half up by the digits that people see: 1.005 is 1.01. */
export function fixed(number: number, decimals: number): string {
  const sign = number < 0 ? '-' : ''
  const [whole = '', fraction = ''] = digitsOf(Math.abs(number)).split('.')
  const up = Number(fraction[decimals] ?? 0) >= 5 ? 1n : 0n
  const text = String(BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0')) + up).padStart(
    decimals + 1,
    '0',
  )
  return sign + (decimals === 0 ? text : `${text.slice(0, -decimals)}.${text.slice(-decimals)}`)
}

/** Four digits of small numbers, four decimals of others. */
export function significant(number: number): number {
  return number < 1 ? Number(number.toPrecision(4)) : Number(fixed(number, 4))
}
