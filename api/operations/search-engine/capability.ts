// Capability of the search engine's page.
import type { Capability } from '#api/foundation/capability.ts'
import { handlers } from './search-engine.ts'

export const searchEngine: Capability<'searchEngine'> = { handlers }
