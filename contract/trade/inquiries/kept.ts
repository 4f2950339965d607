// Kept inquiries: for companies that nobody runs yet.
import * as z from 'zod'
import { Cursor, pageOf } from '#contract/identity/actors.ts'
import { BusinessCard } from '#contract/identity/businesses/businesses.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { Country, Instant, TextLanguage, Uuid } from '#contract/foundation/shapes.ts'
import { NewInquiry } from './fields.ts'
import { subjectCodes } from './subjects.ts'
import { answering, As, reading, refusals } from './team.ts'

const KeptBusiness = BusinessCard.pick({ businessID: true, key: true, general: true, presence: true })

export const KeptInquiry = z.object({
  id: z.string(),
  state: z.enum(['kept', 'ended']).describe('ended: the time was over or the company left; the text is deleted'),
  business: KeptBusiness.nullable().describe('null: no longer public'),
  subject: z.string(),
  subjectCode: z.enum(subjectCodes),
  product: z.object({ productID: z.string(), key: z.string(), name: z.string() }).nullable(),
  message: z.string(),
  language: TextLanguage,
  createdAt: Instant,
  keptUntil: Instant,
  token: z.string().describe('of the link that the buyer forwards to the company: `/kept/{token}`'),
  held: z.boolean().describe('a moderator sees it before the company does'),
})
export type KeptInquiry = z.output<typeof KeptInquiry>

const KeptNotice = z.object({
  business: KeptBusiness,
  subject: z.string(),
  product: z.string().nullable().describe('its name'),
  country: Country.nullable().describe('of the buyer'),
  createdAt: Instant,
  keptUntil: Instant,
})

const Of = z.object({ id: Uuid })

export const kept = capability({
  keep: {
    method: 'POST',
    path: '/business/kept-request',
    summary:
      'Keeps an inquiry for a company that nobody runs, for 30 days. Nobody reads it until the company is claimed; then it arrives as a thread. The same text again keeps one.',
    signedIn: 'verified',
    needs: { permission: 'speakAs', by: 'from', orSelf: true },
    atomic: true,
    keyField: 'idempotencyKey',
    body: NewInquiry.omit({ files: true, afterNda: true }),
    answer: KeptInquiry,
    refusals: [...refusals, 'Conflict'],
  },
  kept: {
    method: 'GET',
    path: '/business/kept-request',
    summary: 'What an actor keeps for companies that nobody runs, the newest first; ended ones for 30 days.',
    signedIn: true,
    needs: reading,
    query: As.extend({ nextID: Cursor }),
    answer: pageOf(KeptInquiry),
    refusals,
  },
  renewKept: {
    method: 'PUT',
    path: '/business/kept-request/:id',
    summary: 'Keeps it for 30 days from now.',
    signedIn: 'verified',
    needs: answering,
    params: Of,
    query: As,
    body: z.object({}),
    answer: KeptInquiry,
    refusals: [...refusals, 'Conflict'],
  },
  withdrawKept: {
    method: 'DELETE',
    path: '/business/kept-request/:id',
    summary: 'Withdraws it: the text is deleted. Safe to repeat.',
    signedIn: true,
    needs: answering,
    params: Of,
    query: As,
    answer: z.object({}),
    refusals,
  },
  keptNotice: {
    method: 'GET',
    path: '/business/kept-notice/:token',
    summary: 'What the company may know of an inquiry that waits for it: the subject, product and country, no text.',
    params: z.object({
      token: z
        .string()
        .regex(/^[\w-]{20,40}$/)
        .describe('of the link that the buyer forwards'),
    }),
    answer: KeptNotice,
    refusals: ['NotFound'],
  },
})
