// Masks.
import { kept, myriads, nameAlone, ordinals } from './patterns.ts'

export type MaskedText = { text: string; values: string[] }
export type StandingTerms = { pattern: string; translationOf: (term: string) => string | undefined }
type Manner = { from: string; to: string; names?: readonly string[] | undefined; terms?: StandingTerms | undefined }

export const mark = /⟦(\d+)⟧/g

const general = new Map<string, RegExp>()

export function mask(text: string, { from, to, names = [], terms }: Manner): MaskedText {
  const values: string[] = []
  const add = (value: string) => `⟦${values.push(value)}⟧`
  const masked = text.replace(patternFor(from, names, terms), (found: string, ...more: unknown[]) => {
    const { ordinal, term, myriads: number, power } = more.at(-1) as Record<string, string | undefined>
    if (ordinal !== undefined) return found
    if (term !== undefined) return add(terms?.translationOf(term) ?? found)
    if (number !== undefined && to !== 'zh') return add(inFull(number, power!))
    return add(found)
  })
  return { text: masked, values }
}

function patternFor(from: string, names: readonly string[], terms: StandingTerms | undefined): RegExp {
  const standing = terms?.pattern ? `(?<term>${terms.pattern})` : '(?<term>(?!))'
  const named = nameAlone(names)
  const parts = [standing, ...(named ? [named] : []), ...(from === 'zh' ? [myriads] : [`(?<myriads>(?!))`]), ordinals]
  const source = [...parts, kept].join('|')
  if (named) return new RegExp(source, 'gu')
  const known = general.get(source)
  if (known) return known
  const made = new RegExp(source, 'gu')
  if (general.size > 50) general.clear()
  general.set(source, made)
  return made
}

function inFull(number: string, power: string): string {
  const [whole = '', part = ''] = number.split('.')
  const zeros = power === '万' ? 4 : 8
  const digits = BigInt(whole + part.slice(0, zeros).padEnd(zeros, '0'))
  const rest = part.slice(zeros)
  return String(digits).replace(/\B(?=(?:\d{3})+$)/g, ',') + (rest ? `.${rest}` : '')
}

export function hasWords(masked: string): boolean {
  return /\p{L}/u.test(masked.replace(mark, ''))
}

export function fill({ text, values }: MaskedText, translated = text): string {
  const gaps = gapsIn(text)
  let result = ''
  let end = 0
  let last: number | undefined
  for (const match of translated.matchAll(mark)) {
    const number = Number(match[1])
    const gap = gaps.get(number)
    const between = translated.slice(end, match.index)
    const isNext = between === '' && last !== undefined
    const isGlued = isNext ? gap?.previous !== last : endsInWord.test(between) && !gap?.isGluedLeft
    result += `${between}${isGlued ? ' ' : ''}${values[number - 1] ?? match[0]}`
    end = match.index + match[0].length
    if (beginsWithWord.test(translated.slice(end, end + 2)) && !gap?.isGluedRight) result += ' '
    last = number
  }
  return result + translated.slice(end)
}

const endsInWord = /[\p{Script=Latin}\p{N}]$/u
const beginsWithWord = /^[\p{Script=Latin}\p{N}]/u

type Gap = { previous: number | undefined; isGluedLeft: boolean; isGluedRight: boolean }

function gapsIn(text: string): Map<number, Gap> {
  return new Map(
    [...text.matchAll(mark)].map((match): [number, Gap] => {
      const [left, right] = [text.slice(0, match.index), text.slice(match.index + match[0].length)]
      const previous = /⟦(\d+)⟧$/.exec(left)?.[1]
      const gap = { isGluedLeft: endsInWord.test(left), isGluedRight: beginsWithWord.test(right) }
      return [Number(match[1]), { ...gap, previous: previous === undefined ? undefined : Number(previous) }]
    }),
  )
}
