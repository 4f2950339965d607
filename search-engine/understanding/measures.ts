// Amounts and dimensions in a text.
import { amountWord } from '../text/units.ts'

type Measure = { start: number; end: number; value: string }

const number = '\\d+(?:[.,]\\d+)*'
const amount = new RegExp(
  `(?<!(?!\\p{Script=Han})[\\p{L}\\p{N}.,/-])(${number}|\\d+/\\d+)\\s?(?:-\\s?)?(["”″]|[\\p{Script=Latin}µμ°Ω]{1,12})(?![\\p{L}\\p{N}])`,
  'gu',
)
const tuple = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?:M\\s?)?${number}(?:\\s?(?:mm|cm|m|")?\\s?[x×*]\\s?${number})+(?:\\s?(?:mm|cm|m|"))?(?![\\p{L}\\p{N}])`,
  'giu',
)
const nominal =
  /(?<![\p{L}\p{N}])(?:DN|NPS|NB|PN|SDR)\s?-?\d+(?:[./]\d+)?(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?:Class|CL)\s?\d{3,4}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])M\d{1,3}(?:[.,]\d+)?(?![\p{L}\p{N}])|\d{3,4}\s?(?:#|lbs?\b)/giu

export function amountsIn(text: string): Measure[] {
  return [...text.matchAll(amount)].flatMap(({ 0: found, 1: digits, 2: unit, index }) => {
    const folded = unit!.toLowerCase().replace(/[µμ]/g, 'u').replace(/["”″]/g, 'in')
    const value = amountWord(digits!.replace(',', '.'), folded)
    return value === undefined ? [] : [{ start: index, end: index + found.length, value }]
  })
}

export function dimensionsIn(text: string): Measure[] {
  return [tuple, nominal].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
      start: index,
      end: index + found.length,
      value: found.replace(/\s+/g, '').replace(/[×*]/g, 'x'),
    })),
  )
}
