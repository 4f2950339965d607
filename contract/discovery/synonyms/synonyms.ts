// Search synonyms.
import * as z from 'zod'
import { searchTextMost, staffReasonMost } from '#contract/foundation/constants.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { required } from '#contract/foundation/fields.ts'
import { inLocales, locales } from '#contract/foundation/locales.ts'
import { Meaning } from '#contract/discovery/search.ts'
import { Id, Instant, text, Uuid } from '#contract/foundation/shapes.ts'
import { tableOf, tableQuery } from '#contract/foundation/tables.ts'
import { SynonymFields, synonymKinds } from './fields.ts'

export const synonymStates = ['current', 'withdrawn'] as const
export type SynonymState = (typeof synonymStates)[number]

const Names = z.array(z.string())
const Synonym = z.object({
  synonymID: z.string(),
  kind: z.enum(synonymKinds),
  reference: z.string(),
  referenceName: z.string().describe('what the reference names, in the language of the call; empty for none'),
  names: z.object(inLocales(() => Names)),
  state: z.enum(synonymStates),
  changedBy: z.string().nullable(),
  changedAt: Instant,
  revision: z.int().describe('one higher with each change'),
})
export type Synonym = z.output<typeof Synonym>

const TrialHit = z.object({
  id: z.string(),
  key: z.string(),
  businessID: z.string(),
  name: z.string(),
  note: z.string().describe('country of a company, company of a product'),
})
export type TrialHit = z.output<typeof TrialHit>
const TrialResult = z.object({
  total: z.int(),
  hits: z.array(TrialHit).describe('the first ten'),
  understood: z.array(Meaning).describe('what parts of the text were taken for'),
  equivalents: z.array(z.string()).describe('other names that match as the words of the text do'),
  corrected: z.string().nullable().describe('what was searched instead of a misspelt text'),
  relaxed: z.boolean().describe('not every word is in every hit'),
})
export type TrialResult = z.output<typeof TrialResult>

const reason = required(staffReasonMost)
const administrators = { signedIn: true, staff: ['administrator'] } as const
const one = { ...administrators, params: Id, answer: Synonym } as const

export const synonyms = capability({
  list: {
    ...administrators,
    method: 'GET',
    path: '/console/synonyms',
    summary: 'The operator’s synonyms of the search, in use and withdrawn.',
    query: tableQuery(['name', 'changedAt'], '-changedAt', {
      kind: z.enum(synonymKinds).optional(),
      state: z.enum(synonymStates).optional().describe('only those in this state'),
    }),
    answer: tableOf(Synonym),
  },
  read: {
    ...one,
    method: 'GET',
    path: '/console/synonyms/:id',
    summary: 'A synonym in all its languages.',
    refusals: ['NotFound'],
  },
  try: {
    ...administrators,
    method: 'POST',
    path: '/console/synonyms/trial',
    summary:
      'What a text finds now and what it would find with a draft. Changes nothing. Trials wait for each other; where too many wait, it is refused.',
    body: z.object({
      text: text(searchTextMost).pipe(z.string().min(1, 'is missing')),
      of: z.enum(['business', 'product']),
      lang: z.enum(locales).optional().describe('language of the reader; else Accept-Language'),
      draft: SynonymFields.extend({ synonymID: Uuid.optional().describe('in place of this one') }).optional(),
    }),
    answer: z.object({ now: TrialResult, after: TrialResult.nullable().describe('with the draft') }),
    refusals: ['TooManyRequests'],
  },
  create: {
    ...administrators,
    method: 'POST',
    path: '/console/synonyms',
    summary: 'Writes a synonym, which searches use at once.',
    body: SynonymFields.extend({ reason }),
    answer: Synonym,
    refusals: ['Conflict'],
  },
  change: {
    ...one,
    method: 'PUT',
    path: '/console/synonyms/:id',
    summary: 'Changes a synonym, unless it has another revision meanwhile.',
    body: SynonymFields.extend({ reason, revision: z.int().describe('as it was read') }),
    refusals: ['NotFound', 'Conflict'],
  },
  withdraw: {
    ...one,
    method: 'PUT',
    path: '/console/synonyms/:id/withdraw',
    summary: 'Searches no longer use it. Safe to repeat.',
    body: z.object({ reason }),
    refusals: ['NotFound'],
  },
  restore: {
    ...one,
    method: 'PUT',
    path: '/console/synonyms/:id/restore',
    summary: 'Takes a withdrawal back. Safe to repeat.',
    body: z.object({ reason }),
    refusals: ['NotFound', 'Conflict'],
  },
})
