// Rows of sign-in methods → contract.
import type { Selectable } from 'kysely'
import type { Passkeys } from '../database/tables.ts'

export function shapePasskey({ id, name, addedAt, usedAt }: Selectable<Passkeys>) {
  return { id, name, addedAt: addedAt.toISOString(), usedAt: usedAt?.toISOString() ?? null }
}
