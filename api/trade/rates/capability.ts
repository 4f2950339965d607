// Capability of exchange rates.
import type { Capability } from '#api/foundation/capability.ts'
import { rates as jobs } from './jobs.ts'
import { handlers } from './rates.ts'

export const rates: Capability<'rates'> = { handlers, jobs }
