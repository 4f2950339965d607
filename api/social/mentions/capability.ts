// Capability of mentions.
import type { Capability } from '#api/foundation/capability.ts'
import { handlers } from './mentions.ts'

export const mentions: Capability<'mentions'> = { handlers }
