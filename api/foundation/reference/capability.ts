// Capability of reference lists.
import type { Capability } from '#api/foundation/capability.ts'
import { handlers } from './reference.ts'

export const reference: Capability<'reference'> = { handlers }
