// Event reader with a record.
import { type Kysely, sql } from 'kysely'
import { readerOf, type EventReader } from './event-reader.ts'
import type { StoredEvent } from './events.ts'

export type TestedTables = Record<string, never>

export function testedReader(db: Kysely<TestedTables>, by: string, atOnce?: number): EventReader {
  return readerOf({
    db,
    table: 'reading',
    names: ['told'],
    accepts: (event): event is StoredEvent => event.name === 'told',
    async write(tx, events) {
      const ids = events.map(({ id }) => id)
      await sql`insert into handled (event_id, by) select id, ${by} from unnest(${ids}::bigint[]) id`.execute(tx)
      return ids.length
    },
    ...(atOnce && { atOnce }),
  })
}
