// Capability of texts.
import type { Capability } from '#api/foundation/capability.ts'
import { texts as jobs } from './jobs.ts'
import { handlers } from './texts.ts'

export const texts: Capability<'texts'> = {
  handlers,
  jobs,
  personalData: { personColumns: { 'text_versions.written_by': { merge: 'stays' } } },
}
