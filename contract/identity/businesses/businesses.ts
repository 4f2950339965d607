// Businesses.
import * as z from 'zod'
import { accesses } from '#contract/identity/access.ts'
import { BusinessChange, CertificateChange, NewBusiness, NewCertificate, versionedTexts } from './fields.ts'
import { businessNameMost, businessTypes, selectedMost, latestRegisteredSize } from '#contract/foundation/constants.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import {
  CountryCode,
  Day,
  Id,
  idList,
  Instant,
  listOf,
  Reactions,
  Subscription,
  text,
  Uuid,
} from '#contract/foundation/shapes.ts'
import { readVersions } from '#contract/foundation/versions.ts'
import { CertificateDocument, certificateFields, sections, shapeOf } from './sections.ts'
import { businessKinds, presences } from './presence.ts'
import { claimKinds } from './verification-kinds.ts'

export const General = z.object({ ...shapeOf(sections.general, 'read'), ...readVersions(versionedTexts) })
const ContactInfo = z.object(shapeOf(sections.contactInfo, 'read'))
export const Factory = z.object(shapeOf(sections.factory, 'read'))
const TradeCapabilities = z.object(shapeOf(sections.tradeCapabilities, 'read'))
const BusinessTerms = z.object(shapeOf(sections.businessTerms, 'read'))

export const Certificate = z.object({
  id: z.string(),
  ...shapeOf(certificateFields, 'read'),
  document: CertificateDocument,
})

export type Certificate = z.output<typeof Certificate>

export const BusinessCard = z.object({
  businessID: z.string(),
  key: z.string().describe('the readable part of the page address'),
  subscription: Subscription,
  verified: z.boolean(),
  sample: z.boolean().describe('demonstration data'),
  presence: z.enum(presences).describe('listed: nobody runs it; run: somebody answers'),
  kind: z.enum(businessKinds),
  general: General.pick({
    companyName: true,
    shortDescription: true,
    businessType: true,
    industry: true,
    categories: true,
    yearStablished: true,
    totalEmployees: true,
    profilePhoto: true,
    languages: true,
    translation: true,
  }),
  contactInfo: ContactInfo.pick({ city: true, country: true }),
  tradeCapabilities: TradeCapabilities.pick({ averageLeadTime: true }),
  reactions: Reactions,
  registeredAt: Instant,
})
export type BusinessCard = z.output<typeof BusinessCard>

const SampleFigure = z.object({
  count: z.int().describe('decided or due'),
  inTime: z.number().nullable().describe('share, 0 to 1; null below 5'),
  medianMinutes: z.int().nullable().describe('null below 5, and where all are due'),
})

export const BusinessProfile = BusinessCard.extend({
  general: General,
  contactInfo: ContactInfo,
  factory: Factory,
  tradeCapabilities: TradeCapabilities,
  businessTerms: BusinessTerms,
  certificates: z.array(Certificate),
  verifiedAt: Instant.nullable(),
  verifications: z
    .array(z.object({ kind: z.enum(claimKinds), checkedAt: Instant, validUntil: Instant }))
    .describe('what was checked and counts now; its page says by whom'),
  followers: z.int(),
  productCount: z.int(),
  versionLanguages: z.array(z.string()).describe('in which the company wrote too'),
  replies: z
    .object({ inquiries: z.int(), rate: z.number().describe('0 to 1'), medianMinutes: z.int().nullable() })
    .nullable()
    .describe('how it answered the inquiries of 90 days; null below 5 of them'),
  samples: z
    .object({ answers: SampleFigure, shipments: SampleFigure })
    .nullable()
    .describe('how it dealt with the samples asked for in 365 days, counted every hour; null: there were none'),
  sources: z
    .array(
      z.object({
        name: z.string(),
        licence: z.string().nullable(),
        url: z.string().nullable(),
        readAt: Day.describe('when its data was taken'),
      }),
    )
    .describe('where its facts come from, when it does not say all of them itself'),
  fieldSources: z
    .record(z.string(), z.union([z.int(), z.literal('owner')]))
    .describe(
      'the source of a field, `section.field` or `certificates`, by its place in `sources`; `owner`, or absent: the company itself',
    ),
  kept: z
    .object({ count: z.int(), oldestUntil: Instant })
    .nullable()
    .describe('inquiries that wait for somebody to run it, and until when the oldest is kept; null: none'),
  appointments: z.boolean().describe('whether it may have something at `where-to-buy` or `represented`'),
  version: z.int(),
})
export type BusinessProfile = z.output<typeof BusinessProfile>

const BusinessSession = z.object({ access: z.enum(accesses).nullable() })

export const OwnBusiness = BusinessCard.extend({ access: z.enum(accesses) })
export type OwnBusiness = z.output<typeof OwnBusiness>

const Of = z.object({ businessID: Uuid })
const CertificateOf = Of.extend({ id: Uuid })
const edit = { signedIn: 'verified', needs: { permission: 'edit', by: 'businessID' } } as const

export const businesses = capability({
  read: {
    method: 'GET',
    path: '/business/profile/:id',
    summary: 'A business profile, all sections, and what the viewer is to it.',
    params: Id,
    query: z.object({ versions: z.enum(['true']).optional().describe('with `versions`, for those who edit it') }),
    answer: BusinessProfile,
    session: BusinessSession,
    refusals: ['NotFound', 'Gone'],
  },
  readMany: {
    method: 'GET',
    path: '/business/profile/many',
    summary:
      'Several profiles, in the order asked, to compare them or to ask for quotations; those that the public may not see are left out.',
    query: z.object({ ids: idList(selectedMost) }),
    answer: z.array(BusinessProfile),
  },
  create: {
    method: 'POST',
    path: '/business/profile/create',
    summary: 'Creates a business profile; who creates it is its first owner.',
    signedIn: 'verified',
    body: NewBusiness,
    answer: BusinessProfile,
    refusals: ['Forbidden'],
  },
  change: {
    method: 'PUT',
    path: '/business/profile/:id',
    summary:
      'Changes what is sent of the sections. An older `version` is refused with Conflict; `fields` names the sections changed since.',
    signedIn: 'verified',
    needs: { permission: 'edit', by: 'id' },
    params: Id,
    body: BusinessChange,
    answer: BusinessProfile,
    refusals: ['Conflict'],
  },
  remove: {
    method: 'DELETE',
    path: '/business/profile/:id',
    summary: 'Removes a business with its products for good; its pages answer 410 afterwards.',
    signedIn: 'verified',
    needs: { permission: 'remove', by: 'id' },
    params: Id,
    answer: z.object({}),
  },
  mine: {
    method: 'GET',
    path: '/business/profile/my-list',
    summary: 'The businesses one belongs to, oldest first, with the access to each.',
    signedIn: true,
    answer: listOf(OwnBusiness),
  },
  ofUser: {
    method: 'GET',
    path: '/business/profile/list-business',
    summary: 'The businesses a person belongs to, oldest first.',
    query: z.object({ userID: Uuid }),
    answer: listOf(OwnBusiness),
    refusals: ['NotFound'],
  },
  duplicates: {
    method: 'GET',
    path: '/business/profile/duplicates',
    summary:
      'Businesses of the same country whose name is the same but for its legal form: perhaps the one to be created.',
    query: z.object({ companyName: text(businessNameMost).default(''), country: CountryCode }),
    answer: z.array(BusinessCard),
  },
  addCertificate: {
    method: 'POST',
    path: '/business/:businessID/certificate',
    summary: 'Adds a certificate.',
    ...edit,
    params: Of,
    body: NewCertificate,
    answer: Certificate,
    refusals: ['Conflict'],
  },
  changeCertificate: {
    method: 'PUT',
    path: '/business/:businessID/certificate/:id',
    summary: 'Changes what is sent of a certificate.',
    ...edit,
    params: CertificateOf,
    body: CertificateChange,
    answer: Certificate,
    refusals: ['Conflict'],
  },
  removeCertificate: {
    method: 'DELETE',
    path: '/business/:businessID/certificate/:id',
    summary: 'Removes a certificate. Safe to repeat.',
    ...edit,
    params: CertificateOf,
    answer: z.object({}),
  },
  showcase: {
    method: 'GET',
    path: '/search/business/showcase',
    summary:
      'Companies to be shown unasked, those that answer first, then verified ones: run, verified, or with a picture or described products; older than an hour, never collections.',
    query: z.object({
      countries: z
        .string()
        .transform((codes) => codes.split(',').filter(Boolean))
        .pipe(z.array(CountryCode).min(1).max(60))
        .optional()
        .describe('codes, comma between'),
      industries: idList(selectedMost).optional(),
      sort: z.enum(['answering', 'newest']).default('answering'),
      size: z.coerce
        .number()
        .int()
        .min(1)
        .transform((value) => Math.min(value, 50))
        .default(latestRegisteredSize),
    }),
    answer: z.array(BusinessCard),
  },
  lastRegistered: {
    method: 'GET',
    path: '/search/business/last-registered',
    summary:
      'The latest registered businesses above the bar of `showcase`: of one type, or the four lists of the home page by type code.',
    query: z.object({
      businessType: z.enum(businessTypes).optional(),
      size: z.coerce
        .number()
        .int()
        .min(1)
        .transform((value) => Math.min(value, 50))
        .default(latestRegisteredSize),
    }),
    answer: z.union([listOf(BusinessCard), z.record(z.string(), z.array(BusinessCard))]),
  },
})
