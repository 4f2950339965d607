// Capability of reach.
import type { Capability } from '#api/foundation/capability.ts'
import { reach as jobs } from './jobs.ts'
import { handlers } from './reach.ts'

export const reach: Capability<'reach'> = { handlers, jobs }
