// Learning on the judged queries.
import {
  documentVotesMost,
  halfWeightPoints,
  keptDays,
  leastVotes,
  pointsOf,
  questionDocumentsMost,
} from '#api/discovery/choices/rules.ts'
import { questionOf, readingOf } from '#api/discovery/search/understanding.ts'
import { isLocale } from '#contract/foundation/locales.ts'
import type { ChosenDocument, PhraseDictionary } from '#search-engine/index.ts'
import type { askerOf } from './ask.ts'
import { gradesOf, type JudgedQuery, judgedQueries, scoreOf } from './judged.ts'

type Asker = ReturnType<typeof askerOf>
type Hit = { query: JudgedQuery; key: string; id: string; grade: number; place: number }
type Choices = Map<string, Map<string, { votes: number; points: number }>>
const halves = ['open', 'held'] as const
const ways = ['strict', 'condensed'] as const
type Means = Record<`${(typeof halves)[number]} ${(typeof ways)[number]}`, number>
export type LearningRow = { choices: string; questions: number } & Means

const visitors = 40
const looked = 20
const opened = [0.08, 0.2, 0.5, 0.7]
const saved = [0.01, 0.02, 0.1, 0.2]
const fallsMost = [0.08, 0.28]

export function learning(ask: Asker, phrases: PhraseDictionary, random: () => number): LearningRow[] {
  const grades = gradesOf()
  const queries = judgedQueries().filter(({ id }) => scoreOf([], grades.get(id) ?? new Map()) !== undefined)
  const hits = queries.flatMap((query) => {
    const key = keyOf(query, phrases)
    const ids = key === undefined ? [] : ask(query, looked)
    return ids.map((id, at): Hit => {
      return { query, key: key!, id, grade: grades.get(query.id)!.get(id) ?? 0, place: at + 1 }
    })
  })
  const wrong = hits.filter(({ grade }) => grade === 0)
  const lastWrong = [...new Map(wrong.map((hit) => [hit.query.id, hit])).values()]
  const simulated: Record<string, Choices> = {
    none: new Map(),
    'visitors, open half': visited(
      hits.filter(({ query }) => query.half === 'open'),
      random,
    ),
    'visitors, both halves': visited(hits, random),
    'one wrong hit a query, at the caps': capped(lastWrong),
    'every wrong hit, at the caps': capped(wrong),
  }
  return Object.entries(simulated).map(([choices, points]) => {
    const weights = weightsOf(points)
    const scores = queries.map((query) => {
      const ids = ask(query, looked, (key) => weights.get(`${query.type} ${key}`))
      return { half: query.half, score: scoreOf(ids, grades.get(query.id)!)! }
    })
    const means = halves.flatMap((half) => {
      const own = scores.filter((one) => one.half === half)
      return ways.map((way) => {
        const sum = own.reduce((before, { score }) => before + score[way], 0)
        return [`${half} ${way}`, Number((sum / own.length).toFixed(4))]
      })
    })
    return { choices, questions: weights.size, ...(Object.fromEntries(means) as Means) }
  })
}

export function learningKept([none, open, both, ...wrong]: LearningRow[]): boolean {
  const fall = (row: LearningRow, way: (typeof ways)[number]): number =>
    Math.max(...halves.map((half) => none![`${half} ${way}`] - row[`${half} ${way}`]))
  const visitorsKept = [open!, both!].every((row) => fall(row, 'condensed') <= 0.001)
  return visitorsKept && wrong.every((row, i) => fall(row, 'strict') <= fallsMost[i]!)
}

function keyOf({ type, text, language: asked }: JudgedQuery, phrases: PhraseDictionary): string | undefined {
  const language = isLocale(asked) ? asked : 'en'
  const kind = type === 'company' ? 'business' : 'product'
  const { key } = questionOf(readingOf({ phrases, language, kind }, text))
  return key && `${type} ${key}`
}

function add(choices: Choices, { key, id }: Hit, votes: number, points: number): void {
  const documents = choices.get(key) ?? new Map<string, { votes: number; points: number }>()
  const before = documents.get(id) ?? { votes: 0, points: 0 }
  documents.set(id, { votes: before.votes + votes, points: before.points + points })
  choices.set(key, documents)
}

function visited(hits: readonly Hit[], random: () => number): Choices {
  const choices: Choices = new Map()
  for (let visitor = 0; visitor < visitors; visitor++)
    for (const hit of hits) {
      const { grade, place } = hit
      if (random() >= opened[grade]! / Math.log2(place + 1)) continue
      add(choices, hit, 1, pointsOf(random() < saved[grade]! ? 'save' : 'open', place))
    }
  return choices
}

function capped(hits: readonly Hit[]): Choices {
  const choices: Choices = new Map()
  const votes = documentVotesMost * keptDays
  for (const hit of hits) add(choices, hit, votes, votes * pointsOf('inquiry', hit.place))
  return choices
}

function weightsOf(choices: Choices): Map<string, ChosenDocument[]> {
  const weights = [...choices].map(([key, documents]): [string, ChosenDocument[]] => {
    const chosen = [...documents].filter(([, { votes }]) => votes >= leastVotes.inAll)
    const weighed = chosen.map(([id, { points }]) => ({ id, weight: points / (points + halfWeightPoints) }))
    return [key, weighed.sort((a, b) => b.weight - a.weight).slice(0, questionDocumentsMost)]
  })
  return new Map(weights.filter(([, documents]) => documents.length > 0))
}
