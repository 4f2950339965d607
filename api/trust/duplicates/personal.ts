// Personal data of duplicates.
import type { Transaction } from 'kysely'
import type { Merge, PersonColumns } from '#api/database/person-columns.ts'
import type { DB } from '#api/database/tables.ts'
import { mergeDifferences, removeDifferences } from './queries.ts'

export const personColumns: PersonColumns = {
  'different_people.one_id': { merge: 'own' },
  'different_people.other_id': { merge: 'own' },
  'different_people.decided_by': { merge: 'stays' },
  'person_merges.from_id': { merge: 'stays' },
  'person_merges.into_id': { merge: 'moves' },
  'person_merges.merged_by': { merge: 'stays' },
}

export function mergePerson(tx: Transaction<DB>, { from, into }: Merge): Promise<void> {
  return mergeDifferences(tx, from, into)
}

export function forgetPerson(tx: Transaction<DB>, userID: string): Promise<void> {
  return removeDifferences(tx, userID)
}
