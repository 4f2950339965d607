// Text folding. The shared buffer is valid until the next call.
import { grown, u16, u8 } from '../segments/arrays.ts'

const OTHER = 0
export const LETTER = 1
export const DIGIT = 2
export const CJK = 3
export const CONNECTOR = 4

const SPACE = 32
const DROPPED = 1
const SEVERAL = 2
const APOSTROPHE = 3

/** Folded UTF-16 units: 0 not computed yet, 1–3 the constants above. */
const folds = u16(65536)
export const classes = u8(65536)
const expansions = new Map<number, string>()
const latinForms: Record<string, string> = {
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

/** Valid up to the length of the last call. */
export let folded = u16(4096)

function classOf(char: string): number {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u.test(char)) return CJK
  if (/\p{L}/u.test(char)) return LETTER
  if (/\p{N}/u.test(char)) return DIGIT
  return '-./_&'.includes(char) ? CONNECTOR : OTHER
}

function plainForm(char: string): string {
  if (/[™℠©®]/u.test(char)) return ' '
  const lower = char.normalize('NFKD').toLowerCase().normalize('NFKD')
  let out = ''
  for (const part of lower) {
    const letters = latinForms[part] ?? part
    if (/\p{M}/u.test(letters)) continue
    out += /[\p{Pd}−]/u.test(letters) ? '-' : letters === '⁄' ? '/' : classOf(letters) === OTHER ? ' ' : letters
  }
  return out
}

function computeFold(unit: number): number {
  const char = String.fromCharCode(unit)
  const form = "'’‘ʼ`".includes(char) ? "'" : plainForm(char)
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

function foldPair(pair: string, at: number): number {
  const form = plainForm(pair)
  for (let i = 0; i < form.length; i++) {
    const unit = form.charCodeAt(i)
    if (unit >= 0xd800 && unit < 0xe000) classes[unit] = LETTER
    else if (classes[unit] === OTHER) classes[unit] = classOf(form[i]!)
  }
  return put(form, at)
}

/** A possessive 's is dropped; other apostrophes separate words. */
function possessive(text: string, i: number, end: number): boolean {
  const next = text.charCodeAt(i + 1) | 32
  if (i + 1 >= end || next !== 115) return false
  return i + 2 >= end || !/[\p{L}\p{N}]/u.test(text[i + 2]!)
}

const isDigitAt = (text: string, i: number): boolean => {
  const unit = text.charCodeAt(i)
  return unit >= 48 && unit <= 57
}
const [COMMA, QUOTE, TIMES, PRIME, CLOSING] = [...',"×″”'].map((sign) => sign.charCodeAt(0))

// Written without being read: their classes are computed here.
for (const letter of 'inx') computeFold(letter.charCodeAt(0))

function isNumeric(unit: number): boolean {
  return unit === COMMA || unit === QUOTE || unit === TIMES || unit === PRIME || unit === CLOSING
}

function numericForm(text: string, i: number, end: number): string | undefined {
  if (i === 0 || !isDigitAt(text, i - 1)) return undefined
  const unit = text.charCodeAt(i)
  if (unit === COMMA) return i + 1 < end && isDigitAt(text, i + 1) ? ',' : undefined
  if (unit === TIMES) return i + 1 < end && isDigitAt(text, i + 1) ? 'x' : undefined
  return ' in'
}

export function foldInto(text: string, limit = 16_384): number {
  const end = Math.min(text.length, limit)
  if (folded.length < end * 4 + 64) folded = grown(folded, end * 6 + 64)
  const out = folded
  let at = 0
  for (let i = 0; i < end; i++) {
    const unit = text.charCodeAt(i)
    if (isNumeric(unit)) {
      const form = numericForm(text, i, end)
      if (form !== undefined) {
        at = put(form, at)
        continue
      }
    }
    const fold = folds[unit] || (unit < 0xd800 || unit > 0xdfff ? computeFold(unit) : 0)
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

export function fold(text: string): string {
  const length = foldInto(text)
  let out = ''
  for (let i = 0; i < length; i += 4096) out += String.fromCharCode(...folded.subarray(i, Math.min(length, i + 4096)))
  return out.replace(/ +/g, ' ').trim()
}
