// Capability of the home page.
import type { Capability } from '#api/foundation/capability.ts'
import { handlers } from './home.ts'

export const home: Capability<'home'> = { handlers }
