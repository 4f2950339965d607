// Portal copy for other capabilities: personal data.
import type { PersonColumns } from '#api/database/person-columns.ts'

export const personColumns: PersonColumns = { 'portal_versions.written_by': { merge: 'stays' } }
