// RFQs: need, invited suppliers, quotations, decision.
import * as z from 'zod'
import { Author, speaks, SpeaksAs } from '#contract/identity/actors.ts'
import { BusinessCard } from '#contract/identity/businesses/businesses.ts'
import { rfqPageSizeMost, rfqReasonMost } from '#contract/foundation/constants.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { required } from '#contract/foundation/fields.ts'
import { Attachment, AttachmentAddress } from '#contract/identity/files/attachments.ts'
import {
  Coded,
  Country,
  CountryCode,
  Day,
  DeclaredLanguage,
  Instant,
  listOf,
  Named,
  paging,
  Spec,
  text,
  TextLanguage,
  Uuid,
} from '#contract/foundation/shapes.ts'
import { CurrencyCode, NewEstimates, NewQuotation, NewRfq, Unit } from './fields.ts'
import { rfqStatuses, supplierStates } from './states.ts'

const Quotation = z.object({
  quotationID: z.string(),
  version: z.int().describe('1 is the first; a revision is one more'),
  tiers: z.array(z.object({ quantity: z.number(), unitPrice: z.number() })),
  unit: Unit,
  currency: z.string(),
  minimumOrder: z.number().nullable(),
  leadTime: z.int().nullable().describe('days'),
  transitDays: z.int().nullable(),
  incoterm: Coded.nullable(),
  place: z.string(),
  pickUp: z.number().nullable(),
  freight: z.number().nullable(),
  insurance: z.number().nullable(),
  handling: z.number().nullable(),
  paymentTerms: z.string(),
  paymentDays: z.int().nullable(),
  validUntil: Day.nullable(),
  warrantyMonths: z.int().nullable(),
  reference: z.string(),
  note: z.string(),
  language: TextLanguage.describe('ISO 639 code of the language of note and payment terms; null: not known'),
  files: z.array(Attachment),
  createdAt: Instant,
})
export type Quotation = z.output<typeof Quotation>

export const Rfq = z.object({
  rfqID: z.string(),
  title: z.string(),
  language: TextLanguage.describe('ISO 639 code of the language of title and description; null: not known'),
  status: z.enum(rfqStatuses),
  buyer: Author.nullable().describe('null: left the network'),
  quantity: z.number(),
  unit: Unit,
  country: Country.describe('destination'),
  deadline: Day,
  createdAt: Instant,
  supplierCount: z.int().describe('for the buyer; 1 for a supplier'),
  quotationCount: z.int().describe('suppliers that have quoted; for a supplier its own'),
})
export type Rfq = z.output<typeof Rfq>

const RfqSupplier = z.object({
  businessID: z.string(),
  business: Author.nullable().describe('null: no longer public'),
  requestID: z.string().describe('the thread with it'),
  state: z.enum(supplierStates),
  declineReason: z.string(),
  awarded: z.boolean(),
  facts: z
    .object({
      certificates: z.array(z.string()).describe('names of those that have not expired'),
      replyMinutes: z.number().nullable().describe('median of its first answers; null below 5 inquiries'),
    })
    .nullable()
    .describe('what a buyer compares; null for a supplier, and for a business that is no longer public'),
  quotations: z.array(Quotation).describe('all versions, the latest first'),
})
export type RfqSupplier = z.output<typeof RfqSupplier>

export const RfqDetail = Rfq.extend({
  role: z.enum(['buyer', 'supplier']),
  product: z.object({ productID: z.string(), key: z.string(), name: z.string() }).nullable(),
  category: Named.nullable(),
  specs: z.array(Spec),
  description: z.string(),
  files: z.array(Attachment),
  incoterm: Coded.nullable(),
  targetPrice: z.number().nullable(),
  currency: z.string(),
  place: z.string().describe('of the destination'),
  neededBy: Day.nullable(),
  estimates: z
    .object({ handling: z.number().nullable(), dutyPercent: z.number().nullable() })
    .nullable()
    .describe("the buyer's own figures for landed costs; null for a supplier"),
  suppliers: z.array(RfqSupplier).describe('all for the buyer, the own businesses for a supplier'),
  rates: z
    .array(z.object({ currency: z.string(), perEuro: z.number(), date: Day, source: z.string() }))
    .describe('exchange rates of the operator, for comparing; empty for a supplier'),
  can: z.object({ award: z.boolean(), close: z.boolean(), reopen: z.boolean(), answer: z.boolean() }),
})
export type RfqDetail = z.output<typeof RfqDetail>

const supplierReasons = ['product', 'profile', 'category', 'country', 'certificates', 'verified', 'replyRate'] as const
const SupplierReason = z.object({
  kind: z
    .enum(supplierReasons)
    .describe(
      'product: it offers the thing; profile: its profile names it; category: it stands in the category asked for',
    ),
  products: z.int().optional().describe('of a `product`: how many are the thing, at most 100'),
})
export type SupplierReason = z.output<typeof SupplierReason>
const SupplierProposal = z.object({ business: BusinessCard, reasons: z.array(SupplierReason) })
export type SupplierProposal = z.output<typeof SupplierProposal>
const SupplierProposals = z.object({
  thing: z.string().nullable().describe('the thing as it was understood; null: by the category alone'),
  category: Named.nullable().describe('the category of the thing'),
  data: z.array(SupplierProposal).describe('those that answer first, then those that nobody runs yet'),
  appointed: z
    .array(z.object({ business: BusinessCard, maker: Named.describe('in `data`, and asked in any case') }))
    .describe('sellers in the country of the buyer, confirmed by both; beside the makers, never in their place'),
})
export type SupplierProposals = z.output<typeof SupplierProposals>

const Of = z.object({ rfqID: Uuid })
const OwnBusiness = z.object({ businessID: Uuid })
const decides = { method: 'POST', signedIn: 'verified', params: Of, answer: RfqDetail } as const
const answers = {
  method: 'POST',
  signedIn: 'verified',
  params: Of,
  needs: { permission: 'answerRequests', by: 'businessID' },
  answer: RfqDetail,
  refusals: ['NotFound', 'Gone', 'Forbidden', 'Conflict'],
} as const

export const rfqs = capability({
  propose: {
    method: 'POST',
    path: '/rfq/propose',
    summary:
      'Up to ten suppliers that make the thing, each with why it is proposed. Those with `presence: listed` can not be asked yet; see `keep` of inquiries.',
    signedIn: true,
    body: z.object({
      textQuery: text(200).default(''),
      product: Uuid.optional(),
      category: Uuid.optional(),
      country: CountryCode.optional().describe('of the buyer'),
    }),
    answer: SupplierProposals,
  },
  create: {
    method: 'POST',
    path: '/rfq',
    summary: 'Sends a request for quotation to up to ten suppliers, each in a thread of its own.',
    signedIn: 'verified',
    needs: speaks,
    body: NewRfq.extend({ ...SpeaksAs.shape, language: DeclaredLanguage }),
    answer: z.object({ rfqID: z.string() }),
    refusals: ['NotFound', 'Gone', 'Forbidden', 'Conflict'],
  },
  list: {
    method: 'GET',
    path: '/rfq',
    summary: 'Requests for quotation that the viewer or its businesses sent, or received; latest first.',
    signedIn: true,
    query: z.object({
      role: z.enum(['buyer', 'supplier']).default('buyer').describe('`buyer`: those sent; `supplier`: those received'),
      status: z.enum(rfqStatuses).optional(),
      ...paging(rfqPageSizeMost),
    }),
    answer: listOf(Rfq),
  },
  read: {
    method: 'GET',
    path: '/rfq/:rfqID',
    summary: 'A request for quotation with its quotations: all for the buyer, the own ones for a supplier.',
    signedIn: true,
    params: Of,
    answer: RfqDetail,
    refusals: ['NotFound'],
  },
  file: {
    method: 'GET',
    path: '/rfq/:rfqID/file/:fileID',
    summary: 'An address at which the viewer can download a file of the request or of a quotation, for some minutes.',
    signedIn: true,
    params: Of.extend({ fileID: Uuid }),
    answer: AttachmentAddress,
    refusals: ['NotFound', 'Forbidden'],
  },
  award: {
    ...decides,
    path: '/rfq/:rfqID/award',
    summary: 'Awards the request to a supplier that has quoted; every supplier is told. Safe to repeat.',
    body: z.object({ supplier: Uuid.describe('id of the business') }),
    refusals: ['NotFound', 'Conflict'],
  },
  close: {
    ...decides,
    path: '/rfq/:rfqID/close',
    summary: 'Closes the request without an award; every supplier is told. Safe to repeat.',
    refusals: ['NotFound', 'Conflict'],
  },
  reopen: {
    ...decides,
    path: '/rfq/:rfqID/reopen',
    summary:
      'Takes quotations again, until the deadline; an award is also withdrawn after it, within 24 hours. Every supplier is told. Safe to repeat.',
    refusals: ['NotFound', 'Conflict'],
  },
  comparison: {
    method: 'GET',
    path: '/rfq/:rfqID/comparison',
    summary: 'The latest quotations compared, as a PDF in base64, in the language of the call; for the buyer.',
    signedIn: true,
    params: Of,
    query: z.object({ currency: CurrencyCode.optional().describe('that of the request without') }),
    answer: z.object({ name: z.string(), content: z.string() }),
    refusals: ['NotFound', 'Conflict'],
  },
  estimate: {
    ...decides,
    method: 'PUT',
    path: '/rfq/:rfqID/estimates',
    summary: "Keeps the buyer's own figures for landed costs; suppliers do not see them. Safe to repeat.",
    body: NewEstimates,
    refusals: ['NotFound'],
  },
  quote: {
    ...answers,
    path: '/rfq/:rfqID/quotation',
    summary: 'Answers the request with a quotation, or revises it: earlier versions are kept.',
    body: NewQuotation.extend({ ...OwnBusiness.shape, language: DeclaredLanguage }),
  },
  decline: {
    ...answers,
    path: '/rfq/:rfqID/decline',
    summary: 'Tells the buyer that no quotation will come, and why. Safe to repeat.',
    body: OwnBusiness.extend({ reason: required(rfqReasonMost), language: DeclaredLanguage }),
  },
})
