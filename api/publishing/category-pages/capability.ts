// Capability of category pages.
import type { Capability } from '#api/foundation/capability.ts'
import { handlers } from './category-pages.ts'

export const categoryPages: Capability<'categoryPages'> = { handlers }
