// Operator versions of shipped texts and portals.
import * as z from 'zod'
import { Instant } from '#contract/foundation/shapes.ts'

/** `file`: as shipped; `edited`: an operator's version; `scheduled`: one will be. */
export const versionedStates = ['file', 'edited', 'scheduled'] as const
export type VersionedState = (typeof versionedStates)[number]

export const versionStates = ['current', 'scheduled', 'past', 'withdrawn'] as const
export type VersionState = (typeof versionStates)[number]

export const versionFields = {
  versionID: z.string(),
  state: z.enum(versionStates),
  publishAt: Instant,
  writtenBy: z.string().nullable(),
  reason: z.string(),
} as const

export const scheduledMost = 730 // days

export const PublishAt = z.iso.datetime({ offset: true, error: 'must be a time' }).nullish().describe('none: at once')
