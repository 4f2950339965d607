// Document form: new, changed, revised.
import * as z from 'zod'
import type { OwnDocument } from '#contract/catalog/documents/documents.ts'
import { DocumentChange, NewDocument, NewRevision } from '#contract/catalog/documents/fields.ts'
import type { FileValue } from '#web/identity/files/card.tsx'
import { checkedBy, fileReference } from '#web/foundation/form/codecs.ts'

const text = z.string().trim()
const file = fileReference<NonNullable<FileValue>>()
const revised = { revision: text, issuedOn: text, endsOn: text }
const described = {
  kind: z.enum(NewDocument.shape.kind.options),
  title: text.transform((title) => title || undefined),
  languages: z.array(z.string()),
  appliesTo: text,
  access: z.enum(['open', 'members', 'request']),
  products: z.array(z.string()),
  ...revised,
}

export const newDocumentForm = checkedBy(z.object({ ...described, file }), NewDocument)
/** An import may have linked more products than a form takes. */
export function documentForm(saved: readonly string[]) {
  const isSame = (ids: string[]) => ids.length === saved.length && ids.every((id) => saved.includes(id))
  const products = described.products.transform((ids) => (isSame(ids) ? undefined : ids))
  return checkedBy(z.object({ ...described, products }), DocumentChange)
}
export const revisionForm = checkedBy(z.object({ ...revised, file }), NewRevision)

export function documentValues(document: OwnDocument | undefined, productID: string | undefined) {
  return {
    kind: document?.kind ?? ('datasheet' as const),
    title: document?.title ?? '',
    languages: document?.languages ?? [],
    appliesTo: document?.appliesTo ?? '',
    access: document?.access ?? ('open' as const),
    products: document?.products.map((one) => one.productID) ?? (productID ? [productID] : []),
    revision: document?.revision ?? '',
    issuedOn: document?.issuedOn ?? '',
    endsOn: document?.endsOn ?? '',
  }
}
