// Reasons of the engine → reasons of the contract.
import type { Reasons as Wire } from '#contract/discovery/search-reasons.ts'
import type { Context } from '#api/foundation/context.ts'
import { nodeByID } from '#api/foundation/industries/lookup.ts'
import type { PhraseDictionary, Reasons, SearchResult } from '#search-engine/index.ts'

type Word = Reasons['words'][number]

export function reasonsFor(
  { locale, search }: Pick<Context, 'locale' | 'search'>,
  { ids, reasons = [] }: SearchResult,
): Map<string, Wire> {
  const languages = new Map<string, string | undefined>()
  const languageOf = ({ phrase = '', found }: Word): string | undefined => {
    const key = `${phrase}\n${found}`
    if (!languages.has(key)) languages.set(key, languageIn(search.phrases, phrase, found))
    return languages.get(key)
  }
  const wordFor = ({ points, weight, ...word }: Word): Wire['words'][number] => {
    const language = word.form === 'equivalent' ? languageOf({ ...word, points, weight }) : undefined
    return {
      ...word,
      ...(word.form === 'category' && { found: nodeByID(word.found)?.name[locale] ?? word.found }),
      ...(language && { language }),
      weight: rounded(weight),
      points: rounded(points),
    }
  }
  return new Map(
    reasons.map(({ words, wishes, bonuses, ...one }, at) => [
      ids[at]!,
      {
        ...one,
        words: words.map(wordFor),
        wishes: wishes.map(({ kind, isMet }) => ({ kind, met: isMet })),
        bonuses: bonuses.map(({ by, points }) => ({ by, points: rounded(points) })),
      },
    ]),
  )
}

export function withReasons<Card extends object>(
  cards: Map<string, Card>,
  reasons: Map<string, Wire>,
): Map<string, Card & { reasons?: Wire }> {
  if (reasons.size === 0) return cards
  return new Map(Array.from(cards, ([id, card]) => [id, { ...card, reasons: reasons.get(id) }] as never))
}

function languageIn(phrases: PhraseDictionary, phrase: string, name: string): string | undefined {
  const names = phrases.read(phrase).flatMap(({ readings }) => readings.flatMap((one) => Object.entries(one.names)))
  return names.find(([, all]) => all.includes(name))?.[0]
}

function rounded(points: number): number {
  return Math.round(points * 1e4) / 1e4
}
