// Amounts near an asked one.
import type { WordDictionary } from '../segments/word-dictionary.ts'
import { baseUnits } from '../text/units.ts'

type Amounts = { values: number[]; words: number[] }
type DictionaryAmounts = { size: number; byUnit: Map<string, Amounts> }

const TOLERANCE = 0.025
const NEAR_MOST = 16
const INCH = 25.4
const amount = /^(\d+(?:\.\d+)?)([a-z]+)$/
const [ZERO, NINE] = [48, 57]

const known = new WeakMap<WordDictionary, DictionaryAmounts>()

export function nearAmounts(words: WordDictionary, text: string): number[] {
  const [, number, unit] = amount.exec(text) ?? []
  const amounts = unit === undefined ? undefined : amountsOf(words).get(unit)
  if (!amounts) return []
  const asked = Number(number)
  const { least, most } = nearRange(asked, unit)
  const near: { word: number; gap: number }[] = []
  for (let i = firstFrom(amounts.values, least); i < amounts.values.length; i++) {
    const gap = Math.abs(amounts.values[i]! - asked)
    if (amounts.values[i]! > most) break
    if (gap > 0) near.push({ word: amounts.words[i]!, gap })
  }
  return near
    .sort((a, b) => a.gap - b.gap)
    .slice(0, NEAR_MOST)
    .map(({ word }) => word)
}

export function nearRange(asked: number, unit: string | undefined): { least: number; most: number } {
  return { least: asked * (1 - TOLERANCE), most: Math.max(asked * (1 + TOLERANCE), asked + cutInch(asked, unit)) }
}

/** Diagonals are cut to whole inches: 15.6" is called 15". */
function cutInch(asked: number, unit: string | undefined): number {
  const inches = Math.round(asked / INCH)
  return unit === 'mm' && inches >= 10 && inches < 100 && Math.abs(asked - inches * INCH) < 1e-6 ? INCH * 0.9 : 0
}

function amountsOf(words: WordDictionary): Map<string, Amounts> {
  let all = known.get(words)
  if (!all) known.set(words, (all = { size: 0, byUnit: new Map() }))
  const fresh = new Map<string, { value: number; word: number }[]>()
  for (; all.size < words.size; all.size++) {
    const first = words.chars[words.starts[all.size]!]!
    if (first < ZERO || first > NINE || words.chars[words.starts[all.size + 1]! - 1]! <= NINE) continue
    const [, number, unit] = amount.exec(words.text(all.size)) ?? []
    if (unit === undefined || !baseUnits.has(unit)) continue
    if (!fresh.has(unit)) fresh.set(unit, [])
    fresh.get(unit)!.push({ value: Number(number), word: all.size })
  }
  for (const [unit, added] of fresh) {
    const { values, words: numbers } = all.byUnit.get(unit) ?? { values: [], words: [] }
    for (const [i, value] of values.entries()) added.push({ value, word: numbers[i]! })
    added.sort((a, b) => a.value - b.value)
    all.byUnit.set(unit, { values: added.map(({ value }) => value), words: added.map(({ word }) => word) })
  }
  return all.byUnit
}

function firstFrom(values: number[], least: number): number {
  let [lo, hi] = [0, values.length]
  while (lo < hi) {
    const mid = (lo + hi) >>> 1
    if (values[mid]! < least) lo = mid + 1
    else hi = mid
  }
  return lo
}
