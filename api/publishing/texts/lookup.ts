// Texts for other capabilities: delivered files, personal data.
import type { PersonColumns } from '#api/database/person-columns.ts'

export { fileOf } from './files.ts'

export const personColumns: PersonColumns = { 'text_versions.written_by': { merge: 'stays' } }
