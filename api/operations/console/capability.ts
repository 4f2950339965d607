// Console for the assembly, given the work of all capabilities and the totals of searches.
import type { Capability } from '#api/foundation/capability.ts'
import { handlersWith, type Neighbors } from './console.ts'
import { templates } from './email-words.ts'

export const console = (neighbors: Neighbors): Capability<'console'> => ({
  handlers: handlersWith(neighbors),
  emails: Object.values(templates),
})
