// Texts for other capabilities: the delivered files, and the columns that name a person.
import type { PersonColumns } from '#api/database/person-columns.ts'

export { fileOf } from './files.ts'

export const personColumns: PersonColumns = { 'text_versions.written_by': { merge: 'stays' } }
