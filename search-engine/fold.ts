// Folds text to what is compared: no marks, no case, no width, one sign per kind of connector. Splits nothing.
// The result stands in one shared buffer: synchronous callers only, to be read before the next call.
import { roomy, u16, u8 } from './arrays.ts'

const OTHER = 0
export const LETTER = 1
export const DIGIT = 2
export const CJK = 3
export const CONNECTOR = 4

const SPACE = 32
const DROPPED = 1
const SEVERAL = 2
const APOSTROPHE = 3

/** What each UTF-16 unit folds to; 0 is not looked at yet, 1–3 are the cases above, else the folded unit. */
const folds = u16(65536)
/** The class of a folded unit. */
export const classes = u8(65536)
const expansions = new Map<number, string>()
const bare: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ŋ: 'n',
  ĸ: 'k',
  ſ: 's',
}

/** The folded text of the last call; only the first `fold…` units count. */
export let folded = u16(4096)

function classOf(sign: string): number {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u.test(sign)) return CJK
  if (/\p{L}/u.test(sign)) return LETTER
  if (/\p{N}/u.test(sign)) return DIGIT
  return '-./_&'.includes(sign) ? CONNECTOR : OTHER
}

function plainForm(sign: string): string {
  if (/[™℠©®]/u.test(sign)) return ' '
  const lower = sign.normalize('NFKD').toLowerCase().normalize('NFKD')
  let out = ''
  for (const part of lower) {
    const letters = bare[part] ?? part
    if (/\p{M}/u.test(letters)) continue
    out += /[\p{Pd}−]/u.test(letters) ? '-' : letters === '⁄' ? '/' : classOf(letters) === OTHER ? ' ' : letters
  }
  return out
}

function learn(unit: number): number {
  const sign = String.fromCharCode(unit)
  const form = "'’‘ʼ`".includes(sign) ? "'" : plainForm(sign)
  for (const part of form) classes[part.charCodeAt(0)] = classOf(part)
  if (form === "'") folds[unit] = APOSTROPHE
  else if (form.length === 1) folds[unit] = form.charCodeAt(0)
  else if (form === '') folds[unit] = DROPPED
  else {
    folds[unit] = SEVERAL
    expansions.set(unit, form)
  }
  return folds[unit]!
}

function put(form: string, at: number): number {
  for (let i = 0; i < form.length; i++) folded[at++] = form.charCodeAt(i)
  return at
}

/** A surrogate pair that is a letter stays (folded), everything else outside the basic plane is a gap. */
function foldPair(pair: string, at: number): number {
  const form = plainForm(pair)
  for (let i = 0; i < form.length; i++) {
    const unit = form.charCodeAt(i)
    if (unit >= 0xd800 && unit < 0xe000) classes[unit] = LETTER
    else if (classes[unit] === OTHER) classes[unit] = classOf(form[i]!)
  }
  return put(form, at)
}

/** A possessive 's is left out whole, any other apostrophe parts words. */
function possessive(text: string, i: number, end: number): boolean {
  const next = text.charCodeAt(i + 1) | 32
  if (i + 1 >= end || next !== 115) return false
  return i + 2 >= end || !/[\p{L}\p{N}]/u.test(text[i + 2]!)
}

/** Folds the first `limit` units of the text into `folded`; answers how many units were written. */
export function foldInto(text: string, limit = 16_384): number {
  const end = Math.min(text.length, limit)
  if (folded.length < end * 4 + 64) folded = roomy(folded, end * 6 + 64)
  const out = folded
  let at = 0
  for (let i = 0; i < end; i++) {
    const unit = text.charCodeAt(i)
    const fold = folds[unit] || (unit < 0xd800 || unit > 0xdfff ? learn(unit) : 0)
    if (fold > APOSTROPHE) out[at++] = fold
    else if (fold === APOSTROPHE) {
      if (possessive(text, i, end)) i++
      else out[at++] = SPACE
    } else if (fold === SEVERAL) {
      const form = expansions.get(unit)!
      if (at + form.length + (end - i) * 4 > out.length) continue
      at = put(form, at)
    } else if (fold === 0) {
      const low = unit < 0xdc00 && i + 1 < end ? text.charCodeAt(i + 1) : 0
      if (low >= 0xdc00 && low <= 0xdfff) at = foldPair(text.slice(i, ++i + 1), at)
      else out[at++] = SPACE
    }
  }
  return at
}

/** The folded text: lower case, no marks, one blank for a gap. */
export function fold(text: string): string {
  const length = foldInto(text)
  let out = ''
  for (let i = 0; i < length; i += 4096) out += String.fromCharCode(...folded.subarray(i, Math.min(length, i + 4096)))
  return out.replace(/ +/g, ' ').trim()
}
