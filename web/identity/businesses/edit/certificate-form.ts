// Certificate form schema over screen values.
import * as z from 'zod'
import { NewCertificate } from '#contract/identity/businesses/fields.ts'
import type { Certificate } from '#contract/identity/businesses/businesses.ts'
import type { FileValue } from '#web/identity/files/card.tsx'
import { checkedBy, fileReference } from '#web/foundation/form/codecs.ts'

const text = z.string().trim()

export const certificateForm = checkedBy(
  z.object({
    name: text,
    issuer: text,
    scope: text,
    issueDate: text,
    expireDate: text,
    photo: fileReference<NonNullable<FileValue>>(),
  }),
  NewCertificate,
)

export function certificateValues(certificate: Certificate | undefined): z.input<typeof certificateForm> {
  return {
    name: certificate?.name ?? '',
    issuer: certificate?.issuer ?? '',
    scope: certificate?.scope ?? '',
    issueDate: certificate?.issueDate ?? '',
    expireDate: certificate?.expireDate ?? '',
    photo: certificate?.photo ?? certificate?.document ?? null,
  }
}
