// Capability of products.
import type { Capability } from '#api/foundation/capability.ts'
import { products as jobs } from './jobs.ts'
import { handlers } from './products.ts'

export const products: Capability<'products'> = { handlers, jobs }
