// Capability of categories and reference lists.
import type { Capability } from '#api/foundation/capability.ts'
import { handlers as handlersOfCategories } from './categories.ts'
import { handlers } from './lists.ts'
import { categories as jobsOfCategories } from './moving.ts'
import { lists as jobs } from './outdated.ts'

export const categories: Capability<'categories'> = { handlers: handlersOfCategories, jobs: jobsOfCategories }
export const lists: Capability<'lists'> = { handlers, jobs }
