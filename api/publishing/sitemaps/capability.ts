// Capability of sitemaps.
import type { Capability } from '#api/foundation/capability.ts'
import { sitemaps as jobs } from './jobs.ts'
import { handlers } from './sitemaps.ts'

export const sitemaps: Capability<'sitemaps'> = { handlers, jobs }
