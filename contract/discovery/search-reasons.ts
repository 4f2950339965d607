// Reasons of a search hit.
import * as z from 'zod'

const wordForms = [
  'typed',
  'amount',
  'nearAmount',
  'inflected',
  'prefix',
  'compound',
  'correction',
  'equivalent',
  'category',
  'head',
] as const

const reasonFields = [
  'name',
  'text',
  'code',
  'brand',
  'specs',
  'category',
  'keywords',
  'company',
  'place',
  'offered',
  'products',
] as const

const points = z.number().describe('share of what all words together give at most')

const WordReason = z.object({
  text: z.string().describe('the word of the question, as the index has words: in the singular, without accents'),
  form: z
    .enum(wordForms)
    .describe(
      'amount: the same in another unit; nearAmount: within 2.5 %; equivalent: another name of the phrase; category: a member of it; head: only the type of thing',
    ),
  found: z.string().describe('what the hit has in its place; of a category its name'),
  phrase: z.string().optional().describe('the phrase of the question that has the equivalent'),
  language: z.string().optional().describe('language of the equivalent, where the dictionary knows it'),
  fields: z
    .array(z.enum(reasonFields))
    .describe('they hold `found`; offered, products: categories and names of the products of a company'),
  weight: z.number().describe('share of the word in the question: rare words weigh more'),
  points,
})

export const Reasons = z.object({
  tier: z
    .enum(['exact', 'near', 'all', 'relaxed', 'members', 'browsed'])
    .describe(
      'exact: name or code; near: one edit from it; all: every word; relaxed: not every word; members: of the category named; browsed: the question only filters',
    ),
  exact: z
    .object({ by: z.enum(['name', 'code']), corrected: z.string().optional() })
    .optional()
    .describe('the name, the code, or brand and code together'),
  words: z.array(WordReason),
  missing: z.array(z.string()).describe('words of the question that the hit has not'),
  thing: z
    .array(z.enum(['type', 'category', 'name', 'text']))
    .describe(
      'by what a hit is the thing asked for: the type in its name, its category, the phrase in its name; of a company the part of its text or trade that says what it makes',
    ),
  wishes: z
    .array(z.object({ kind: z.enum(['role', 'place']), met: z.boolean() }))
    .describe('kind of company and country that the text names; hits that meet all stand above the others'),
  bonuses: z
    .array(z.object({ by: z.enum(['type', 'category', 'place', 'wishes', 'chosen', 'mention']), points }))
    .describe(
      'wishes: some of them met; chosen: visitors opened, saved or asked about it after this question; mention, below zero: a company that only mentions the thing',
    ),
  distance: z.int().optional().describe('edits between text and name, by which misspelt and relaxed hits are ordered'),
  verified: z.boolean(),
  order: z.array(z.enum(['verified', 'newest'])).describe('what decides between hits of equal points, in this order'),
})
export type Reasons = z.output<typeof Reasons>
