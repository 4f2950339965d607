// Exclusions of a question: `-dell`, `without`, `free of`.
import { keptWordsOf } from '../phrases/words.ts'
import { stopWords } from '../text/stop-words.ts'
import type { Range } from './filler.ts'

export type Exclusion = Range & {
  text: string
  inNamesOnly: boolean
}

const minus = /(?<=\s)-(\p{L}[\p{L}\p{N}]{1,})(?=\s|$)/gu
const negation = '(?<![\\p{L}\\p{N}])(?:without|free (?:of|from)|excluding|not|sin|senza|ohne|sans|sem|kein|keine)\\s+'
const negations = new Set('without free excluding not sin senza ohne sans sem kein keine 不 无'.split(' '))
const denied = new RegExp(
  `${negation}([\\p{L}\\p{N}-]{2,})|(?:不含|不带)(\\p{Script=Han}{1,4}?)(?:的|(?=\\P{Script=Han}|$))`,
  'giu',
)
const negationBefore = new RegExp(`(?:${negation}|不含|不带|无)$`, 'iu')
const freeAfter = /^[\s-]free(?![\p{L}\p{N}]|[\s-](?:of|from|standing)(?![\p{L}\p{N}]))/iu

/** A tornillo sin fin has no end to exclude. */
const fixed =
  /^(?:fin|fine|fim|costuras?|soldaduras?|saldatur[ae]|soudures?|soldas?|fil[io]?s?|fios?|cables?|hilos?|escobillas|spazzole|balais|escovas|contact[oe]?|contatto|contato)$/iu

export function mayDeny(text: string): boolean {
  return keptWordsOf(text).some((word) => negations.has(word.text))
}

export function exclusionsIn(text: string): Exclusion[] {
  const signed = text.includes(' -') ? [...text.matchAll(minus)].map((match) => exclusionOf(match, false)) : []
  if (!mayDeny(text)) return signed
  const said = [...text.matchAll(denied)]
    .filter(
      ({ 0: found, index, 1: word, 2: run }) =>
        (index > 0 || (run && text.length > found.length)) &&
        !fixed.test(word ?? '') &&
        !stopWords.has(word?.toLowerCase() ?? ''),
    )
    .map((match) => exclusionOf(match, true))
  return [...signed, ...said]
}

/** "Powder" of "powder free" and "油" of "无油空压机" stay words, without a meaning. */
export function isDenied(text: string, { start, end }: Range): boolean {
  return freeAfter.test(text.slice(end)) || negationBefore.test(text.slice(0, start))
}

function exclusionOf({ 0: found, 1: word, 2: run, index }: RegExpExecArray, inNamesOnly: boolean): Exclusion {
  return { start: index, end: index + found.length, text: word ?? run!, inNamesOnly }
}
