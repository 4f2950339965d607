// Portal pages: country text, settings, operator versions.
import * as z from 'zod'
import { BusinessCard } from '#contract/identity/businesses/businesses.ts'
import { PublishAt, versionedStates, versionFields } from './versions.ts'
import { staffReasonMost } from '#contract/foundation/constants.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { required } from '#contract/foundation/fields.ts'
import { locales } from '#contract/foundation/locales.ts'
import { videoChoices } from '#contract/foundation/portals.ts'
import { Coded, Id, Instant, Uuid, text } from '#contract/foundation/shapes.ts'
import { tableOf, tableQuery } from '#contract/foundation/tables.ts'
import { PortalCopy } from './portal-fields.ts'

const Source = z.object({ name: z.string(), year: z.int(), url: z.string() })

const PortalPage = z.object({
  key: z.string(),
  title: z.string(),
  lead: z.string(),
  countries: z.array(z.string()).describe('codes of the countries it is about'),
  industries: z
    .array(z.object({ id: z.string(), key: z.string(), slug: z.string(), text: z.string() }))
    .describe('those that matter most there'),
  exports: z.object({
    goods: z.array(z.object({ hs: z.string().describe('chapter of the Harmonized System'), name: z.string() })),
    source: Source,
  }),
  ports: z.array(z.string()),
  fairs: z.array(z.object({ name: z.string(), city: z.string() })),
  currencies: z.array(Coded),
  incoterms: z
    .array(z.object({ code: z.string(), name: z.string(), count: z.int() }))
    .describe('delivery terms that companies there accept, with how many do, most first'),
  local: z
    .object({
      total: z.int(),
      industries: z.array(z.object({ id: z.string(), count: z.int() })),
      companies: z.array(BusinessCard),
    })
    .nullable()
    .describe('of a state or city: its own companies; null where the portal is that of whole countries'),
  suppliers: z.array(BusinessCard).describe('companies of other countries that sell to its market'),
})
export type PortalPage = z.output<typeof PortalPage>

const Numbers = z.object({ usa: z.string(), europe: z.string() }).describe('empty: the number of the settings')

const PortalSettings = z.object({
  locale: z.enum(locales),
  video: z.enum(videoChoices),
  phones: Numbers,
  whatsapp: Numbers,
  changedAt: Instant.nullable().describe('publication of the copy; null: as it came with the software'),
})
export type PortalSettings = z.output<typeof PortalSettings>

const PortalRow = z.object({
  key: z.string(),
  title: z.string().describe('as it is shown, or will be'),
  state: z.enum(versionedStates),
  changedAt: Instant.nullable().describe('publication of the newest version; null: as it came'),
})
export type PortalRow = z.output<typeof PortalRow>

const PortalVersion = z.object({ ...versionFields, copy: PortalCopy })

const PortalVersions = z.object({
  key: z.string(),
  copy: PortalCopy.describe('as it is shown now'),
  fileCopy: PortalCopy.describe('as it came with the software'),
  versions: z.array(PortalVersion).describe('the newest first'),
  newest: z.string().nullable().describe('the version that was written last, which the next one names'),
  goods: z.array(z.object({ hs: z.string(), name: z.string() })).describe('chapters that have a name'),
})
export type PortalVersions = z.output<typeof PortalVersions>

const administrators = { signedIn: true, staff: ['administrator'] } as const
const reason = required(staffReasonMost)
const Key = z.object({ key: text(40).describe('key of a portal') })
const Lang = z.object({ lang: z.enum(locales).optional() })

export const portalPages = capability({
  read: {
    method: 'GET',
    path: '/portals/:key',
    summary: 'The first page of a portal: title, trade facts of its country with sources, suppliers to it.',
    params: Key,
    query: Lang,
    answer: PortalPage,
    refusals: ['NotFound'],
  },
  settings: {
    method: 'GET',
    path: '/portals/:key/settings',
    summary: 'Language, video and phone numbers of the pages of a portal.',
    params: Key,
    answer: PortalSettings,
    refusals: ['NotFound'],
  },
  table: {
    ...administrators,
    method: 'GET',
    path: '/console/portals',
    summary: 'All portals, and whether the operator changed their copy.',
    query: tableQuery(['key', 'changedAt'], 'key', {
      state: z.enum(versionedStates).optional().describe('only those in this state'),
    }),
    answer: tableOf(PortalRow),
  },
  versions: {
    ...administrators,
    method: 'GET',
    path: '/console/portals/:key',
    summary: 'The copy of a portal in all languages, with its versions.',
    params: Key,
    answer: PortalVersions,
    refusals: ['NotFound'],
  },
  preview: {
    ...administrators,
    method: 'POST',
    path: '/console/portals/:key/preview',
    summary: 'The first page of a portal as it would be with this copy. Changes nothing.',
    params: Key,
    query: Lang,
    body: PortalCopy,
    answer: PortalPage,
    refusals: ['NotFound'],
  },
  write: {
    ...administrators,
    method: 'POST',
    path: '/console/portals/:key',
    summary: 'Writes a version of the copy of a portal, shown at once or from a time on.',
    params: Key,
    body: z.object({
      copy: PortalCopy,
      newest: Uuid.nullish().describe('the version that was written last, as it was read; none: there is none'),
      publishAt: PublishAt,
      reason,
    }),
    answer: PortalVersions,
    refusals: ['NotFound', 'Conflict'],
  },
  withdraw: {
    ...administrators,
    method: 'PUT',
    path: '/console/portals/version/:id/withdraw',
    summary:
      'Withdraws a version: the one before it is shown, or the file. 409 where another portal has got the title. Safe to repeat.',
    params: Id,
    body: z.object({ reason }),
    answer: PortalVersions,
    refusals: ['NotFound', 'Conflict'],
  },
  restore: {
    ...administrators,
    method: 'PUT',
    path: '/console/portals/version/:id/restore',
    summary: 'Takes a withdrawal back. 409 where another portal has got the title. Safe to repeat.',
    params: Id,
    body: z.object({ reason }),
    answer: PortalVersions,
    refusals: ['NotFound', 'Conflict'],
  },
})
