// Versions by the operator of what came as files with the software: their shapes and states, shared by texts and portals.
import * as z from 'zod'
import { Instant } from '#contract/foundation/shapes.ts'

/** `file`: as it came with the software; `edited`: a version of the operator is shown; `scheduled`: one will be. */
export const versionedStates = ['file', 'edited', 'scheduled'] as const
export type VersionedState = (typeof versionedStates)[number]

export const versionStates = ['current', 'scheduled', 'past', 'withdrawn'] as const
export type VersionState = (typeof versionStates)[number]

/** Of every version, beside what is in it. */
export const versionFields = {
  versionID: z.string(),
  state: z.enum(versionStates),
  publishAt: Instant,
  writtenBy: z.string().nullable(),
  reason: z.string(),
} as const

/** Limit for the publication time of a version. */
export const scheduledMost = 730 // days

/** When a version is shown. */
export const PublishAt = z.iso.datetime({ offset: true, error: 'must be a time' }).nullish().describe('none: at once')
