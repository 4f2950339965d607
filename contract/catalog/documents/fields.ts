// Fields of product documents. The server checks type against kind.
import * as z from 'zod'
import {
  documentLanguagesMost,
  documentProductsMost,
  documentScopeMost,
  documentTitleMost,
  revisionMost,
} from '#contract/foundation/constants.ts'
import { clearable, lettered, oneLine } from '#contract/foundation/fields.ts'
import { Day, FileReference, text, Uuid } from '#contract/foundation/shapes.ts'
import { documentAccesses, documentKinds } from './kinds.ts'

const Language = z
  .string()
  .regex(/^[A-Za-z]{2,3}$/, 'must be the code of a language')
  .toLowerCase()
const Languages = z
  .array(Language)
  .max(documentLanguagesMost)
  .transform((codes) => [...new Set(codes)])
const ProductIds = z
  .array(Uuid)
  .max(documentProductsMost)
  .transform((ids) => [...new Set(ids)])

const revised = {
  revision: oneLine(revisionMost).optional().describe('as printed on it: C, 2026-04, 3.1'),
  issuedOn: clearable(Day),
  endsOn: clearable(Day).describe('last day on which it holds; null: no end'),
}
const described = {
  languages: Languages.optional().describe('ISO 639 codes of the languages it is written in'),
  appliesTo: text(documentScopeMost).optional().describe('sizes, serial numbers, markets; empty: the whole product'),
  access: z
    .enum(documentAccesses)
    .optional()
    .describe('open, the default; members: for signed-in people; request: asked for in an inquiry'),
  products: ProductIds.optional().describe('of the same business'),
}

type Days = { issuedOn?: string | null | undefined; endsOn?: string | null | undefined }
/** Unknown dates count as ordered. */
export function areInOrder({ issuedOn, endsOn }: Days): boolean {
  return !issuedOn || !endsOn || issuedOn <= endsOn
}
export const firstDayFirst = {
  error: 'lies before the date of issue',
  path: ['endsOn'],
  params: { code: 'order' },
}

export const NewDocument = z
  .object({
    kind: z.enum(documentKinds),
    title: lettered(documentTitleMost).optional().describe('default: name of the file'),
    file: FileReference.describe('token of an upload for `document`'),
    ...described,
    ...revised,
  })
  .refine(areInOrder, firstDayFirst)

export const DocumentChange = z
  .object({
    kind: z.enum(documentKinds).optional(),
    title: lettered(documentTitleMost).optional(),
    ...described,
    ...revised,
  })
  .refine(areInOrder, firstDayFirst)

export const NewRevision = z.object({ file: FileReference, ...revised }).refine(areInOrder, firstDayFirst)
