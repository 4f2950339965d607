// File uploads.
import * as z from 'zod'
import { capability } from '#contract/foundation/endpoint.ts'
import { filePurposes, registeredType } from './kinds.ts'
import { Document, Instant, Photo, text, Uuid } from '#contract/foundation/shapes.ts'

const asked = {
  contentType: z
    .string()
    .max(100)
    .trim()
    .toLowerCase()
    .transform(registeredType)
    .describe('what the bytes are; judged again when they are there'),
  fileSize: z.int().min(1).describe('bytes'),
}
const wanted = {
  ...asked,
  purpose: z.enum(filePurposes).optional().describe('what it is for; without one it may stand wherever its kind may'),
  fileName: text(200).optional().describe('names a document when somebody saves it'),
}

export const SignedPost = z.object({
  url: z.string().describe('where to send a multipart form: every field as given, the file last under `file`'),
  fields: z.record(z.string(), z.string()),
})
export type SignedPost = z.output<typeof SignedPost>

const Requested = z.object({
  signedPost: SignedPost,
  token: z.string().describe('the reference to the file, once, in the call that shows it'),
  bytesMost: z.int(),
  expire: Instant.describe('until when the form is taken; the token counts for a day'),
})

export const StoredFile = z.object({
  photo: Photo.nullable().describe('of a picture'),
  document: Document.nullable().describe('of a PDF or a video'),
})
export type StoredFile = z.output<typeof StoredFile>

const Token = z.object({ token: z.string().min(1).max(200) })

export const files = capability({
  requestForUser: {
    method: 'POST',
    path: '/files/upload-request/user',
    summary:
      'An address to send a file to, as oneself: a picture up to 500 KB, a PDF up to 10 MB, an MP4 up to 50 MB, for a message files up to 10 MB.',
    signedIn: true,
    body: z.object(wanted),
    answer: Requested,
    refusals: ['UnsupportedMediaType', 'PayloadTooLarge'],
  },
  requestForBusiness: {
    method: 'POST',
    path: '/files/upload-request/business',
    summary: 'The same for a business one belongs to; without `businessID` (while it is being created) as oneself.',
    signedIn: true,
    needs: { permission: 'speakAs', by: 'businessID' },
    body: z.object({ ...wanted, businessID: Uuid.optional() }),
    answer: Requested,
    refusals: ['UnsupportedMediaType', 'PayloadTooLarge'],
  },
  validate: {
    method: 'POST',
    path: '/files/upload-validate',
    summary:
      'Judges what was sent by its bytes and makes its versions. Optional: the call that shows the file does it too.',
    signedIn: true,
    body: Token,
    answer: StoredFile,
  },
  requestProfilePhoto: {
    method: 'POST',
    path: '/user/profile-photo/upload-request',
    summary: 'The older way to a profile photo: an address to send it to.',
    signedIn: true,
    body: z.object(asked),
    answer: Requested,
    refusals: ['UnsupportedMediaType', 'PayloadTooLarge'],
  },
  validateProfilePhoto: {
    method: 'POST',
    path: '/user/profile-photo/upload-validate',
    summary: 'Makes the picture that was sent the own profile photo.',
    signedIn: true,
    body: Token,
    answer: z.object({ profilePhoto: Photo }),
  },
})
