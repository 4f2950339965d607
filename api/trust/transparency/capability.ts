// Capability of transparency.
import type { Capability } from '#api/foundation/capability.ts'
import { handlers } from './transparency.ts'

export const transparency: Capability<'transparency'> = { handlers }
