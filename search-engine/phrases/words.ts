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
  for (const { 0: found, index: start } of text.matchAll(pattern)) {
    const isHan = han.test(found)
    const folded = isHan ? found : plain.test(found) ? found.toLowerCase() : fold(found)
    words.push({ start, end: start + found.length, text: folded, isHan })
    if (words.length >= MAX_WORDS) break
  }
  return words
}
