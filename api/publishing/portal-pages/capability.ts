// Capability of portal pages.
import type { Capability } from '#api/foundation/capability.ts'
import { portalPages as jobs } from './jobs.ts'
import { handlers } from './portal-pages.ts'

export const portalPages: Capability<'portalPages'> = {
  handlers,
  jobs,
  personalData: { personColumns: { 'portal_versions.written_by': { merge: 'stays' } } },
}
