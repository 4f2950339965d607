// Catalog imports for other capabilities: the columns that name a person.
import type { PersonColumns } from '#api/database/person-columns.ts'

export const personColumns: PersonColumns = { 'catalogue_imports.user_id': { merge: 'moves' } }
