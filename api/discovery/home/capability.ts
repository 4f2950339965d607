// Home for the assembly.
import type { Capability } from '#api/foundation/capability.ts'
import { handlers } from './home.ts'

export const home: Capability<'home'> = { handlers }
