// Samples: asked for in a thread, approved, shipped, tried. S asks, R supplies.
import * as z from 'zod'
import { Author, Cursor, pageOf } from '#contract/identity/actors.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { Country, Instant, Uuid } from '#contract/foundation/shapes.ts'
import { answering, As, reading, refusals, ThreadID } from '#contract/trade/inquiries/team.ts'
import { Unit } from '#contract/trade/rfqs/fields.ts'
import {
  NewSample,
  SampleApproval,
  SampleConclusion,
  SampleDetails,
  SampleNote,
  SampleReason,
  SampleShipment,
} from './fields.ts'
import { freightPayers, sampleActions, sampleOutcomes, sampleStates } from './states.ts'

export const Sample = z.object({
  sampleID: z.string(),
  requestID: z.string().describe('the thread'),
  side: z.enum(['S', 'R']).describe('of whom it is read: S asked, R supplies'),
  other: Author.nullable().describe('the other side; null: left the network'),
  name: z.string(),
  product: z.object({ productID: z.string(), key: z.string(), name: z.string() }).nullable(),
  state: z.enum(sampleStates),
  details: z
    .object({
      purpose: z.string(),
      quantity: z.number(),
      unit: Unit,
      address: z
        .object({
          receiver: z.string(),
          street: z.string(),
          place: z.string(),
          postcode: z.string(),
          country: Country,
          phone: z.string(),
        })
        .nullable()
        .describe('null: forgotten, 30 days after the end or 180 without a step'),
      country: Country.describe('destination'),
      freight: z.enum(freightPayers),
      freightAccount: z.string().describe('empty: none, or forgotten with the address'),
      deducted: z.boolean(),
    })
    .nullable()
    .describe('null: the buyer has given none yet'),
  fee: z.number().nullable(),
  currency: z.string().nullable(),
  reason: z.string().describe('of the supplier that declined, or the buyer that withdrew'),
  carrier: z.string(),
  tracking: z.string(),
  outcome: z.enum(sampleOutcomes).nullable(),
  requestedAt: Instant,
  qualifiedAt: Instant.nullable(),
  decidedAt: Instant.nullable().describe('approved or declined first'),
  approvedAt: Instant.nullable(),
  shippedAt: Instant.nullable(),
  receivedAt: Instant.nullable(),
  endedAt: Instant.nullable(),
  dueAt: Instant.nullable().describe('by when the supplier should answer (72 hours) or ship (7 days)'),
  can: z.array(z.enum(sampleActions)).describe('what the side may do now'),
})
export type Sample = z.output<typeof Sample>

const Of = ThreadID.extend({ sampleID: Uuid })
const path = '/business/request/:rid/sample'
const steps = {
  method: 'POST',
  signedIn: 'verified',
  needs: answering,
  params: Of,
  query: As,
  answer: Sample,
  refusals: [...refusals, 'Conflict'],
} as const

export const samples = capability({
  ofThread: {
    method: 'GET',
    path,
    summary: 'The samples of a thread, the newest first, with the address while it is kept.',
    signedIn: true,
    needs: reading,
    params: ThreadID,
    query: As,
    answer: z.object({ data: z.array(Sample) }),
    refusals,
  },
  list: {
    method: 'GET',
    path: '/business/sample',
    summary: 'The samples that an actor asked for or supplies, the newest first.',
    signedIn: true,
    needs: reading,
    query: As.extend({
      role: z.enum(['buyer', 'supplier']).optional().describe('both without'),
      state: z.enum(sampleStates).optional().describe('only those in this state'),
      nextID: Cursor,
    }),
    answer: pageOf(Sample),
    refusals,
  },
  request: {
    ...steps,
    path,
    params: ThreadID,
    summary:
      'Asks the receiver of the inquiry for a sample. The same thing again, while it is not answered, is one. At most 5 under way in a thread.',
    atomic: true,
    body: NewSample,
  },
  qualify: {
    ...steps,
    method: 'PUT',
    path: `${path}/:sampleID/details`,
    summary:
      'Says what it is for, how much, where to and who pays the freight, or changes it until it is decided. Safe to repeat.',
    body: SampleDetails,
  },
  approve: {
    ...steps,
    path: `${path}/:sampleID/approve`,
    summary: 'Approves it, as its supplier. Safe to repeat.',
    body: SampleApproval,
  },
  decline: {
    ...steps,
    path: `${path}/:sampleID/decline`,
    summary: 'Declines it with a reason, as its supplier, until it is shipped. Safe to repeat.',
    body: SampleReason,
  },
  ship: {
    ...steps,
    path: `${path}/:sampleID/ship`,
    summary:
      'Tells the carrier and the number to follow it by, as its supplier, or corrects them until it has arrived. Safe to repeat.',
    body: SampleShipment,
  },
  receive: {
    ...steps,
    path: `${path}/:sampleID/receive`,
    summary: 'Says that it has arrived, as its buyer. Safe to repeat.',
    body: SampleNote,
  },
  conclude: {
    ...steps,
    path: `${path}/:sampleID/outcome`,
    summary: 'Says what came of it, as its buyer. Safe to repeat.',
    body: SampleConclusion,
  },
  withdraw: {
    ...steps,
    path: `${path}/:sampleID/withdraw`,
    summary: 'Takes the request back, as its buyer, until it is shipped. Safe to repeat.',
    body: SampleNote,
  },
})
