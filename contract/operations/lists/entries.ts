// Fields of industry tree and reference lists.
import * as z from 'zod'
import { staffReasonMost } from '#contract/foundation/constants.ts'
import { requiredLine, required } from '#contract/foundation/fields.ts'
import { inLocales } from '#contract/foundation/locales.ts'

export const entryNameMost = 80

const Name = requiredLine(entryNameMost)
export const EntryNames = z.object(inLocales(() => Name))

export const NamesOfEntry = z.object(inLocales(() => z.string()))

/** `renamed`, `added`: by the operator; `retired`: not offered. */
export const entryStates = ['delivered', 'renamed', 'added', 'retired'] as const
export type EntryState = (typeof entryStates)[number]

export const reason = required(staffReasonMost)
export const revision = z.int().describe('as it was read')

export const act = z.object({ revision, reason })

export const entryFacts = {
  state: z.enum(entryStates),
  revision: z.int().describe('one higher with each change; 0: never changed'),
}
