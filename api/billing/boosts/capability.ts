// Capability of boosts.
import type { Capability } from '#api/foundation/capability.ts'
import { handlers } from './boosts.ts'
import { boosts as jobs } from './jobs.ts'

export const boosts: Capability<'boosts'> = { handlers, jobs }
