// Capability of search.
import type { Capability } from '#api/foundation/capability.ts'
import { handlers } from './search.ts'

export const search: Capability<'search'> = { handlers }
