// Operator's versions of delivered files, for neighbors.
import type { Transaction } from 'kysely'
import { scheduledMost, type VersionedState, type VersionState } from '#contract/publishing/versions.ts'
import { pageOfTable } from '#contract/foundation/tables.ts'
import { add } from '#kit/jobs/jobs.ts'
import { Refusal } from '#kit/refusal.ts'
import { recordAct } from '#api/foundation/audit/lookup.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'
import { emitEvent, type EventData } from '#api/foundation/events.ts'
import { userCards } from '#api/identity/people/lookup.ts'
import * as queries from './queries.ts'

type Tx = Transaction<DB>
export type Version = { id: string; publishAt: Date; withdrawnAt: Date | null; writtenBy: string; reason: string }
type ChangeEvent = 'texts.changed' | 'portals.changed'

export type VersionKind<Row extends Version, Name extends ChangeEvent> = {
  table: string
  object: string
  event: Name
  job: string
  about: (row: Row) => EventData<Name>
  nameOf: (row: Row) => string
  detailOf: (row: Row) => Record<string, unknown>
}

export type Withdrawal = { id: string; reason: string; withdrawn: boolean }

type Kind<Name extends ChangeEvent> = { table: string; event: Name; job: string }
/** Jobs of earlier software versions lack the id. */
export type Due<Name extends ChangeEvent> = EventData<Name> & { versionID?: string }

/** Emits at once if due by the database clock, else schedules a job. */
export async function announce<Name extends ChangeEvent>(tx: Tx, kind: Kind<Name>, due: Due<Name>): Promise<void> {
  const { versionID, ...about } = due
  const after = versionID ? await queries.secondsAhead(tx, kind.table, versionID) : 0
  if (after > 0) await add(tx, kind.job, due, { after })
  else await emitEvent(tx, kind.event, about as EventData<Name>)
}

export function versionsOf<Row extends Version, Name extends ChangeEvent>(kind: VersionKind<Row, Name>) {
  const { table, object, event, about } = kind

  async function record(
    tx: Tx,
    { viewer }: SignedIn,
    verb: 'write' | 'withdraw' | 'restore',
    row: Row,
    reason: string,
  ) {
    await recordAct(tx, {
      by: viewer,
      act: `${object}.${verb}`,
      object: { kind: object, id: row.id, name: kind.nameOf(row).slice(0, 120) },
      reason,
      detail: { ...kind.detailOf(row), publishAt: row.publishAt.toISOString() },
    })
  }

  return {
    async publish(tx: Tx, context: SignedIn, row: Row): Promise<void> {
      await record(tx, context, 'write', row, row.reason)
      await announce(tx, kind, { ...about(row), versionID: row.id })
    },

    async setWithdrawn(tx: Tx, context: SignedIn, { id, reason, withdrawn }: Withdrawal): Promise<Row> {
      const row = await queries.lockVersion<Row>(tx, table, id)
      if (!row) throw new Refusal('NotFound', 'No such version')
      if ((row.withdrawnAt !== null) === withdrawn) return row
      await queries.setWithdrawn(tx, table, id, withdrawn ? new Date() : null)
      await record(tx, context, withdrawn ? 'withdraw' : 'restore', row, reason)
      await emitEvent(tx, event, about(row))
      return row
    },
  }
}

const day = 24 * 3600 * 1000 // ms

export function problemsOfTime(publishAt: Date | undefined): Record<string, string> {
  if (!publishAt) return {}
  const wait = publishAt.getTime() - Date.now()
  if (wait <= 0) return { publishAt: 'is over' }
  return wait > scheduledMost * day ? { publishAt: 'is too far ahead' } : {}
}

export function shownOf<Row extends Version>(rows: readonly Row[], now: Date): Row | undefined {
  return rows.find(({ withdrawnAt, publishAt }) => !withdrawnAt && publishAt <= now)
}

export async function listed<Row extends Version, Content extends object>(
  context: Context,
  rows: readonly Row[],
  contentOf: (row: Row) => Content,
) {
  const writers = await userCards(context, [...new Set(rows.map(({ writtenBy }) => writtenBy))])
  const now = new Date()
  const shown = shownOf(rows, now)
  const stateOf = (row: Row): VersionState => {
    if (row.withdrawnAt) return 'withdrawn'
    if (row.publishAt > now) return 'scheduled'
    return row === shown ? 'current' : 'past'
  }
  return rows.map((row) => {
    const writer = writers.get(row.writtenBy)
    return {
      ...contentOf(row),
      versionID: row.id,
      state: stateOf(row),
      publishAt: row.publishAt.toISOString(),
      writtenBy: writer ? `${writer.firstName} ${writer.lastName}` : null,
      reason: row.reason,
    }
  })
}

type Newest = { scheduled: boolean; publishAt: Date }

export function changeOf(newest: Newest | undefined): { state: VersionedState; changedAt: string | null } {
  if (!newest) return { state: 'file', changedAt: null }
  return { state: newest.scheduled ? 'scheduled' : 'edited', changedAt: newest.publishAt.toISOString() }
}

type Cut = { sort: string; page: number; state?: VersionedState | undefined }

export function pageOf<Row extends { state: VersionedState; changedAt: string | null }>(
  rows: readonly Row[],
  query: Cut,
  nameOf: (row: Row) => string,
) {
  const { by, direction, limit, offset } = pageOfTable(query)
  const wanted = rows.filter(({ state }) => !query.state || query.state === state)
  const keyOf = (row: Row) => (by === 'changedAt' ? (row.changedAt ?? '') : nameOf(row))
  const sign = direction === 'desc' ? -1 : 1
  const ordered = wanted.toSorted((a, b) => sign * (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0))
  return { data: ordered.slice(offset, offset + limit), total: wanted.length }
}
