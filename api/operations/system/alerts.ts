// Alerts of process, database and jobs.
import { stat } from 'node:fs/promises'
import { backupHours } from '#contract/foundation/constants.ts'
import { countJobs } from '#kit/jobs/overview.ts'
import type { Context } from '#api/foundation/context.ts'
import { findLastBackup } from './backups.ts'
import { findDatabaseFacts, findFailures } from './queries.ts'

type AlertState = { amount: number | null; since: Date | null }
type AlertContext = Pick<Context, 'db' | 'process'>

export async function failedJobs({ db }: AlertContext): Promise<AlertState | undefined> {
  const { counts, failedSince } = await countJobs(db)
  const failed = counts.get('failed') ?? 0
  return failed > 0 ? { amount: failed, since: failedSince } : undefined
}

export async function failingWebhooks({ db }: AlertContext): Promise<AlertState | undefined> {
  const { failing, oldestAt } = await findFailures(db)
  return failing > 0 ? { amount: failing, since: oldestAt } : undefined
}

export async function oldBackup({ db, process: { backupMark } }: AlertContext): Promise<AlertState | undefined> {
  const taken = await findLastBackup(db)
  if (backupMark === undefined && taken === undefined) return undefined
  const [mark, { archivedAt }] = await Promise.all([
    backupMark === undefined ? undefined : stat(backupMark).catch(() => undefined),
    findDatabaseFacts(db),
  ])
  const last = Math.max(mark?.mtimeMs ?? 0, archivedAt?.getTime() ?? 0, taken?.endedAt.getTime() ?? 0)
  if (Date.now() - last <= backupHours * 3_600_000) return undefined
  return { amount: null, since: last > 0 ? new Date(last) : null }
}

export async function failingArchive({ db }: AlertContext): Promise<AlertState | undefined> {
  const { archivedAt, archiveFailedAt } = await findDatabaseFacts(db)
  if (!archiveFailedAt || (archivedAt && archivedAt >= archiveFailedAt)) return undefined
  return { amount: null, since: archivedAt ?? archiveFailedAt }
}

const megabyte = 1024 * 1024
const scarce = { share: 0.05, bytes: 512 * megabyte }

export async function fullDisk({ process }: AlertContext): Promise<AlertState | undefined> {
  const { free, size } = await process.disk()
  return free < size * scarce.share || free < scarce.bytes ? { amount: free, since: null } : undefined
}
