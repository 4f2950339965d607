// Exclusions of a question.
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
/** Not stainless, maintenance-free, contactless. */
const german = /(?<!\p{L})(?!rost|wartung|beruhrung|berührung)(\p{L}{2,}?)s?frei(?:e[rsnm]?)?\s+(?=\p{L})/giu
const chineseWhole = /^(?:无|不含|不带)(?![线缝刷绳极])(\p{Script=Han}{1,3}?)的?$/u
const negationBefore = new RegExp(`(?:${negation}|不含|不带|无)$`, 'iu')
const freeAfter = /^[\s-]free(?![\p{L}\p{N}]|[\s-](?:of|from|standing)(?![\p{L}\p{N}]))/iu

/** A tornillo sin fin has no end to exclude. */
const fixed =
  /^(?:fin|fine|fim|costuras?|soldaduras?|saldatur[ae]|soudures?|soldas?|fil[io]?s?|fios?|cables?|hilos?|escobillas|spazzole|balais|escovas|contact[oe]?|contatto|contato)$/iu

export function mayDeny(text: string): boolean {
  return keptWordsOf(text).some((word) => negations.has(word.text))
}

/** `things`: known phrases, before which Chinese and German negations end. */
export function exclusionsIn(text: string, things: readonly Range[]): Exclusion[] {
  const signed = text.includes(' -') ? [...text.matchAll(minus)].map((match) => exclusionOf(match, false)) : []
  if (/frei/i.test(text)) signed.push(...[...text.matchAll(german)].map((match) => exclusionOf(match, true)))
  if (!mayDeny(text)) return signed
  if (/[无不]/.test(text)) signed.push(...beforeThings(text, things))
  const said = [...text.matchAll(denied)]
    .filter(
      ({ 0: found, index, 1: word, 2: run }) =>
        (index > 0 || (run && text.length > found.length)) &&
        !fixed.test(word ?? '') &&
        !stopWords.has(word?.toLowerCase() ?? ''),
    )
    .map((match) => exclusionOf(match, true))
  return [...signed, ...said.filter(({ start }) => !signed.some((one) => one.start === start))]
}

const hanNames: Record<string, string[]> = { 粉: ['powder', 'powdered'], 尘: ['dust'], 铅: ['lead'], 盐: ['salt'] }

export function otherNamesOf(denied: string): string[] {
  return hanNames[denied] ?? []
}

/** 无粉手套 are gloves without powder. */
function beforeThings(text: string, things: readonly Range[]): Exclusion[] {
  return things.flatMap(({ start: end }) => {
    const start = Math.max(...['无', '不含', '不带'].map((word) => text.lastIndexOf(word, end - 1)))
    const [whole, word] = start < 0 ? [] : (chineseWhole.exec(text.slice(start, end)) ?? [])
    return whole === undefined ? [] : [{ start, end, text: word!, inNamesOnly: true }]
  })
}

/** "Powder" of "powder free" stays a word. */
export function isDenied(text: string, { start, end }: Range): boolean {
  return freeAfter.test(text.slice(end)) || negationBefore.test(text.slice(0, start))
}

function exclusionOf({ 0: found, 1: word, 2: run, index }: RegExpExecArray, inNamesOnly: boolean): Exclusion {
  return { start: index, end: index + found.length, text: word ?? run!, inNamesOnly }
}
