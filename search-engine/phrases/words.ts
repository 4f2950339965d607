// Words and Chinese characters, with positions.
import { fold } from '../text/fold.ts'
import { keptBy } from './kept.ts'

export type Word = { start: number; end: number; text: string; isHan: boolean }

const pattern = /\p{Script=Han}|[[\p{L}\p{N}\p{M}]--\p{Script=Han}]+/gv
const han = /^\p{Script=Han}/u
const plain = /^[a-z0-9]+$/i
const MAX_WORDS = 96

export const keptWordsOf = keptBy<readonly Word[]>(512, wordsOf)

export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match && words.length < MAX_WORDS; match = pattern.exec(text)) {
    const { 0: found, index: start } = match
    const isHan = han.test(found)
    const folded = isHan ? found : plain.test(found) ? found.toLowerCase() : fold(found)
    words.push({ start, end: start + found.length, text: folded, isHan })
  }
  return words
}
