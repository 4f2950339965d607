// Capability of industries.
import type { Capability } from '#api/foundation/capability.ts'
import { handlers } from './industries.ts'

export const industries: Capability<'industries'> = { handlers }
