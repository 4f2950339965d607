// Index mappings; one shard for exact counts.
import type { IndexName } from '../backend.ts'
import { IMPACT_MARK } from './stored.ts'
import type { Json } from './send.ts'

const MAX_WORD = 2100
const keyword = { type: 'keyword', ignore_above: 8000 }
/** Read by the script of things. */
const unsearched = { type: 'keyword', index: false, ignore_above: 30_000 }

export const MAX_RESULT = 100_000

type Replicas = number | 'auto'
const replication = (replicas: Replicas): Json =>
  replicas === 'auto' ? { auto_expand_replicas: '0-1' } : { number_of_replicas: replicas }

/** An impact is a term frequency, so that a word's score is boost × impact. */
export function documentIndex(replicas: Replicas): Json {
  return {
    settings: {
      number_of_shards: 1,
      ...replication(replicas),
      max_result_window: MAX_RESULT,
      // Slices of a shard count the values of facets apart.
      'search.concurrent_segment_search.mode': 'none',
      analysis: {
        tokenizer: { words: { type: 'whitespace', max_token_length: MAX_WORD } },
        filter: { impacts: { type: 'delimited_term_freq', delimiter: IMPACT_MARK } },
        analyzer: {
          impacts: { type: 'custom', tokenizer: 'words', filter: ['impacts'] },
          words: { type: 'custom', tokenizer: 'words' },
        },
      },
      similarity: { impact: { type: 'scripted', script: { source: 'return query.boost * doc.freq' } } },
    },
    mappings: {
      dynamic: false,
      properties: {
        words: {
          type: 'text',
          analyzer: 'impacts',
          index_options: 'freqs',
          norms: false,
          similarity: 'impact',
        },
        names: { type: 'text', analyzer: 'words', index_options: 'docs', norms: false },
        name: unsearched,
        isCut: { type: 'boolean' },
        exact: { type: 'keyword' },
        types: keyword,
        declared: { type: 'keyword', index: false, ignore_above: 8000 },
        said: { type: 'keyword', doc_values: false, ignore_above: 8000 },
        told: { type: 'keyword', doc_values: false, ignore_above: 8000 },
        businessType: keyword,
        country: keyword,
        industry: keyword,
        category: keyword,
        brand: keyword,
        verified: { type: 'boolean' },
        run: { type: 'boolean' },
        replies: keyword,
        evidence: keyword,
        owner: keyword,
        facts: keyword,
        specs: keyword,
        specKeys: keyword,
        registered: { type: 'double' },
        id: keyword,
      },
    },
  }
}

export function wordIndex(replicas: Replicas): Json {
  return {
    settings: { number_of_shards: 1, ...replication(replicas) },
    mappings: {
      dynamic: false,
      properties: {
        word: keyword,
        length: { type: 'integer' },
        unit: keyword,
        amount: { type: 'double' },
      },
    },
  }
}

export const indexNames = ['business', 'product', 'people'] as const satisfies readonly IndexName[]

const numbered = (name: string, generation: number | undefined): string =>
  generation === undefined ? name : `${name}-${generation}`

export function indexesOf(prefix: string, name: IndexName, generation?: number): { documents: string; words: string } {
  return {
    documents: numbered(`${prefix}-${name}`, generation),
    words: numbered(`${prefix}-${name}-words`, generation),
  }
}

export const stateIndex = (prefix: string, generation?: number): string => numbered(`${prefix}-state`, generation)

export function definitions(prefix: string, replicas: Replicas, generation?: number): [index: string, body: Json][] {
  const state = { settings: { number_of_shards: 1, ...replication(replicas) }, mappings: { dynamic: false } }
  const indexes = indexNames.flatMap((name): [string, Json][] => {
    const { documents, words } = indexesOf(prefix, name, generation)
    return [
      [documents, documentIndex(replicas)],
      [words, wordIndex(replicas)],
    ]
  })
  return [...indexes, [stateIndex(prefix, generation), state]]
}
