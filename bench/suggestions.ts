// Suggestions at every keystroke. Needs WBN_DATA.
import { isLocale, type Locale } from '#contract/foundation/locales.ts'
import { phraseDictionary } from '#api/discovery/search/phrases.ts'
import { categoriesFor } from '#api/discovery/search/suggest.ts'
import { questionOf, readingOf } from '#api/discovery/search/understanding.ts'
import { readDocuments } from './relevance/documents.ts'
import { indexesOf } from './relevance/indexes.ts'
import { judgedQueries } from './relevance/judged.ts'
import { misspelt, seeded } from './relevance.ts'
import { kept } from './rounds.ts'

const namesEach = 100
const longest = 40
const limit = 10 // ms
const size = 5
const rounds = 2

type Keystroke = { text: string; locale: Locale }
type Suggest = (typed: Keystroke) => void

function keystrokes(texts: Keystroke[]): Keystroke[] {
  return texts.flatMap(({ text, locale }) =>
    Array.from({ length: Math.min(text.length, longest) }, (_, i) => ({ text: text.slice(0, i + 1), locale })),
  )
}

function timed(suggest: Suggest, title: string, texts: Keystroke[]): boolean {
  const typed = keystrokes(texts)
  const best = typed.map(() => Infinity)
  for (let round = 0; round < rounds; round++) {
    for (const [i, one] of typed.entries()) {
      const from = performance.now()
      suggest(one)
      best[i] = Math.min(best[i]!, performance.now() - from)
    }
  }
  const times = best.map((ms, i) => ({ ms, text: typed[i]!.text })).sort((a, b) => a.ms - b.ms)
  const at = (share: number): number => Math.round(times[Math.floor((times.length - 1) * share)]!.ms * 100) / 100
  const more = `; p50 ${at(0.5)}, slowest ${at(1)} (${times.at(-1)!.text}); ${times.length} keystrokes`
  return kept(`suggestions p99, ${title}`, at(0.99), limit, 'ms', more)
}

export async function run(): Promise<boolean> {
  const documents = await readDocuments()
  const { products, businesses } = documents
  const phrases = phraseDictionary()
  const indexes = indexesOf(documents, phrases)
  const suggest: Suggest = ({ text, locale }) => {
    const question = questionOf(readingOf({ phrases, language: locale }, text))
    indexes.product.suggest(text, size)
    indexes.business.suggest(text, size)
    categoriesFor(question, locale, () => false)
  }
  const random = seeded(21)
  const drawn = [products, businesses].flatMap((rows) =>
    Array.from({ length: namesEach }, (): Keystroke => {
      return { text: rows[Math.floor(random() * rows.length)]!.name, locale: 'en' }
    }),
  )
  const asked = judgedQueries().map(({ text, language }): Keystroke => {
    return { text, locale: isLocale(language) ? language : 'en' }
  })
  const texts = [...asked, ...drawn]
  const slipped = texts.map((typed) => ({ ...typed, text: misspelt(typed.text, random) }))
  for (const typed of texts) suggest(typed)
  const plain = timed(suggest, 'as written', texts)
  return timed(suggest, 'one slip', slipped) && plain
}

if (import.meta.main) process.exitCode = (await run()) ? 0 : 1
