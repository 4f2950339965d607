// Fields of industry tree and reference lists: names, states, acts.
import * as z from 'zod'
import { staffReasonMost } from '#contract/foundation/constants.ts'
import { requiredLine, required } from '#contract/foundation/fields.ts'

export const entryNameMost = 80

const Name = requiredLine(entryNameMost)
export const EntryNames = z.object({ en: Name, es: Name, it: Name, zh: Name })

export const NamesOfEntry = z.object({ en: z.string(), es: z.string(), it: z.string(), zh: z.string() })

/** `delivered`: shipped; `renamed`, `added`: by the operator; `retired`: not offered. */
export const entryStates = ['delivered', 'renamed', 'added', 'retired'] as const
export type EntryState = (typeof entryStates)[number]

export const reason = required(staffReasonMost)
export const revision = z.int().describe('as it was read')

export const act = z.object({ revision, reason })

export const entryFacts = {
  state: z.enum(entryStates),
  revision: z.int().describe('one higher with each change; 0: never changed'),
}
