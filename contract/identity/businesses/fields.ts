// Writable business fields by section. References are codes, ids or as read; empty clears; absent stays.
import * as z from 'zod'
import { generalDescriptionMost, shortDescriptionMost } from '#contract/foundation/constants.ts'
import { text } from '#contract/foundation/shapes.ts'
import { writtenVersions } from '#contract/foundation/versions.ts'
import { certificateFields, sections, shapeOf } from './sections.ts'

const { general, contactInfo } = sections

export const versionedTexts = {
  shortDescription: text(shortDescriptionMost),
  generalDescription: text(generalDescriptionMost),
}

export const NewBusiness = z.object({
  companyName: general.companyName.written,
  industry: general.industry.written,
  categories: general.categories.written,
  businessType: general.businessType.written,
  country: contactInfo.country.written,
  state: contactInfo.state.written,
  shortDescription: general.shortDescription.written,
  profilePhoto: general.profilePhoto.written,
  coverPhoto: general.coverPhoto.written,
  languages: writtenVersions({ shortDescription: versionedTexts.shortDescription }).languages,
})

export const BusinessChange = z.object({
  version: z.int().optional().describe('as read; an older one is refused, naming the sections that changed since'),
  general: z
    .object({ ...shapeOf(general, 'written'), ...writtenVersions(versionedTexts) })
    .partial()
    .optional(),
  contactInfo: z.object(shapeOf(contactInfo, 'written')).partial().optional(),
  factory: z.object(shapeOf(sections.factory, 'written')).partial().optional(),
  tradeCapabilities: z.object(shapeOf(sections.tradeCapabilities, 'written')).partial().optional(),
  businessTerms: z.object(shapeOf(sections.businessTerms, 'written')).partial().optional(),
})
export type BusinessChange = z.output<typeof BusinessChange>

type Days = { issueDate?: string | null | undefined; expireDate?: string | null | undefined }
/** Unknown dates count as ordered. */
export function isInDayOrder({ issueDate, expireDate }: Days): boolean {
  return !issueDate || !expireDate || issueDate <= expireDate
}
export const firstDayFirst = {
  error: 'lies before the date of issue',
  path: ['expireDate'],
  params: { code: 'order' },
}

const certificate = {
  ...shapeOf(certificateFields, 'written'),
  version: z.int().optional().describe('of the profile as read'),
}
export const NewCertificate = z.object(certificate).refine(isInDayOrder, firstDayFirst)
export const CertificateChange = z
  .object({ ...certificate, name: certificate.name.optional() })
  .refine(isInDayOrder, firstDayFirst)
