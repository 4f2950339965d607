// Judged queries without and with machine translations: `WBN_DATA=… TRANSLATIONS=<file> node bench/relevance/translated.ts`.
// Lines of JSON, see `README.md`.
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { phraseDictionary } from '#api/discovery/search/phrases.ts'
import { askerOf } from './ask.ts'
import { type Documents, readDocuments } from './documents.ts'
import { indexesOf } from './indexes.ts'
import { gradesOf, judgedQueries, type JudgedQuery, type Score, scoreOf } from './judged.ts'

type Line = { id: string; language: string; name?: string; description?: string }
type Words = Map<string, string[]>
type Scores = Map<JudgedQuery, Score>

const judgedSize = 40
const halves = ['open', 'held'] as const
const ways = ['strict', 'condensed', 'judged'] as const
const { TRANSLATIONS: file, WBN_DATA: data } = process.env
if (!file || !data) throw new Error('Set WBN_DATA and TRANSLATIONS.')

async function readWords(path: string): Promise<{ words: Words; byLanguage: Map<string, number> }> {
  const words: Words = new Map()
  const byLanguage = new Map<string, number>()
  const input = createReadStream(path)
  for await (const line of createInterface({ input: path.endsWith('.gz') ? input.pipe(createGunzip()) : input })) {
    if (line.trim() === '') continue
    const { id, language, name, description } = JSON.parse(line) as Line
    const text = [name, description].filter(Boolean).join('\n')
    if (text === '') continue
    words.set(id, [...(words.get(id) ?? []), text])
    byLanguage.set(language, (byLanguage.get(language) ?? 0) + 1)
  }
  return { words, byLanguage }
}

function translatedBy(words: Words, { products, businesses, describe }: Documents): Documents {
  const withWords = <D extends { id: string }>(document: D): D => {
    const translated = words.get(document.id)
    return translated ? { ...document, translated } : document
  }
  return { products: products.map(withWords), businesses: businesses.map(withWords), describe }
}

const phrases = phraseDictionary()
const grades = gradesOf()

function scoresOver(documents: Documents): Scores {
  const ask = askerOf(indexesOf(documents, phrases), phrases)
  return new Map(
    judgedQueries().flatMap((query): [JudgedQuery, Score][] => {
      const score = scoreOf(ask(query, judgedSize), grades.get(query.id) ?? new Map<string, number>())
      return score ? [[query, score]] : []
    }),
  )
}

function meanOf(scores: Scores, way: keyof Score, fits: (query: JudgedQuery) => boolean): number {
  const own = [...scores].flatMap(([query, score]) => (fits(query) ? [score[way]] : []))
  return own.reduce((sum, one) => sum + one, 0) / own.length
}

function rowOf(name: string, [without, including]: readonly [Scores, Scores], fits: (query: JudgedQuery) => boolean) {
  const cells = halves.flatMap((half) =>
    ways.map((way) => {
      const inHalf = (query: JudgedQuery) => query.half === half && fits(query)
      const [before, after] = [meanOf(without, way, inHalf), meanOf(including, way, inHalf)]
      return [`${half} ${way}`, `${before.toFixed(3)} → ${after.toFixed(3)}`]
    }),
  )
  return { queries: `${name} (${[...without.keys()].filter(fits).length})`, ...Object.fromEntries(cells) }
}

const documents = await readDocuments()
const { words, byLanguage } = await readWords(file)
const known = new Set([...documents.products, ...documents.businesses].map(({ id }) => id))
const unknown = [...words.keys()].filter((id) => !known.has(id)).length
console.log(`${words.size - unknown} of ${known.size} documents have words, ${unknown} ids are not in the data`)
console.table([...byLanguage].map(([language, texts]) => ({ language, texts })))
const both = [scoresOver(documents), scoresOver(translatedBy(words, documents))] as const
console.table([
  ...['es', 'it', 'zh', 'de', 'en'].map((language) => rowOf(language, both, (query) => query.language === language)),
  rowOf('all', both, () => true),
])
