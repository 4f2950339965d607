// Tokenizer of documents and queries: words, pieces of codes, joined compounds, CJK bigrams. Writes to one shared
// buffer, valid until the next call.
import { grown, u16, u32, u8 } from '../segments/arrays.ts'
import { CJK, classes, CONNECTOR, DIGIT, foldInto, folded, LETTER } from './fold.ts'

/** Run of letters and digits · part of a run where letters meet digits · compound in one · CJK bigram. */
export const WORD = 0
export const PIECE = 1
export const JOINED = 2
export const BIGRAM = 3
/** Last or only character of a CJK run, so that every character begins some token. */
export const LONE = 4

export const tokens = {
  count: 0,
  chars: u16(16_384),
  starts: u32(4096),
  kinds: u8(4096),
  /** Unbroken stretch of text that the token comes from. */
  groups: u16(4096),
}

const HYPHEN = 45
const MAX_PIECES = 4
const MAX_RUNS = 6
const MAX_LENGTH = 48
const units = new Set(
  'a ah ampere b bar bit btu c cc cm db dpi f ft g gb gbit gbps ghz h hp hz inch ips j k kb kbps kg kgs khz km kn kpa kv kva kvar kw kwh kwp l lb lbs lm lt lux m ma mah mb mbar mbit mbps mg mhz min ml mm mpa mw mwh mv nm nits ns oz pa pcs phase ppm psi px rpm s sec t tb v va vac vdc w wp'
    .split(' ')
    .map(packed),
)
const runFrom = u32(MAX_RUNS + 1)
const runTo = u32(MAX_RUNS + 1)

let at = 0
let group = 0

function packed(text: string): number {
  let code = 0
  for (let i = 0; i < text.length; i++) code = (Math.imul(code, 31) + text.charCodeAt(i)) >>> 0
  return code
}

function packedRun(from: number, to: number): number {
  let code = 0
  for (let i = from; i < to; i++) code = (Math.imul(code, 31) + folded[i]!) >>> 0
  return code
}

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

/** Light plural stemming of the word just copied: boxes → box, batteries → battery, pumps → pump. */
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
  for (let i = from + 1; i < to; i++) if (classes[folded[i]!] !== classes[folded[i - 1]!]) borders++
  const start = at
  copy(from, to)
  if (borders === 0 && classes[folded[from]!] === LETTER) singularize(start)
  close(start, WORD)
  if (borders === 0 || borders >= MAX_PIECES) return
  for (let i = from; i < to;) {
    const begin = i
    while (i < to && classes[folded[i]!] === classes[folded[begin]!]) i++
    const piece = at
    copy(begin, i)
    close(piece, PIECE)
  }
}

function join(runs: number): void {
  const start = at
  let plain = true
  for (let r = 0; r < runs; r++) copy(runFrom[r]!, runTo[r]!)
  for (let i = start; i < at; i++) if (classes[tokens.chars[i]!] !== LETTER) plain = false
  if (plain) singularize(start)
  close(start, JOINED)
}

/** A number before its unit (80 mm) is also indexed as one token. */
function joinUnit(end: number, length: number): void {
  let to = end + 1
  while (to < length && to - end < 8 && classes[folded[to]!] === LETTER) to++
  if (to === end + 1 || to - end > 7 || (to < length && classes[folded[to]!] === DIGIT)) return
  if (!units.has(packedRun(end + 1, to))) return
  const start = at
  copy(runFrom[0]!, runTo[0]!)
  copy(end + 1, to)
  close(start, JOINED)
}

function compound(from: number, length: number, query: boolean): number {
  let i = from
  let runs = 0
  let joins = true
  let marked = false
  for (;;) {
    const begin = i
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
    // 43.2 must not become 432, and a/b or end.Next are two words.
    if ((char === 46 || char === 47) && classes[folded[i - 1]!] === next) joins = false
    i++
  }
  if (runs > 1 && runs <= MAX_RUNS && joins && marked && i - from <= MAX_LENGTH) join(runs)
  else if (runs === 1 && !query && !marked && i < length && folded[i] === 32) joinUnit(i, length)
  return i
}

function bigrams(from: number, length: number): number {
  let i = from
  for (; i < length && classes[folded[i]!] === CJK; i++) {
    const last = i + 1 >= length || classes[folded[i + 1]!] !== CJK
    const start = at
    copy(i, last ? i + 1 : i + 2)
    close(start, last ? LONE : BIGRAM)
  }
  return i
}

/** Queries join no units; only the first `limit` UTF-16 units are read. */
export function tokenize(text: string, query = false, limit = 16_384): void {
  const length = foldInto(text, limit)
  tokens.chars = grown(tokens.chars, length * 4 + 64)
  tokens.starts = grown(tokens.starts, length * 3 + 8)
  tokens.kinds = grown(tokens.kinds, length * 3 + 8)
  tokens.groups = grown(tokens.groups, length * 3 + 8)
  tokens.count = at = group = 0
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
