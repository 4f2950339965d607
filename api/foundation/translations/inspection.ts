// Inspection of answers, which are untrusted.
import { mark } from './masking.ts'

const latin = new Set('en es it de fr pt nl pl cs ro tr sv da fi hu id'.split(' '))
const slack = 12
const controls = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/gu
const ones = /(?<![\p{Script=Latin}\p{N}])1(?![\p{Script=Latin}\p{N}])/gu
const anyOnes = /(?<!\p{N})1(?!\p{N})/gu
// A lone 1 is sent unmasked: a translator may write it as a word or an article.
const wordsForOne: Record<string, RegExp> = {
  en: /\b(an?|one|single|first)\b/giu,
  es: /(?<!\p{L})(una?|uno|primer[ao]?|únic[ao])(?!\p{L})/giu,
  it: /(?<!\p{L})(un[ao]?|prim[ao]|unic[ao])(?!\p{L})/giu,
  de: /(?<!\p{L})(eine?[mnrs]?|erste[mnrs]?|einzelne?[mnrs]?|einmal)(?!\p{L})/giu,
  zh: /[一单首]/gu,
}
const links = /https?:|www\.|[\w-]@[\w-]|<\/?[a-z]|javascript:/i

export function faultOf(
  source: string,
  answer: string,
  { from, to }: { from: string; to: string },
): string | undefined {
  if (!answer.trim()) return 'it is empty'
  const wanted = [...source.matchAll(mark)].map(([one]) => one).toSorted()
  const found = [...answer.matchAll(mark)].map(([one]) => one).toSorted()
  if (wanted.join() !== found.join()) return 'a mark is missing, double or foreign'
  const [before, after] = [source.replace(mark, ' '), answer.replace(mark, ' ')]
  if (/[⟦⟧]/.test(after)) return 'a mark is broken'
  if (hasMore(after, before, /\p{N}+/gu)) return 'it has a figure of its own'
  const newWords = Math.max(0, countOf(after, wordsForOne[to]) - countOf(before, wordsForOne[from]))
  if (countOf(before, ones) > countOf(after, anyOnes) + newWords) return 'a 1 is missing'
  if (links.test(after) && !links.test(before)) return 'it has an address of its own'
  if (hasMore(after.replaceAll('\n', ''), before, controls)) return 'it has characters that are not seen'
  if (!before.trim().includes('\n') && after.trim().includes('\n')) return 'it has lines of its own'
  return lengthFault(before, after) ?? scriptFault(after, to)
}

function countOf(text: string, pattern: RegExp | undefined): number {
  return pattern ? (text.match(pattern)?.length ?? 0) : 0
}

function hasMore(after: string, before: string, pattern: RegExp): boolean {
  const left = (before.match(pattern) ?? []).slice()
  return (after.match(pattern) ?? []).some((one) => {
    const at = left.indexOf(one)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

function weightOf(text: string): number {
  const signs = text.match(/[\p{L}\p{N}\p{P}]/gu)?.length ?? 0
  const wide = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0
  return signs + 2 * wide
}

function lengthFault(before: string, after: string): string | undefined {
  const [source, answer] = [weightOf(before), weightOf(after)]
  if (answer > 3 * source + slack) return 'it is too long'
  return answer < 0.3 * (source - slack) ? 'it is too short' : undefined
}

function scriptFault(after: string, to: string): string | undefined {
  const letters = after.match(/\p{L}/gu)?.length ?? 0
  if (letters === 0) return 'it has no words'
  const han = after.match(/\p{Script=Han}/gu)?.length ?? 0
  if (to === 'zh') return han * 3 < letters * 0.3 ? 'it is not in Chinese' : undefined
  if (!latin.has(to)) return undefined
  const foreign = letters - (after.match(/\p{Script=Latin}/gu)?.length ?? 0)
  return foreign > letters * 0.2 ? 'it is in another script' : undefined
}
