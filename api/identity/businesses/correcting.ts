// Fields written by accepted corrections.
import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import { numberIn } from '#contract/foundation/numbers.ts'
import { BusinessChange } from '#contract/identity/businesses/fields.ts'
import { fieldAt, type SectionName, type SectionPath } from '#contract/identity/businesses/sections.ts'
import { emitEvent } from '#api/foundation/events.ts'
import type { DB } from '#api/database/tables.ts'
import { changeBusiness, type EditRow, lockBusiness } from './editing-queries.ts'
import { listingChange } from './listing.ts'
import { changedFields, columnsOfField, keepFields, type StoredSource } from './provenance.ts'
import { mustKeepProofs } from './proofs.ts'
import { FieldErrors, type Phone, phoneFor } from './references.ts'
import { columnsOf } from './section-change.ts'

function givenOf(path: SectionPath, text: string): unknown {
  switch (fieldAt(path).kind) {
    case 'number':
      return text === '' ? null : numberIn(text, '.')
    case 'phone':
      return text === '' ? null : { businessPhoneNumber: text }
    default:
      return text
  }
}

/** Columns to write; errors are of `value`. */
function columnsFor(row: EditRow, path: SectionPath, text: string) {
  const [section, name] = path.split('.') as [SectionName, string]
  const errors = new FieldErrors()
  const parsed = BusinessChange.safeParse({ [section]: { [name]: givenOf(path, text) } })
  if (!parsed.success) errors.add('value', parsed.error.issues[0]!.message)
  errors.refuse()
  const columns = columnsOf(row, parsed.data!, errors)[section] ?? {}
  const [message] = Object.values(errors.fields)
  if (message) {
    const ofValue = new FieldErrors()
    ofValue.add('value', message)
    ofValue.refuse()
  }
  return { section, columns }
}

/** Present value as text; undefined where `text` changes nothing. */
export async function formerValue(
  tx: Transaction<DB>,
  id: string,
  path: SectionPath,
  text: string,
): Promise<string | undefined> {
  const row = await lockBusiness(tx, id)
  const { columns } = columnsFor(row, path, text)
  const isSame = Object.entries(columns).every(([name, value]) => isDeepStrictEqual(value, row[name as keyof EditRow]))
  return isSame ? undefined : textOf(row, path)
}

function textOf(row: EditRow, path: SectionPath): string {
  const [section, name] = path.split('.') as [SectionName, string]
  const column = (columnsOfField as Record<string, readonly string[]>)[path]?.[0]
  const value = column ? row[column as keyof EditRow] : (row[section] as Record<string, unknown>)[name]
  if (value === null || value === undefined) return ''
  if (fieldAt(path).kind === 'phone') return phoneFor(value as Phone).international
  return typeof value === 'object' ? Object.values(value).join(' ') : String(value)
}

/** Later imports leave the field alone. */
export async function correctField(
  tx: Transaction<DB>,
  id: string,
  { path, text, source }: { path: SectionPath; text: string; source: Omit<StoredSource, 'fields' | 'correction'> },
): Promise<void> {
  const row = await lockBusiness(tx, id)
  const { section, columns } = columnsFor(row, path, text)
  await mustKeepProofs(tx, row, columns)
  const fields = [...new Set([path, ...changedFields(row, columns)])]
  const kept = keepFields(row, fields, { ...source, fields, correction: true })
  await changeBusiness(tx, row, { ...columns, ...kept }, [section])
  await emitEvent(tx, 'businesses.changed', { ids: [id], ...listingChange(row, columns) })
}
