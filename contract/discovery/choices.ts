// Choices among hits.
import * as z from 'zod'
import { searchTextMost } from '#contract/foundation/constants.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { text, Uuid } from '#contract/foundation/shapes.ts'
import { tableOf, tableQuery } from '#contract/foundation/tables.ts'

export const choiceActs = ['open', 'save', 'inquiry'] as const
export type ChoiceAct = (typeof choiceActs)[number]

const placeMost = 10_000
const Count = z.int()
const ResourceType = z.enum(['business', 'product'])

const Choice = z.object({
  question: z.string().describe('English names of what was asked for'),
  resourceType: ResourceType,
  resourceID: z.string(),
  key: z.string(),
  name: z.string(),
  opens: Count,
  saves: Count,
  inquiries: Count,
  weight: z.number().describe('0 to 1; 0: does not act'),
})
export type Choice = z.output<typeof Choice>

export const choices = capability({
  choose: {
    method: 'POST',
    path: '/search/choice',
    summary:
      'Tells that the visitor chose a hit of a search. Counted once a visitor, question and day; answered alike whether it counts or not. Safe to repeat.',
    body: z.object({
      textQuery: text(searchTextMost).describe('as searched'),
      literally: z.array(text(searchTextMost)).max(10).optional(),
      resourceType: ResourceType,
      resourceID: Uuid,
      place: z.int().min(1).max(placeMost).describe('among the hits, from 1'),
      act: z.enum(choiceActs).describe('save, inquiry: only where the viewer did so'),
      requestID: Uuid.optional().describe('of the inquiry'),
    }),
    answer: z.object({}),
  },
  list: {
    method: 'GET',
    path: '/console/search-choices',
    summary: 'What visitors chose by question in 90 days, most first.',
    signedIn: true,
    staff: ['administrator'],
    query: tableQuery(['points', 'question'], '-points', {}),
    answer: tableOf(Choice),
  },
})
