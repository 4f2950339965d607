// Types from name heads: `Pump seal kit` is a kit.
import { hanUnitLength } from './units.ts'
import { compoundJoints, fittingWords, headFirstWords, linkWords, trailingWords } from './head-rules.ts'

const cut = /[,;:|()[\]{}–—•"”]|\s[-+&]\s|\s\+/u
const hanRun = /\p{Script=Han}+/gu
const letters = /^[\p{L}][\p{L}\p{M}'’.-]*$/u

export function coreWords(name: string): string[] {
  const words: string[] = []
  for (const part of name.split(cut)) {
    for (const word of part.split(/\s+|(?<!\bw)\/(?!o)/u)) {
      if (word === '') continue
      const plain = word.toLowerCase()
      if (fittingWords.has(plain)) return words
      words.push(word)
    }
    if (words.some((word) => letters.test(word))) return words
  }
  return words
}

/** In Chinese the last part of the run, after 用 and 的. */
function hanHead(run: string): string {
  const after = run.split(compoundJoints).at(-1)!
  const core = after === '' ? run : after
  return core.slice(-2)
}

export function fittedHead(name: string): string | undefined {
  const words = name.split(/\s+/)
  const at = words.findIndex((word) => fittingWords.has(word.toLowerCase()))
  return at < 0 ? undefined : headWords(words.slice(at + 1).join(' '))[0]
}

function withoutHanUnits(text: string): string {
  return text.replace(
    /(\d\s?)(\p{Script=Han}+)/gu,
    (_, number: string, run: string) => number + run.slice(hanUnitLength(run)),
  )
}

export function headWords(name: string): string[] {
  const part = name.split(/适用于|用于|for /u).at(-1)!
  const han = (/\d\s?\p{Script=Han}/u.test(part) ? withoutHanUnits(part) : part).match(hanRun)
  if (han && han.join('').length > 1) return [hanHead(han.at(-1)!)]
  const words = coreWords(name)
  const link = linkIn(words)
  if (isHeadFirst(words)) {
    const first = words.slice(0, link > 0 ? link : undefined).find(isTypeWord)
    return first ? [first.toLowerCase()] : []
  }
  const own = words
    .map((word) => word.toLowerCase())
    .filter((word, at) => isTypeWord(words[at]!) && !trailingWords.has(word))
  const head = own.at(-1)
  return head ? [head] : []
}

function linkIn(words: readonly string[]): number {
  return words.findIndex((word) => linkWords.has(word.toLowerCase()))
}

export function isHeadFirst(words: readonly string[]): boolean {
  return linkIn(words) > 0 || headFirstWords.has(words[0]?.toLowerCase() ?? '')
}

export function isTypeWord(word: string): boolean {
  return letters.test(word) && word.length > 1
}

export function headIn(name: string, language: 'en' | 'es' | 'it' | 'zh' | 'de'): string | undefined {
  if (language === 'en' || language === 'zh' || language === 'de') return headWords(name)[0]
  return coreWords(name).find(isTypeWord)?.toLowerCase()
}
