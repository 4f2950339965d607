// Fields shared by the industry tree and the reference lists in the console: names in four languages, states, acts.
import * as z from 'zod'
import { staffReasonMost } from '#contract/foundation/constants.ts'
import { requiredLine, required } from '#contract/foundation/fields.ts'

/** Names longer than this break menus and choices. */
export const entryNameMost = 80

const Name = requiredLine(entryNameMost)
export const EntryNames = z.object({ en: Name, es: Name, it: Name, zh: Name })

/** As answers carry them. */
export const NamesOfEntry = z.object({ en: z.string(), es: z.string(), it: z.string(), zh: z.string() })

/** `delivered`: as it came with the software; `renamed`, `added`: by the operator; `retired`: no longer offered. */
export const entryStates = ['delivered', 'renamed', 'added', 'retired'] as const
export type EntryState = (typeof entryStates)[number]

export const reason = required(staffReasonMost)
export const revision = z.int().describe('as it was read')

/** Fields of every act about an entry that is there. */
export const act = z.object({ revision, reason })

/** Facts of an entry, beside its names. */
export const entryFacts = {
  state: z.enum(entryStates),
  revision: z.int().describe('one higher with each change; 0: never changed'),
}
