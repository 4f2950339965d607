// Comparison before a new generation is current.
import type pg from 'pg'
import { findAskedQuestions } from '#api/discovery/choices/lookup.ts'
import { nodes } from '#api/foundation/industries/lookup.ts'
import { fold, type IndexName, PhraseDictionary } from '#search-engine/index.ts'
import { OpenSearchBackend } from '#search-engine/opensearch/backend.ts'
import type { Generations } from '#search-engine/opensearch/generations.ts'
import { indexNames } from '#search-engine/opensearch/mappings.ts'
import { documentsOf, readers } from '../documents.ts'
import type { Rejects } from './generation-writer.ts'
import { countRowsOf, findEvenIDs } from './queries.ts'

type Comparing = { pool: pg.Pool; generations: Generations; rejects: Rejects; source: string }
type FirstTen = (name: IndexName, text: string) => Promise<readonly string[]>

const [firstTen, sampled, asked, namedMost] = [10, 40, 40, 5]
/** Rows changed between the counts: number, share. */
const [meanwhile, changedMost] = [10, 0.001]
/** Common names may be outranked; 40 names pass without a third of the documents at p < 0.001. */
const missedMost = 0.1
/** Equal documents answer equally but for writes meanwhile; another form may rank otherwise. */
const sharedLeast = { sameForm: 0.9, otherForm: 0.5 }

/** Why the generation must not be current. */
export async function compareGeneration(
  number: number,
  current: number | undefined,
  comparing: Comparing,
): Promise<string | undefined> {
  const firstOf = firstTenOf(comparing.generations)
  return (
    (await differingCount(number, comparing)) ??
    (await missedNames(firstOf(number), comparing)) ??
    (current === undefined ? undefined : await differingAnswers(number, current, firstOf, comparing))
  )
}

function firstTenOf({ send, prefix }: Generations): (generation: number) => FirstTen {
  const vocabulary = new PhraseDictionary()
  return (generation) => {
    const backend = new OpenSearchBackend({ send, prefix, generation, vocabulary })
    return async (name, text) => (await backend.search(name, { text, name: text, skip: 0, size: firstTen })).ids
  }
}

async function differingCount(number: number, { pool, generations, rejects }: Comparing): Promise<string | undefined> {
  const counts = await generations.count(number)
  for (const name of indexNames) {
    const rows = await countRowsOf(pool, readers[name].rows)
    const others = meanwhile + rows * changedMost
    if (counts[name] < rows - rejects.ids(name).length - others || counts[name] > rows + others)
      return `${name}: ${counts[name]} documents of ${rows} rows`
  }
  return undefined
}

async function missedNames(firstOf: FirstTen, { pool, rejects }: Comparing): Promise<string | undefined> {
  for (const name of indexNames) {
    const rejected = new Set(rejects.ids(name))
    const ids = await findEvenIDs(pool, readers[name].rows, sampled)
    const documents = (await documentsOf(pool, name, ids)).filter(
      (one) => !rejected.has(one.id) && /[\p{L}\p{N}]/u.test(one.name),
    )
    const missed: string[] = []
    for (const { id, name: text } of documents) {
      const found = await firstOf(name, text)
      if (!found.includes(id) && !(await isExcused({ name, id, text, found }, pool))) missed.push(`"${text}" (${id})`)
    }
    if (missed.length > Math.round(documents.length * missedMost))
      return `${name}: ${missed.length} of ${documents.length} are not among the first ten by their names: ${listed(missed)}`
  }
  return undefined
}

type MissedName = { name: IndexName; id: string; text: string; found: readonly string[] }

async function isExcused({ name, id, text, found }: MissedName, pool: pg.Pool): Promise<boolean> {
  const now = await documentsOf(pool, name, [id, ...found])
  const isSame = (one: { name: string }): boolean => fold(one.name) === fold(text)
  if (!now.some((one) => one.id === id && one.name === text)) return true
  return found.length === firstTen && now.filter((one) => one.id !== id && isSame(one)).length === firstTen
}

async function differingAnswers(
  number: number,
  current: number,
  firstOf: (generation: number) => FirstTen,
  comparing: Comparing,
): Promise<string | undefined> {
  const { pool, generations, source } = comparing
  const state = await generations.stateOf(current)
  const isOwn = state?.source.split(' ')[0] === source.split(' ')[0]
  // Another database or a damaged generation is no measure.
  if (!state || !isOwn || (await differingCount(current, comparing)) !== undefined) return undefined
  const [own, former] = [firstOf(number), firstOf(current)]
  const shares: { share: number; text: string }[] = []
  for (const question of await questionsOf(pool))
    for (const name of ['business', 'product'] as const) {
      const [now, before] = await Promise.all([own(name, question), former(name, question)])
      if (before.length === 0) continue
      const shared = before.filter((id) => now.includes(id)).length
      shares.push({ share: shared / before.length, text: `"${question}" (${name}: ${shared} of ${before.length})` })
    }
  const mean = shares.reduce((sum, { share }) => sum + share, 0) / shares.length
  if (shares.length === 0 || mean >= sharedLeast[state.source === source ? 'sameForm' : 'otherForm']) return undefined
  const worst = shares.toSorted((a, b) => a.share - b.share).map(({ text }) => text)
  return `questions share ${Math.floor(mean * 100)} % of their first ten with generation ${current}, least of all ${listed(worst)}`
}

/** Questions after which people chose something, then names of categories. */
async function questionsOf(pool: pg.Pool): Promise<string[]> {
  const questions = new Set(await findAskedQuestions(pool, asked))
  const categories = nodes.filter(({ kind }) => kind !== 'industry')
  const step = Math.max(1, Math.floor(categories.length / asked))
  for (let at = 0; at < categories.length && questions.size < asked; at += step) questions.add(categories[at]!.name.en)
  return [...questions]
}

const listed = (texts: readonly string[]): string => texts.slice(0, namedMost).join(', ')
