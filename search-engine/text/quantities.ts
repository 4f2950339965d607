// Numeric specification values: `22 kW`, `−0.41 %/°C`, `1,500 r/min`.

export type AmountRange = { unit: string; min?: number | undefined; max?: number | undefined }
type PackedTexts = { chars: Uint16Array; starts: Uint32Array }
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

/** The amount in chars[from, to) and the start of its unit; undefined unless it is one amount. */
function parse(chars: Uint16Array, from: number, to: number): ParsedAmount | undefined {
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

function hasUnit(chars: Uint16Array, from: number, to: number, unit: string): boolean {
  if (to - from !== unit.length) return false
  for (let i = 0; i < unit.length; i++) if (chars[from + i] !== unit.charCodeAt(i)) return false
  return true
}

export function isWithin({ chars, starts }: PackedTexts, entry: number, skip: number, range: AmountRange): boolean {
  const [from, to] = [starts[entry]! + skip, starts[entry + 1]!]
  const parsed = parse(chars, from, to)
  if (!parsed || !hasUnit(chars, parsed.unitFrom, to, range.unit)) return false
  return parsed.amount >= (range.min ?? -Infinity) && parsed.amount <= (range.max ?? Infinity)
}

const BARS = 12
const WIDE = 100

export function barsOf(
  { chars, starts }: PackedTexts,
  entries: readonly number[],
  skip: number,
  { unit, min, max }: Required<AmountRange>,
  counts: ArrayLike<number>,
): number[] {
  const isWide = min > 0 && max / min >= WIDE
  const place = (amount: number): number =>
    isWide ? Math.log(amount / min) / Math.log(max / min) : (amount - min) / (max - min)
  const bars = Array.from({ length: BARS }, () => 0)
  for (const entry of entries) {
    const to = starts[entry + 1]!
    const parsed = parse(chars, starts[entry]! + skip, to)
    if (!parsed || !hasUnit(chars, parsed.unitFrom, to, unit)) continue
    bars[Math.min(BARS - 1, Math.floor(place(parsed.amount) * BARS))]! += counts[entry]!
  }
  return bars
}

const MIN_AMOUNTS = 4
const MIN_SHARE = 0.9

/**
 * Unit and ends of the entries; undefined unless nearly all are amounts of one unit and there are enough to choose
 * from.
 */
export function amountsOf(
  { chars, starts }: PackedTexts,
  entries: readonly number[],
  skip: number,
): Required<AmountRange> | undefined {
  let unit: string | undefined
  let count = 0
  let min = Infinity
  let max = -Infinity
  for (const [index, entry] of entries.entries()) {
    const to = starts[entry + 1]!
    const parsed = parse(chars, starts[entry]! + skip, to)
    if (parsed && unit === undefined) unit = String.fromCharCode(...chars.subarray(parsed.unitFrom, to))
    if (parsed && hasUnit(chars, parsed.unitFrom, to, unit!)) {
      count++
      min = Math.min(min, parsed.amount)
      max = Math.max(max, parsed.amount)
    } else if (index + 1 - count > entries.length * (1 - MIN_SHARE)) return undefined
  }
  return count >= MIN_AMOUNTS && min < max ? { unit: unit!, min, max } : undefined
}
