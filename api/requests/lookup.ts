// What other capabilities may ask of inquiries: who is in charge, what was read, and all of a person.
import type { Transaction } from 'kysely'
import type { DB } from '../database/tables.ts'
import type { EventData } from '../events.ts'
import { findAssignees, findReadSides, type ReadSide } from './side-queries.ts'

export { exportOf, forgetPerson } from './person-queries.ts'

/** Who is in charge of the threads, by the id of the thread and of the actor. */
export async function assigneesOf(tx: Transaction<DB>, requestIDs: readonly string[]): Promise<Map<string, string>> {
  if (requestIDs.length === 0) return new Map()
  const rows = await findAssignees(tx, requestIDs)
  return new Map(rows.map(({ requestID, actorID, assigneeID }) => [`${requestID} ${actorID}`, assigneeID]))
}

/** The sides that were read, and have nothing unread at this moment. */
export async function readSides(
  tx: Transaction<DB>,
  events: readonly EventData<'requests.read'>[],
): Promise<ReadSide[]> {
  return events.length === 0 ? [] : findReadSides(tx, events)
}
