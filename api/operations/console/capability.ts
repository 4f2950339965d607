// Capability of the console.
import type { Capability } from '#api/foundation/capability.ts'
import { handlersWith, type Neighbors } from './console.ts'
import { templates } from './email-words.ts'

export const console = (neighbors: Neighbors): Capability<'console'> => ({
  handlers: handlersWith(neighbors),
  emails: Object.values(templates),
})
