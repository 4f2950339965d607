// Capability of the console, given staff work and search totals.
import type { Capability } from '#api/foundation/capability.ts'
import { handlersWith, type Neighbors } from './console.ts'
import { templates } from './email-words.ts'

export const console = (neighbors: Neighbors): Capability<'console'> => ({
  handlers: handlersWith(neighbors),
  emails: Object.values(templates),
})
