// Masking of protected words.
import { chineseQuantity, chineseUnits, kept, myriads, namesAlone, ordinals } from './patterns.ts'

export type MaskedText = { text: string; values: string[] }
export type StandingTerms = { pattern: string; translationOf: (term: string) => string | undefined }
type Manner = { from: string; to: string; names?: readonly string[] | undefined; terms?: StandingTerms | undefined }

export const mark = /⟦(\d+)⟧/g

const singular = '1'
const stand = '\ue000'
const known = new Map<string, RegExp>()

export function mask(text: string, { from, to, names = [], terms }: Manner): MaskedText {
  const values: string[] = []
  const found: string[] = []
  const add = (value: string) => `⟦${values.push(value)}⟧`
  const own = new RegExp([stand, ...namesAlone(names)].join('|'), 'gu')
  const named = text.replace(own, (name) => {
    found.push(name)
    return stand
  })
  const masked = named.replace(patternFor(from, terms?.pattern), (one: string, ...more: unknown[]) => {
    if (one === stand) return add(found.shift()!)
    const { ordinal, term, myriads: number, power, figure, unit } = more.at(-1) as Record<string, string | undefined>
    if (ordinal !== undefined || one === singular) return one
    if (term !== undefined) return add(terms?.translationOf(term) ?? one)
    if (number !== undefined && to !== 'zh') return add(inFull(number, power!))
    if (unit !== undefined && to !== 'zh') return add(`${figure} ${chineseUnits[unit]}`)
    return add(one)
  })
  return { text: masked, values }
}

function patternFor(from: string, terms: string | undefined): RegExp {
  const source = [
    stand,
    `(?<term>${terms ?? '(?!)'})`,
    from === 'zh' ? `${myriads}|${chineseQuantity}` : '(?<myriads>(?!))',
    ordinals,
    kept,
  ].join('|')
  const there = known.get(source)
  if (there) return there
  if (known.size > 50) known.clear()
  const made = new RegExp(source, 'gu')
  known.set(source, made)
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
      const left = text.slice(Math.max(0, match.index - 12), match.index)
      const end = match.index + match[0].length
      const right = text.slice(end, end + 2)
      const previous = /⟦(\d+)⟧$/.exec(left)?.[1]
      const gap = { isGluedLeft: endsInWord.test(left), isGluedRight: beginsWithWord.test(right) }
      return [Number(match[1]), { ...gap, previous: previous === undefined ? undefined : Number(previous) }]
    }),
  )
}
