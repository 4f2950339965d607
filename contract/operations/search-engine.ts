// Search engine for administrators.
import * as z from 'zod'
import { staffReasonMost } from '#contract/foundation/constants.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { required } from '#contract/foundation/fields.ts'
import { Instant, Uuid } from '#contract/foundation/shapes.ts'

export const indexKinds = ['business', 'product', 'people'] as const
export const generationStates = ['waiting', 'copying', 'current', 'replaced', 'removed', 'failed'] as const

export const searchEngines = ['built-in', 'shadow', 'opensearch'] as const

const Counts = z.object({ business: z.int(), product: z.int(), people: z.int() })

const Generation = z.object({
  number: z.int(),
  state: z
    .enum(generationStates)
    .describe('waiting: for the leader; replaced: kept for a day after the next became current'),
  askedBy: z.string().describe('`console` (the audit log has the person), `npm run admin`, or `indexer`: by itself'),
  askedAt: Instant,
  startedAt: Instant.nullable(),
  currentAt: Instant.nullable().describe('since when searches used it'),
  copied: z.int().describe('rows written so far'),
  total: z.int().describe('rows to write, as counted at its start'),
  failure: z.string().nullable().describe('why it was not used'),
  documents: Counts.nullable().describe('in the cluster; null: no leader has seen it there'),
  bytes: z.int().nullable(),
})
export type Generation = z.output<typeof Generation>

const Reject = z.object({
  kind: z.enum(indexKinds),
  id: z.string(),
  reason: z.string().describe('as the cluster said it'),
  rejectedAt: Instant,
  tries: z.int(),
})
export type Reject = z.output<typeof Reject>

const SearchEngineState = z.object({
  engine: z
    .enum(searchEngines)
    .describe('that answers searches; built-in: `SEARCH_URL` is not set; shadow: built-in, compared with the cluster'),
  indexes: z
    .object({ documents: Counts, bytes: Counts })
    .nullable()
    .describe('of the built-in engine; null: the cluster answers, or they are being prepared'),
  leader: z
    .object({
      holder: z.string().describe('host and process'),
      until: Instant.describe('when another may take over, unless it is renewed'),
      generation: z.int().nullable(),
      position: z.string().nullable().describe('in the event log'),
      lagSeconds: z.number().nullable().describe('since everything that was written before is in the cluster'),
    })
    .nullable()
    .describe('process that writes the cluster; null: none does'),
  generations: z.array(Generation).describe('the last twenty, newest first'),
  rejects: z.array(Reject).describe('the last fifty rows that the cluster refused'),
  rejectCount: z.int().describe('of all'),
})
export type SearchEngineState = z.output<typeof SearchEngineState>

const administrators = { signedIn: true, staff: ['administrator'] } as const
const reason = required(staffReasonMost)

export const searchEngine = capability({
  state: {
    ...administrators,
    method: 'GET',
    path: '/console/search-engine',
    summary:
      'The engine that answers searches, and the indexes of the search cluster: leader, rebuilds, rejected rows.',
    answer: SearchEngineState,
  },
  rebuild: {
    ...administrators,
    method: 'PUT',
    path: '/console/search-engine/rebuild',
    summary:
      'Makes new indexes beside the current ones, which answer until the new ones are complete. While one is under way, nothing more is begun. Safe to repeat.',
    body: z.object({ reason }),
    answer: SearchEngineState,
    refusals: ['Conflict'],
  },
  retry: {
    ...administrators,
    method: 'PUT',
    path: '/console/search-engine/retry',
    summary: 'Writes the rows that the cluster refused once more, all or one. Safe to repeat.',
    body: z.object({
      row: z
        .object({ kind: z.enum(indexKinds), id: Uuid })
        .optional()
        .describe('this one alone'),
      reason,
    }),
    answer: SearchEngineState,
    refusals: ['Conflict'],
  },
})
