// Documents on products.
import * as z from 'zod'
import { documentTitleMost } from '#contract/foundation/constants.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { BusinessCard } from '#contract/identity/businesses/businesses.ts'
import { Country, Day, Instant, listOf, paging, text, Uuid } from '#contract/foundation/shapes.ts'
import { Attachment, AttachmentAddress } from '#contract/identity/files/attachments.ts'
import { DocumentChange, NewDocument, NewRevision } from './fields.ts'
import { linkReasons, pictureFailures } from './kinds.ts'
import { ProductDocument } from './shapes.ts'

const Revision = z.object({
  revisionID: z.string(),
  revision: z.string(),
  issuedOn: Day.nullable(),
  endsOn: Day.nullable(),
  file: Attachment,
  addedAt: Instant,
})

export const OwnDocument = ProductDocument.extend({
  products: z.array(z.object({ productID: z.string(), name: z.string() })),
  revisions: z.array(Revision).describe('the newest first; the first is the current one'),
  downloads: z.int().describe('of all revisions, each person once a day'),
  granted: z.int().describe('how many may open it on request'),
  pictureFailure: z.enum(pictureFailures).nullable().describe('why a STEP file has no picture; it is not tried again'),
})
export type OwnDocument = z.output<typeof OwnDocument>

const Lead = z.object({
  leadID: z.string(),
  documentID: z.string(),
  title: z.string(),
  person: z.object({ userID: z.string(), name: z.string(), username: z.string() }),
  business: z.object({ businessID: z.string(), companyName: z.string(), key: z.string(), country: Country }).nullable(),
  at: Instant,
})
export type Lead = z.output<typeof Lead>

export const PublicDocument = ProductDocument.extend({
  business: BusinessCard.pick({ businessID: true, key: true, kind: true }).extend({ companyName: z.string() }),
  products: z.array(z.object({ productID: z.string(), key: z.string(), name: z.string() })),
})
export type PublicDocument = z.output<typeof PublicDocument>

const OfBusiness = z.object({ businessID: Uuid })
const One = OfBusiness.extend({ documentID: Uuid })
const edit = { signedIn: 'verified', needs: { permission: 'editProducts', by: 'businessID' } } as const

export const documents = capability({
  list: {
    method: 'GET',
    path: '/business/:businessID/document',
    summary: 'All documents of a business with their products, revisions and downloads, for those who edit products.',
    signedIn: true,
    needs: { permission: 'editProducts', by: 'businessID' },
    params: OfBusiness,
    query: z.object({
      q: text(documentTitleMost).default('').describe('part of the title'),
      product: Uuid.optional().describe('documents of this product alone'),
      document: Uuid.optional().describe('this one alone'),
      ...paging(100),
    }),
    answer: listOf(OwnDocument).extend({
      failed: z
        .array(
          z.object({
            link: z.string(),
            name: z.string().describe('of the product'),
            reason: z
              .enum(linkReasons)
              .nullable()
              .describe('address: no answer; file: of no type that is taken; documents, product: has its most'),
          }),
        )
        .describe('addresses of imports that gave no document'),
    }),
  },
  add: {
    method: 'POST',
    path: '/business/:businessID/document',
    summary:
      'Adds a document to products of a business. Its bytes must fit its kind. Conflict: it, or a product, has too many.',
    ...edit,
    params: OfBusiness,
    body: NewDocument,
    answer: OwnDocument,
    refusals: ['Conflict'],
  },
  change: {
    method: 'PUT',
    path: '/business/:businessID/document/:documentID',
    summary:
      'Changes what is sent of a document; revision and dates are those of its current file. Conflict: a product has too many.',
    ...edit,
    params: One,
    body: DocumentChange,
    answer: OwnDocument,
    refusals: ['NotFound', 'Conflict'],
  },
  revise: {
    method: 'POST',
    path: '/business/:businessID/document/:documentID/revision',
    summary: 'A new file for a document. The former one stays with the business and is not given to others any more.',
    ...edit,
    params: One,
    body: NewRevision,
    answer: OwnDocument,
    refusals: ['NotFound', 'Conflict'],
  },
  remove: {
    method: 'DELETE',
    path: '/business/:businessID/document/:documentID',
    summary: 'Removes a document with all its revisions, and all leave to open it. Safe to repeat.',
    ...edit,
    params: One,
    answer: z.object({}),
  },
  file: {
    method: 'GET',
    path: '/business/:businessID/document/:documentID/file/:revisionID',
    summary: 'An address at which the business downloads a revision of its own, for minutes.',
    signedIn: true,
    needs: { permission: 'editProducts', by: 'businessID' },
    params: One.extend({ revisionID: Uuid }),
    answer: AttachmentAddress,
    refusals: ['NotFound'],
  },
  read: {
    method: 'GET',
    path: '/document/:documentID',
    summary: 'A document with the products that show it: what stands on it, and whether it still holds.',
    params: z.object({ documentID: Uuid }),
    answer: PublicDocument,
    refusals: ['NotFound'],
  },
  code: {
    method: 'GET',
    path: '/document/:documentID/code',
    summary: 'The address to print on a document, and its QR code as SVG.',
    params: z.object({ documentID: Uuid }),
    answer: z.object({ address: z.string(), svg: z.string() }),
    refusals: ['NotFound'],
  },
  open: {
    method: 'POST',
    path: '/document/:documentID/open',
    summary:
      'An address of the current file, for minutes. Counts a download. Forbidden names what is missing in `fields.access`: `members` or `request`.',
    params: z.object({ documentID: Uuid }),
    body: z.object({
      productID: Uuid.optional().describe('on whose page it is opened; the download counts there'),
      agreed: z.boolean().default(false).describe('the business may see who opened it'),
      businessID: Uuid.optional().describe('for which the person opens it, where it agrees'),
    }),
    answer: AttachmentAddress,
    refusals: ['NotFound', 'Forbidden'],
  },
  picture: {
    method: 'GET',
    path: '/document/:documentID/picture',
    summary: 'An address of the picture of a model, for minutes, for whoever may open the document. Counts nothing.',
    signedIn: true,
    params: z.object({ documentID: Uuid }),
    answer: AttachmentAddress,
    refusals: ['NotFound'],
  },
  leads: {
    method: 'GET',
    path: '/business/:businessID/document/leads',
    summary: 'People who opened documents and agreed that the business sees it, the latest first.',
    signedIn: true,
    needs: { permission: 'readFigures', by: 'businessID' },
    params: OfBusiness,
    query: z.object(paging(100)),
    answer: listOf(Lead),
  },
})
