// Writable group fields.
import * as z from 'zod'
import { groupNameMost, groupTextMost } from '#contract/foundation/constants.ts'
import { nameOf, reference, required } from '#contract/foundation/fields.ts'
import { text, Uuid } from '#contract/foundation/shapes.ts'

export const Admission = z.enum(['open', 'approval'])

export const NewGroup = z.object({
  name: nameOf(groupNameMost).pipe(z.string().min(3, 'is too short')),
  description: required(groupTextMost),
  rules: text(groupTextMost).optional(),
  industry: reference('id', Uuid).describe('id of an industry'),
  admission: Admission,
})
export type NewGroup = z.output<typeof NewGroup>

export const GroupChange = NewGroup.partial()
