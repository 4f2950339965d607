// SQL of missed live events.
import type pg from 'pg'
import type { StoredEvent } from '#kit/events.ts'
import { forgottenBefore, isReadable, type NetworkEvent } from '#api/foundation/events.ts'

/** Undefined if more than `most`, or some were deleted. */
export async function findMissed(
  pool: pg.Pool,
  names: readonly string[],
  position: string,
  most: number,
): Promise<NetworkEvent[] | undefined> {
  const { rows } = await pool.query<StoredEvent & { forgotten: boolean }>({
    name: 'missed-events',
    text: `select found.*, exists (
          select from events f where f.name = 'events.forgotten' and f.xid >= $2::text::xid8 and ${forgottenBefore('f')} > $2::text::xid8
        ) as forgotten
      from (select) one left join lateral (
        select id, name, data from events where xid >= $2::text::xid8 and name = any($1) order by id limit $3) found on true`,
    values: [names, position, most + 1],
  })
  const events = rows
    .filter(({ id }) => id !== null)
    .map(({ id, name, data }): StoredEvent => ({ id: Number(id), name, data }))
  return rows[0]!.forgotten || events.length > most ? undefined : events.filter(isReadable)
}
