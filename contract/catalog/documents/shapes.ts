// Document as products show it, to everybody alike.
import * as z from 'zod'
import { Day, Instant } from '#contract/foundation/shapes.ts'
import { documentAccesses, documentKinds } from './kinds.ts'

export const ProductDocument = z.object({
  documentID: z.string(),
  kind: z.enum(documentKinds),
  title: z.string(),
  languages: z.array(z.string()),
  appliesTo: z.string(),
  access: z.enum(documentAccesses),
  revision: z.string(),
  issuedOn: Day.nullable(),
  endsOn: Day.nullable(),
  ended: z.boolean().describe('its last day is over'),
  url: z.string().nullable().describe('path of the file while it is open to everybody; `view` shows it in the browser'),
  file: z.object({ name: z.string(), contentType: z.string(), bytes: z.int() }),
  picture: z
    .object({ url: z.string().nullable() })
    .nullable()
    .describe('of a STEP file, once it is drawn; `url` is its path while the document is open to everybody'),
  updatedAt: Instant,
})
export type ProductDocument = z.output<typeof ProductDocument>
