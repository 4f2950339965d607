// Tokenizer. One shared buffer, valid until the next call.
import { grown, u16, u32, u8 } from '../segments/arrays.ts'
import { amountWord, hanUnitLength, joinedUnit, unitLettersMost } from './units.ts'
import { CJK, classes, CONNECTOR, DIGIT, foldInto, folded, LETTER } from './fold.ts'

/** Run of letters and digits · part of a run where letters meet digits · joined compound · CJK bigram. */
export const WORD = 0
export const PIECE = 1
export const JOINED = 2
export const BIGRAM = 3
/** Last or only character of a CJK run: every character begins some token. */
export const LONE = 4
/** Query amount in its base unit; `JOINED` in documents. */
export const AMOUNT = 5
/** Prefix of numbers that are code pieces: plain numbers do not match them. */
export const PIECE_MARK = '\u0003'

export const tokens = {
  count: 0,
  chars: u16(16_384),
  starts: u32(4096),
  kinds: u8(4096),
  groups: u16(4096),
}

const [SPACE, COMMA, HYPHEN, POINT, SLASH, ZERO, CROSS] = [32, 44, 45, 46, 47, 48, 120]
const MAX_PIECES = 4
const MAX_RUNS = 6
const MAX_LENGTH = 48
const runFrom = u32(MAX_RUNS + 1)
const runTo = u32(MAX_RUNS + 1)

let at = 0
let group = 0

function copy(from: number, to: number): void {
  const chars = tokens.chars
  for (let i = from; i < to; i++) chars[at++] = folded[i]!
}

function close(from: number, kind: number): void {
  const n = tokens.count
  tokens.starts[n] = from
  tokens.starts[n + 1] = at
  tokens.kinds[n] = kind
  tokens.groups[n] = group
  tokens.count = n + 1
}

function singularize(from: number): void {
  const chars = tokens.chars
  const length = at - from
  if (length < 4 || chars[at - 1] !== 115) return
  const before = chars[at - 2]!
  if (before === 115 || before === 117 || classes[before] !== LETTER) return
  if (before === 105 && length < 6) return
  if (before !== 101) at -= 1
  else if (chars[at - 3] === 105 && length > 4) chars[(at -= 2) - 1] = 121
  else {
    const stem = chars[at - 3]!
    const sibilant = stem === 120 || stem === 122 || (stem === 115 && chars[at - 4] === 115)
    const hissing = stem === 104 && (chars[at - 4] === 99 || chars[at - 4] === 115)
    at -= sibilant || hissing ? 2 : 1
  }
}

function run(from: number, to: number): void {
  let borders = 0
  for (let i = from + 1; i < to; i++)
    if (
      folded[i] !== POINT &&
      folded[i - 1] !== POINT &&
      folded[i] !== SLASH &&
      folded[i - 1] !== SLASH &&
      classes[folded[i]!] !== classes[folded[i - 1]!]
    )
      borders++
  const start = at
  copy(from, to)
  if (borders === 0 && classes[folded[from]!] === LETTER) singularize(start)
  close(start, WORD)
  if (borders === 0 || borders >= MAX_PIECES) return
  for (let i = from; i < to;) {
    const begin = i
    while (i < to && isOfClass(i, begin)) i++
    const piece = at
    if (classes[folded[begin]!] === DIGIT) tokens.chars[at++] = PIECE_MARK.charCodeAt(0)
    copy(begin, i)
    close(piece, PIECE)
  }
  dimension(from, to)
}

function isOfClass(i: number, begin: number): boolean {
  return folded[i] === POINT || folded[i] === SLASH || classes[folded[i]!] === classes[folded[begin]!]
}

/** M8 of M8x40. */
function dimension(from: number, to: number): void {
  for (let i = from + 2; i + 1 < to; i++) {
    if (folded[i] !== CROSS || !isDigit(i - 1) || !isDigit(i + 1) || classes[folded[from]!] !== LETTER) continue
    const piece = at
    copy(from, i)
    return close(piece, PIECE)
  }
}

function isDigit(i: number): boolean {
  return classes[folded[i]!] === DIGIT
}

function join(runs: number): void {
  const start = at
  let plain = true
  for (let r = 0; r < runs; r++) copy(runFrom[r]!, runTo[r]!)
  for (let i = start; i < at; i++) if (classes[tokens.chars[i]!] !== LETTER) plain = false
  if (plain) singularize(start)
  close(start, JOINED)
}

/** 80 mm, 8cm, 8毫米 also yield a token in the base unit. */
function amount(from: number, numberEnd: number, length: number, query: boolean): void {
  let unitFrom = numberEnd
  while (unitFrom < length && unitFrom - numberEnd < 2 && (folded[unitFrom] === SPACE || folded[unitFrom] === HYPHEN))
    unitFrom++
  const isHan = unitFrom < length && classes[folded[unitFrom]!] === CJK
  const to = isHan
    ? unitFrom + hanUnitLength(textOf(unitFrom, Math.min(unitFrom + 3, length)))
    : lettersEnd(unitFrom, length)
  if (to === unitFrom) return
  const unit = textOf(unitFrom, to)
  const nextTo = !isHan && folded[to] === SPACE && to < length ? lettersEnd(to + 1, length) : to
  const joined = nextTo > to + 1 ? joinedUnit(unit, textOf(to + 1, nextTo)) : undefined
  const word = amountWord(textOf(from, numberEnd), joined ?? unit)
  if (word === undefined) return
  if (isHan) hanUnitEnd = to
  const parts = query ? (joined === undefined ? Math.max(1, isHan ? to - unitFrom - 1 : 1) : 2) : 1
  for (let part = 0; part < parts; part++) {
    const start = at
    for (let i = 0; i < word.length; i++) tokens.chars[at++] = word.charCodeAt(i)
    close(start, query ? AMOUNT : JOINED)
  }
}

let hanUnitEnd = 0

function lettersEnd(from: number, length: number): number {
  let to = from
  while (to < length && to - from <= unitLettersMost && classes[folded[to]!] === LETTER) to++
  return to - from > unitLettersMost || (to < length && isDigit(to)) ? from : to
}

function textOf(from: number, to: number): string {
  return String.fromCharCode(...folded.subarray(from, to))
}

let listEnd = 0

/** Writes a decimal point and no thousands separators; `numberFrom` equals `from` unless it is a single number. */
function number(from: number, length: number): void {
  numberFrom = numberTo = from
  if (from < listEnd) return
  let end = from
  let separators = 0
  let separator = 0
  let isThousands = true
  while (end < length && (isDigit(end) || (isSeparator(end) && end + 1 < length && isDigit(end + 1)))) {
    if (!isDigit(end)) {
      if (folded[end] !== COMMA || (separators > 0 && end - separator !== 4)) isThousands = false
      separators++
      separator = end
    }
    end++
  }
  isThousands &&= separators > 0 && end - separator === 4 && folded[from] !== ZERO
  if (separators > 1 && !isThousands) {
    listEnd = end
    return
  }
  numberTo = end
  if (isThousands) withoutSeparators(end)
  else if (separators === 1 && folded[separator] === COMMA) folded[separator] = POINT
}

let numberFrom = 0
let numberTo = 0

function withoutSeparators(end: number): void {
  let to = end
  for (let i = end - 1; i >= numberFrom; i--) if (isDigit(i)) folded[--to] = folded[i]!
  for (let i = numberFrom; i < to; i++) folded[i] = SPACE
  numberFrom = to
}

function isSeparator(i: number): boolean {
  return folded[i] === POINT || folded[i] === COMMA || folded[i] === SLASH
}

function compound(from: number, length: number, query: boolean): number {
  let i = from
  let runs = 0
  let joins = true
  let marked = false
  let numberEnd = 0
  for (;;) {
    let begin = i
    if (isDigit(i)) {
      number(i, length)
      if (numberTo > numberFrom) {
        begin = numberFrom
        i = numberTo
        if (runs === 0) numberEnd = numberTo
      }
    }
    while (i < length && (classes[folded[i]!] === LETTER || classes[folded[i]!] === DIGIT)) {
      if (classes[folded[i]!] === LETTER) marked = true
      i++
    }
    const to = Math.min(i, begin + MAX_LENGTH)
    run(begin, to)
    if (runs < MAX_RUNS) {
      runFrom[runs] = begin
      runTo[runs] = to
    }
    runs++
    if (i + 1 >= length || classes[folded[i]!] !== CONNECTOR) break
    const next = classes[folded[i + 1]!]
    if (next !== LETTER && next !== DIGIT) break
    const char = folded[i]!
    if (char === HYPHEN) marked = true
    if ((char === 46 || char === 47) && classes[folded[i - 1]!] === next) joins = false
    i++
  }
  if (runs > 1 && runs <= MAX_RUNS && joins && marked && i - from <= MAX_LENGTH) join(runs)
  else if (runs === 1 && numberEnd > 0) amount(runFrom[0]!, numberEnd, length, query)
  return i
}

function bigrams(from: number, length: number): number {
  let i = from
  for (; i < length && classes[folded[i]!] === CJK; i++) {
    const last = i + 1 >= length || classes[folded[i + 1]!] !== CJK || i + 1 === hanUnitEnd
    const start = at
    copy(i, last ? i + 1 : i + 2)
    close(start, last ? LONE : BIGRAM)
    if (i + 1 === hanUnitEnd) return i + 1
  }
  return i
}

/** `limit` in UTF-16 units. */
export function tokenize(text: string, query = false, limit = 16_384): void {
  const length = foldInto(text, limit)
  tokens.chars = grown(tokens.chars, length * 4 + 64)
  tokens.starts = grown(tokens.starts, length * 3 + 8)
  tokens.kinds = grown(tokens.kinds, length * 3 + 8)
  tokens.groups = grown(tokens.groups, length * 3 + 8)
  tokens.count = at = group = listEnd = hanUnitEnd = 0
  for (let i = 0; i < length;) {
    const kind = classes[folded[i]!]!
    if (kind === CJK) i = bigrams(i, length)
    else if (kind === LETTER || kind === DIGIT) i = compound(i, length, query)
    else {
      i++
      continue
    }
    group++
  }
}

export function tokenText(n: number): string {
  return String.fromCharCode(...tokens.chars.subarray(tokens.starts[n], tokens.starts[n + 1]))
}
