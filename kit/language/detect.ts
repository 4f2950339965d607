// Language of a text (ELD, the smallest of its databases).
import type { eld as Detector } from 'eld/extrasmall'
import { tradeLanguages } from './languages.ts'

const lettersLeast = 20
/** Scores are 0 to 1; a second this close may be the language. */
const near = 0.12
/** Same for names beside a text. */
const nearBeside = 0.4
const nameMost = 60

let detector: Promise<typeof Detector> | undefined

/** 28 MB: loaded with the first text. */
function loaded(): Promise<typeof Detector> {
  return (detector ??= import('eld/extrasmall').then(({ eld }) => {
    eld.setLanguageSubset(tradeLanguages)
    return eld
  }))
}

/**
 * ISO 639-1; null if unknown: under 20 letters, several languages, too close a second. `likely` decide close ones;
 * `beside`: language of a longer text.
 */
export async function languageOf(
  text: string,
  likely: readonly string[] = [],
  beside?: string | null,
): Promise<string | null> {
  const { detect } = await loaded()
  const words = text.replaceAll(/(?<![\w./×-])[\w./×-]*\d[\w./×-]*/g, ' ') // no part numbers; linear
  const parts = words.split(/(?<=[.!?。！？;；])\s*|\n+/u).filter(isLongEnough)
  const found = new Set((parts.length ? parts : isLongEnough(words) ? [words] : []).map(languageOfPart))
  found.delete(undefined)
  return found.size === 1 ? [...found][0]! : null

  function languageOfPart(part: string): string | undefined {
    const [first, ...others] = Object.entries(detect(part).getScores()).toSorted(([, a], [, b]) => b - a)
    if (!first) return undefined
    const known = beside && part.length <= nameMost ? [beside, ...likely] : []
    const best = [first, ...others].find(([language]) => known.includes(language))
    if (best && first[1] - best[1] < nearBeside) return best[0]
    const close = [first, ...others.filter(([, score]) => first[1] - score < near)].map(([language]) => language)
    return close.length === 1 ? close[0] : close.find((language) => likely.includes(language))
  }
}

function isLongEnough(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const syllables = text.match(/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  return letters + syllables >= lettersLeast
}

/** The usual one, by CLDR. */
export function languageOfCountry(code: string): string {
  return new Intl.Locale('und', { region: code }).maximize().language
}
