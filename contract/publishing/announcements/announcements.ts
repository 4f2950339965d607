// Announcements and their administration.
import * as z from 'zod'
import { staffReasonMost } from '#contract/foundation/constants.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { locales } from '#contract/foundation/locales.ts'
import { Id, Instant, text } from '#contract/foundation/shapes.ts'
import { tableOf, tableQuery } from '#contract/foundation/tables.ts'
import { AnnouncementFields } from './fields.ts'
import { announcementKinds, announcementStates } from './rules.ts'

const Kind = z.enum(announcementKinds)
const portal = text(40).optional()

const AnnouncementView = z.object({
  announcementID: z.string(),
  version: z.string().describe('another one once the text changes: whoever dismissed it sees it again'),
  kind: Kind,
  text: z.string().describe('plain text'),
  locale: z.enum(locales).describe('language of the text: English where there is no other'),
  link: z.string().describe('path of this site, or an https address; empty for none'),
})
export type AnnouncementView = z.output<typeof AnnouncementView>

const Announcement = z.object({
  announcementID: z.string(),
  kind: Kind,
  texts: z.record(z.enum(locales), z.string()).describe('by language; empty: the English one is shown'),
  link: z.string(),
  portals: z.array(z.string()).describe('keys of portals; none: all'),
  startsAt: Instant,
  endsAt: Instant.nullable(),
  endedAt: Instant.nullable().describe('when an administrator ended it'),
  state: z.enum(announcementStates),
  revision: z.int().describe('one higher with each change'),
})
export type Announcement = z.output<typeof Announcement>

const administrators = { signedIn: true, staff: ['administrator'] } as const
const reason = text(staffReasonMost).refine((value) => value !== '', 'is missing')
const one = { ...administrators, params: Id, answer: Announcement } as const

export const announcements = capability({
  current: {
    method: 'GET',
    path: '/announcement/current',
    summary: 'The announcements of now, warnings first, then the latest; pages show two at most.',
    query: z.object({ portal, lang: z.enum(locales).optional() }),
    answer: z.object({
      data: z.array(AnnouncementView),
      changesAt: Instant.nullable().describe('when one of them ends or another one begins, as it is planned now'),
    }),
  },
  list: {
    ...administrators,
    method: 'GET',
    path: '/announcement',
    summary: 'Announcements in every state.',
    query: tableQuery(['startsAt', 'endsAt'], '-startsAt', {
      state: z.enum(announcementStates).optional().describe('only those in this state'),
      kind: Kind.optional(),
      portal,
    }),
    answer: tableOf(Announcement),
  },
  read: {
    ...one,
    method: 'GET',
    path: '/announcement/:id',
    summary: 'An announcement in all its languages.',
    refusals: ['NotFound'],
  },
  create: {
    ...administrators,
    method: 'POST',
    path: '/announcement',
    summary: 'Writes an announcement, shown at once or from a time on.',
    body: AnnouncementFields,
    answer: Announcement,
  },
  change: {
    ...one,
    method: 'PUT',
    path: '/announcement/:id',
    summary:
      'Changes an announcement, unless it has another revision meanwhile. One that is shown keeps its beginning.',
    body: AnnouncementFields.extend({ reason, revision: z.int().describe('as it was read') }),
    refusals: ['NotFound', 'Conflict'],
  },
  end: {
    ...one,
    method: 'PUT',
    path: '/announcement/:id/end',
    summary: 'Ends an announcement now, or takes back one that has not begun. Safe to repeat.',
    body: z.object({ reason }),
    refusals: ['NotFound', 'Conflict'],
  },
  restore: {
    ...one,
    method: 'PUT',
    path: '/announcement/:id/restore',
    summary: 'Takes the end back: it is shown again, as far as its time is not over. Safe to repeat.',
    body: z.object({ reason }),
    refusals: ['NotFound', 'Conflict'],
  },
})
