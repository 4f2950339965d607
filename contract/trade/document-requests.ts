// Requests for documents: an inquiry that the business answers with leave to open, or not.
import * as z from 'zod'
import { documentGrantDays, documentGrantDaysMost } from '#contract/foundation/constants.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import { DeclaredLanguage, Instant, listOf, paging, Uuid } from '#contract/foundation/shapes.ts'
import { documentKinds } from '#contract/catalog/documents/kinds.ts'
import { Party } from './inquiries/inquiries.ts'
import { InquiryMessage } from './inquiries/fields.ts'
import { As, reading } from './inquiries/team.ts'

/** `ended`: its document was removed, or the leave withdrawn. */
export const documentRequestStates = ['waiting', 'granted', 'refused', 'ended'] as const

/** Beginning of the subject of such an inquiry. */
export const documentSubjects: Record<Locale, string> = {
  en: 'Document: ',
  es: 'Documento: ',
  it: 'Documento: ',
  zh: '文件：',
  de: 'Dokument: ',
}

export const DocumentRequest = z.object({
  requestID: z.string().describe('thread of the inquiry'),
  documentID: z.string(),
  title: z.string(),
  kind: z.enum(documentKinds),
  state: z.enum(documentRequestStates),
  until: Instant.nullable().describe('of leave that was given'),
  askedAt: Instant,
})
export type DocumentRequest = z.output<typeof DocumentRequest>

const ReceivedRequest = DocumentRequest.extend({ from: Party })
export type ReceivedRequest = z.output<typeof ReceivedRequest>

const OfBusiness = z.object({ businessID: Uuid })
const One = OfBusiness.extend({ requestID: Uuid })
const answers = { permission: 'answerRequests', by: 'businessID' } as const

export const documentRequests = capability({
  ask: {
    method: 'POST',
    path: '/document/:documentID/request',
    summary:
      'Asks a business for a document, in an inquiry about it. Conflict: it is open already, or was asked for and waits.',
    signedIn: 'verified',
    needs: { permission: 'speakAs', by: 'from', orSelf: true },
    params: z.object({ documentID: Uuid }),
    body: z.object({
      from: Uuid.optional().describe('the business that asks; the person itself without'),
      productID: Uuid.optional().describe('on whose page it is asked for'),
      message: InquiryMessage,
      language: DeclaredLanguage,
    }),
    answer: z.object({ requestID: z.string(), held: z.boolean().describe('waits for a moderator') }),
    refusals: ['NotFound', 'Gone', 'Forbidden', 'Conflict'],
  },
  mine: {
    method: 'GET',
    path: '/document-request',
    summary: 'Own requests, and those of the businesses one belongs to, for documents of a product, the latest first.',
    signedIn: true,
    query: z.object({ product: Uuid.describe('with documents that were asked for') }),
    answer: z.array(DocumentRequest),
  },
  ofThread: {
    method: 'GET',
    path: '/business/request/:rid/document',
    summary: 'The document that a thread asks for, as one of its two sides; null for other inquiries.',
    signedIn: true,
    needs: reading,
    params: z.object({ rid: Uuid }),
    query: As,
    answer: DocumentRequest.nullable(),
    refusals: ['NotFound'],
  },
  list: {
    method: 'GET',
    path: '/business/:businessID/document-request',
    summary: 'Requests for documents of a business, those that wait first.',
    signedIn: true,
    needs: { permission: 'readRequests', by: 'businessID' },
    params: OfBusiness,
    query: z.object(paging(100)),
    answer: listOf(ReceivedRequest),
  },
  answer: {
    method: 'POST',
    path: '/business/:businessID/document-request/:requestID',
    summary: 'Gives leave to open the document for some days, or not, with a message in the thread. Answered once.',
    signedIn: 'verified',
    needs: answers,
    params: One,
    body: z.object({
      granted: z.boolean(),
      days: z.int().min(1).max(documentGrantDaysMost).default(documentGrantDays),
      message: InquiryMessage,
      language: DeclaredLanguage,
    }),
    answer: DocumentRequest,
    refusals: ['NotFound', 'Gone', 'Forbidden', 'Conflict'],
  },
  withdraw: {
    method: 'DELETE',
    path: '/business/:businessID/document-request/:requestID',
    summary: 'Ends leave to open a document at once. Safe to repeat.',
    signedIn: true,
    needs: answers,
    params: One,
    answer: z.object({}),
  },
})
