// Weeks of businesses whose figures moved.
import type { Transaction } from 'kysely'
import { type ReachWeek, weekKinds } from '#contract/discovery/reach.ts'
import type { DB } from '#api/database/tables.ts'
import { emitEvent } from '#api/foundation/events.ts'
import { findWeeks } from './queries.ts'

const movedLeast = 5
const movedShare = 0.2 // of the week before
const atOnce = 200

export async function tellWeeks(tx: Transaction<DB>, now: Date): Promise<void> {
  const from = mondayBefore(now)
  const moved = (await findWeeks(tx, from)).filter(({ figures }) => isMoved(figures))
  const weeks = moved.map(({ id, figures }) => ({ businessID: id, week: { from, figures } }))
  for (let at = 0; at < weeks.length; at += atOnce)
    await emitEvent(tx, 'reach.moved', { weeks: weeks.slice(at, at + atOnce) })
}

function isMoved(figures: ReachWeek['figures']): boolean {
  return weekKinds.some((kind) => {
    const { now, before } = figures[kind]
    if (kind === 'inquiries' && now > 0) return true
    return Math.abs(now - before) >= Math.max(movedLeast, before * movedShare)
  })
}

/** Monday of the last whole week, in UTC. */
function mondayBefore(now: Date): string {
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()))
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7) - 7)
  return day.toISOString().slice(0, 10)
}
