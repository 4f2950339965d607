// Numeric specification values: `−0.41 %/°C`, `1,500 r/min`.

export type AmountRange = { unit: string; min?: number | undefined; max?: number | undefined }
/** `amountOf` is NaN where the entry is no amount. */
export type Amounts = {
  amountOf: (entry: number) => number
  unitOf: (entry: number) => number
  unitText: (unit: number) => string
  findUnit: (text: string) => number
}
type ParsedAmount = { amount: number; unitFrom: number }

const MAX_UNIT = 16
const [ZERO, NINE, COMMA, POINT, PLUS, HYPHEN, MINUS] = [...'09,.+-−'].map((character) => character.charCodeAt(0)) as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
]

function isDigit(unit: number | undefined): boolean {
  return unit !== undefined && unit >= ZERO && unit <= NINE
}

function isBlank(unit: number): boolean {
  return unit === 0x20 || unit === 0xa0 || unit === 0x202f
}

export function parseAmount(chars: Uint16Array, from: number, to: number): ParsedAmount | undefined {
  let at = from
  const sign = chars[at] === HYPHEN || chars[at] === MINUS ? -1 : 1
  if (sign < 0 || chars[at] === PLUS) at++
  if (at >= to || !isDigit(chars[at])) return undefined
  let amount = 0
  let scale = 0
  for (; at < to; at++) {
    const unit = chars[at]!
    if (isDigit(unit)) {
      amount = amount * 10 + unit - ZERO
      scale *= 10
    } else if (unit === POINT && scale === 0 && isDigit(chars[at + 1]) && at + 1 < to) scale = 1
    else if (unit !== COMMA || scale !== 0 || !isThousands(chars, at + 1, to)) break
  }
  while (at < to && isBlank(chars[at]!)) at++
  if (to - at > MAX_UNIT) return undefined
  for (let rest = at; rest < to; rest++) if (isDigit(chars[rest]) || chars[rest] === COMMA) return undefined
  return { amount: (sign * amount) / (scale || 1), unitFrom: at }
}

function isThousands(chars: Uint16Array, from: number, to: number): boolean {
  return (
    from + 3 <= to &&
    isDigit(chars[from]) &&
    isDigit(chars[from + 1]) &&
    isDigit(chars[from + 2]) &&
    (from + 3 === to || !isDigit(chars[from + 3]))
  )
}

export function isWithin(amounts: Amounts, entry: number, range: AmountRange): boolean {
  const amount = amounts.amountOf(entry)
  if (Number.isNaN(amount) || amounts.unitOf(entry) !== amounts.findUnit(range.unit)) return false
  return amount >= (range.min ?? -Infinity) && amount <= (range.max ?? Infinity)
}

const BARS = 12
const WIDE = 100

export function barsOf(
  amounts: Amounts,
  entries: readonly number[],
  { unit, min, max }: Required<AmountRange>,
  counts: ArrayLike<number>,
): number[] {
  const isWide = min > 0 && max / min >= WIDE
  const place = (amount: number): number =>
    isWide ? Math.log(amount / min) / Math.log(max / min) : (amount - min) / (max - min)
  const bars = Array.from({ length: BARS }, () => 0)
  const wanted = amounts.findUnit(unit)
  for (const entry of entries) {
    const amount = amounts.amountOf(entry)
    if (Number.isNaN(amount) || amounts.unitOf(entry) !== wanted) continue
    bars[Math.min(BARS - 1, Math.floor(place(amount) * BARS))]! += counts[entry]!
  }
  return bars
}

const MIN_AMOUNTS = 4
const MIN_SHARE = 0.9

export function amountsOf(amounts: Amounts, entries: readonly number[]): Required<AmountRange> | undefined {
  let unit = -1
  let count = 0
  let min = Infinity
  let max = -Infinity
  for (const [index, entry] of entries.entries()) {
    const amount = amounts.amountOf(entry)
    if (!Number.isNaN(amount) && unit < 0) unit = amounts.unitOf(entry)
    if (!Number.isNaN(amount) && amounts.unitOf(entry) === unit) {
      count++
      min = Math.min(min, amount)
      max = Math.max(max, amount)
    } else if (index + 1 - count > entries.length * (1 - MIN_SHARE)) return undefined
  }
  return count >= MIN_AMOUNTS && min < max ? { unit: amounts.unitText(unit), min, max } : undefined
}
