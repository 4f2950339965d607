// Capability of translations.
import type { Capability } from '#api/foundation/capability.ts'
import { translations as jobs } from './jobs.ts'
import { handlers } from './translations.ts'

export const translations: Capability<'translations'> = { handlers, jobs }
