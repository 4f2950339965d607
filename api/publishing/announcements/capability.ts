// Capability of announcements.
import type { Capability } from '#api/foundation/capability.ts'
import { handlers } from './announcements.ts'

export const announcements: Capability<'announcements'> = { handlers }
