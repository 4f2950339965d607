// Search for the assembly.
import type { Capability } from '#api/foundation/capability.ts'
import { handlers } from './search.ts'

export const search: Capability<'search'> = { handlers }
