// Capability of catalogs.
import type { Capability } from '#api/foundation/capability.ts'
import { handlers } from './catalogues.ts'
import { catalogues as jobs } from './jobs.ts'

export const catalogues: Capability<'catalogues'> = {
  handlers,
  jobs,
  personalData: { personColumns: { 'catalogue_imports.user_id': { merge: 'moves' } } },
}
