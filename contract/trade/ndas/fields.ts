// Writable fields of an NDA.
import * as z from 'zod'
import { ndaReasonMost, signerNameMost, signerRoleMost } from '#contract/foundation/constants.ts'
import { lettered, oneLine } from '#contract/foundation/fields.ts'
import { locales } from '#contract/foundation/locales.ts'
import { FileReference } from '#contract/foundation/shapes.ts'
import { ndaKinds, ndaTexts } from './states.ts'

export const NewNda = z
  .object({
    kind: z.enum(ndaKinds).describe('oneWay: one side alone shows files; mutual: both'),
    discloser: z
      .enum(['own', 'other'])
      .default('own')
      .describe('of a oneWay: the side that shows files, seen from the caller'),
    text: z.enum(ndaTexts).default('operator').describe('operator: that of the site; own: the PDF in `file`'),
    lang: z.enum(locales).optional().describe('language of the text of the operator; that of the call without'),
    file: FileReference.optional().describe('upload token of a PDF, of `own`'),
  })
  .superRefine(({ text, file }, context) => {
    const isGiven = file !== undefined && ('token' in file || file.url !== '')
    if ((text === 'own') !== isGiven)
      context.addIssue({ code: 'custom', path: ['file'], message: isGiven ? 'belongs to an own text' : 'is missing' })
  })
export type NewNda = z.output<typeof NewNda>

export const SignerName = lettered(signerNameMost)
export const SignerRole = lettered(signerRoleMost)
export const TextHash = z
  .string()
  .toLowerCase()
  .regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hex')

export const NewSignature = z.object({
  name: SignerName.describe('of the person who signs, in full'),
  role: SignerRole.describe('in the firm, such as Managing Director'),
  hash: TextHash.describe('of the text that was read; another text is not signed'),
  agreed: z.literal(true).describe('read, and may sign for this side'),
})
export type NewSignature = z.output<typeof NewSignature>

export const NdaReason = oneLine(ndaReasonMost)
