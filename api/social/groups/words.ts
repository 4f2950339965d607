// Search words of a group, folded.
import { locales } from '#contract/foundation/locales.ts'
import { latin } from '#kit/slug.ts'
import { nodeByID } from '#api/foundation/industries/lookup.ts'

function plain(text: string): string {
  return latin(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Name first, for prefix matches. */
export function wordsOf({ name, description, industryID }: { name: string; description: string; industryID: string }) {
  const industry = nodeByID(industryID)
  const names = industry ? locales.map((locale) => industry.name[locale]) : []
  return [name, ...names, description].map(plain).join(' ')
}

/** All of `every` must match; `first` is a name prefix. Plurals match as singular. */
export function patternsOf(asked: string): { every: string[]; first: string } {
  const words = plain(asked).split(' ').filter(Boolean)
  const stems = words.map((word) => (word.length > 3 ? word.replace(/s$/, '') : word))
  return { every: stems.map((stem) => `%${stem}%`), first: `${words.join(' ')}%` }
}
