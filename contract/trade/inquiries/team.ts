// Team work on inquiries, private to the business.
import * as z from 'zod'
import { Author } from '#contract/identity/actors.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { Instant, Uuid } from '#contract/foundation/shapes.ts'
import { labelColors, NewLabel, NewSavedReply, NoteText } from './fields.ts'

export const Colleague = Author.pick({ userID: true, firstName: true, lastName: true, profilePhoto: true })
export type Colleague = z.output<typeof Colleague>

export const InquiryLabel = z.object({ id: z.string(), name: z.string(), color: z.enum(labelColors) })
export type InquiryLabel = z.output<typeof InquiryLabel>
export const SavedReply = z.object({ id: z.string(), name: z.string(), content: z.string() })
export type SavedReply = z.output<typeof SavedReply>
export const InquiryNote = z.object({
  id: z.string(),
  content: z.string(),
  writer: Colleague.nullable().describe('null: who left the network'),
  createdAt: Instant,
  own: z.boolean().describe('written by the viewer, who may remove it'),
})
export type InquiryNote = z.output<typeof InquiryNote>

/** The thread, seen as one side: a member's business, or the viewer (own id, or none). */
export const ThreadID = z.object({ rid: Uuid })
export const As = z.object({
  bid: Uuid.optional().describe('as whom: a business, or the own user id; the person itself without'),
})
export const reading = { permission: 'readRequests', by: 'bid', orSelf: true } as const
export const answering = { permission: 'answerRequests', by: 'bid', orSelf: true } as const
export const refusals = ['NotFound', 'Gone', 'Forbidden'] as const

const Of = z.object({ businessID: Uuid })
const PartOf = Of.extend({ id: Uuid })
const Done = z.object({})
const labels = { permission: 'manageRequestLabels', by: 'businessID' } as const
const replies = { permission: 'answerRequests', by: 'businessID' } as const

export const team = capability({
  assign: {
    method: 'PUT',
    path: '/business/request/:rid/assignee',
    summary: 'Puts a member of the business in charge of the thread, or nobody (an empty `userID`). Safe to repeat.',
    signedIn: true,
    needs: answering,
    params: ThreadID,
    query: As,
    body: z.object({ userID: z.union([Uuid, z.literal('')]) }),
    answer: z.object({ assignee: Colleague.nullable() }),
    refusals,
  },
  archive: {
    method: 'PUT',
    path: '/business/request/:rid/archived',
    summary: 'Puts the thread away, or back. A new message of the other side brings it back. Safe to repeat.',
    signedIn: true,
    needs: answering,
    params: ThreadID,
    query: As,
    body: z.object({ archived: z.boolean() }),
    answer: z.object({ archived: z.boolean() }),
    refusals,
  },
  setLabels: {
    method: 'PUT',
    path: '/business/request/:rid/labels',
    summary: 'Sets which labels of the business the thread has. Safe to repeat.',
    signedIn: true,
    needs: answering,
    params: ThreadID,
    query: As,
    body: z.object({ labels: z.array(Uuid).max(20) }),
    answer: z.object({ labels: z.array(InquiryLabel) }),
    refusals,
  },
  notes: {
    method: 'GET',
    path: '/business/request/:rid/note',
    summary: 'The internal notes of the own side about a thread, oldest first.',
    signedIn: true,
    needs: reading,
    params: ThreadID,
    query: As,
    answer: z.array(InquiryNote),
    refusals,
  },
  addNote: {
    method: 'POST',
    path: '/business/request/:rid/note',
    summary: 'Adds an internal note, which the other side never sees.',
    signedIn: true,
    needs: answering,
    params: ThreadID,
    query: As,
    body: z.object({ content: NoteText }),
    answer: InquiryNote,
    refusals: [...refusals, 'Conflict'],
  },
  removeNote: {
    method: 'DELETE',
    path: '/business/request/:rid/note/:id',
    summary: 'Removes an own note. Safe to repeat.',
    signedIn: true,
    needs: answering,
    params: ThreadID.extend({ id: Uuid }),
    query: As,
    answer: Done,
    refusals,
  },
  labels: {
    method: 'GET',
    path: '/business/:businessID/request-label',
    summary: 'The labels of the business for its inquiries, by name.',
    signedIn: true,
    needs: { permission: 'readRequests', by: 'businessID' },
    params: Of,
    answer: z.array(InquiryLabel),
    refusals,
  },
  addLabel: {
    method: 'POST',
    path: '/business/:businessID/request-label',
    summary: 'Adds a label.',
    signedIn: true,
    needs: labels,
    params: Of,
    body: NewLabel,
    answer: InquiryLabel,
    refusals: [...refusals, 'Conflict'],
  },
  changeLabel: {
    method: 'PUT',
    path: '/business/:businessID/request-label/:id',
    summary: 'Changes the name and color of a label.',
    signedIn: true,
    needs: labels,
    params: PartOf,
    body: NewLabel,
    answer: InquiryLabel,
    refusals: [...refusals, 'Conflict'],
  },
  removeLabel: {
    method: 'DELETE',
    path: '/business/:businessID/request-label/:id',
    summary: 'Removes a label, from every thread that has it. Safe to repeat.',
    signedIn: true,
    needs: labels,
    params: PartOf,
    answer: Done,
    refusals,
  },
  savedReplies: {
    method: 'GET',
    path: '/business/:businessID/saved-reply',
    summary: 'The saved replies of the business, by name.',
    signedIn: true,
    needs: { permission: 'readRequests', by: 'businessID' },
    params: Of,
    answer: z.array(SavedReply),
    refusals,
  },
  addSavedReply: {
    method: 'POST',
    path: '/business/:businessID/saved-reply',
    summary: 'Saves a reply; its placeholders are filled in where it is used.',
    signedIn: true,
    needs: replies,
    params: Of,
    body: NewSavedReply,
    answer: SavedReply,
    refusals: [...refusals, 'Conflict'],
  },
  changeSavedReply: {
    method: 'PUT',
    path: '/business/:businessID/saved-reply/:id',
    summary: 'Changes a saved reply.',
    signedIn: true,
    needs: replies,
    params: PartOf,
    body: NewSavedReply,
    answer: SavedReply,
    refusals: [...refusals, 'Conflict'],
  },
  removeSavedReply: {
    method: 'DELETE',
    path: '/business/:businessID/saved-reply/:id',
    summary: 'Removes a saved reply. Safe to repeat.',
    signedIn: true,
    needs: replies,
    params: PartOf,
    answer: Done,
    refusals,
  },
})
