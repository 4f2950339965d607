// The whole contract: one line per capability. The server serves it, clients call it, documents describe it.
import { businesses } from './businesses.ts'
import { industries } from './industries.ts'
import { products } from './products.ts'
import { reference } from './reference.ts'
import { search } from './search.ts'

export const contract = { businesses, industries, products, reference, search }
export type Contract = typeof contract
