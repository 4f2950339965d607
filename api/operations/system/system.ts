// Rules of the system page.
import { stat } from 'node:fs/promises'
import type { HandlerInput } from '#contract/foundation/endpoint.ts'
import {
  type Delivery,
  type Import,
  type Job,
  jobStates,
  type system as contract,
} from '#contract/operations/system.ts'
import { pageOfTable } from '#contract/foundation/tables.ts'
import { countJobs, dropJob, findJobs, lockJob, type OpenJob, runAgain } from '#kit/jobs/overview.ts'
import { findMails } from '#kit/mail/log.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { recordAct } from '#api/foundation/audit/lookup.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import { findLastBackup, findLastRehearsal } from './backups.ts'
import { findDatabaseFacts, findFailingDeliveries, findImports } from './queries.ts'

const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString()

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  async facts({ db, search, replicas, process: { backupMark } }) {
    const { documents, memory } = await search.state()
    const [{ archivedAt, archiveFailedAt, ...database }, { counts, oldest }, taken, rehearsal, mark] =
      await Promise.all([
        findDatabaseFacts(db),
        countJobs(db),
        findLastBackup(db),
        findLastRehearsal(db),
        backupMark === undefined ? undefined : stat(backupMark).catch(() => undefined),
      ])
    return {
      node: process.versions.node,
      startedAt,
      memoryBytes: process.memoryUsage.rss(),
      ...database,
      replicas: replicas?.state() ?? [],
      jobs: Object.fromEntries(jobStates.map((state) => [state, counts.get(state) ?? 0])) as Record<
        Job['state'],
        number
      >,
      documents,
      indexBytes: Object.values(memory).reduce((sum, bytes) => sum + bytes, 0),
      backup: {
        isConfigured: backupMark !== undefined || taken !== undefined,
        markedAt: mark?.mtime.toISOString() ?? null,
        archivedAt: archivedAt?.toISOString() ?? null,
        archiveFailedAt: archiveFailedAt?.toISOString() ?? null,
        takenAt: taken?.endedAt.toISOString() ?? null,
      },
      rehearsal: rehearsal
        ? {
            endedAt: rehearsal.endedAt.toISOString(),
            backupEndedAt: rehearsal.backupEndedAt.toISOString(),
            seconds: (rehearsal.endedAt.getTime() - rehearsal.startedAt.getTime()) / 1000,
            problems: rehearsal.problems,
          }
        : null,
      oldestWaiting: oldest?.toISOString() ?? null,
    }
  },

  async jobs({ db }, { query }) {
    const { rows, total, names } = await findJobs(db, query, pageOfTable(query))
    return { data: rows.map(jobOf), total, names }
  },

  async mails({ db, process }, { query }) {
    const { rows, total } = await findMails(
      db,
      process.emails.map(({ schema }) => schema),
      query,
      pageOfTable(query),
    )
    const data = rows.map(({ postedAt, sentAt, ...mail }) => ({
      ...mail,
      postedAt: postedAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
    }))
    return { data, total }
  },

  async deliveries({ db }, { query }) {
    const { rows, total } = await findFailingDeliveries(db, query, pageOfTable(query))
    const data = rows.map((row) => ({
      deliveryID: row.id!,
      businessID: row.businessId!,
      business: row.business!,
      host: row.host ?? '',
      type: row.type!,
      state: row.state as Delivery['state'],
      attempts: row.tries!,
      error: row.error ?? '',
      createdAt: row.createdAt!.toISOString(),
      nextAt: row.nextAt?.toISOString() ?? null,
    }))
    return { data, total }
  },

  async imports({ db }, { query }) {
    const { rows, total } = await findImports(db, query, pageOfTable(query))
    const data = rows.map((row) => ({
      importID: row.id!,
      kind: row.kind as Import['kind'],
      businessID: row.businessId,
      business: row.business,
      fileName: row.fileName,
      status: row.status!,
      startedAt: row.startedAt!.toISOString(),
      endedAt: row.endedAt?.toISOString() ?? null,
      counts: row.counts as Import['counts'],
    }))
    return { data, total }
  },

  settings: ({ process }) => [...process.settings],

  retryJob: (context, { params, body }) => acted(context, params.id, 'retry', body),
  dropJob: (context, { params, body }) => acted(context, params.id, 'drop', body),
}

type Reason = HandlerInput<typeof contract.retryJob>['body']

async function acted({ db, viewer }: SignedIn, id: string, act: 'retry' | 'drop', { reason }: Reason): Promise<Job> {
  return db.transaction().execute(async (tx) => {
    const job = await lockJob(tx, id)
    if (!job) throw new Refusal('NotFound', 'No such job')
    if (job.state === 'running') throw new Refusal('Conflict', 'It is running')
    const isDone = act === 'drop' ? job.state === 'dropped' : job.state === 'retrying' && isDue(job)
    if (!isDone) {
      if (job.state === 'dropped') throw new Refusal('Conflict', 'It was dropped')
      await (act === 'drop' ? dropJob : runAgain)(tx, id)
      const object = { kind: 'job', id, name: job.name }
      await recordAct(tx, { by: viewer, act: `job.${act}`, object, reason, detail: { attempts: job.attempts } })
    }
    return jobOf((await lockJob(tx, id))!)
  })
}

const isDue = ({ nextAt }: OpenJob) => nextAt !== null && nextAt <= new Date()

function jobOf({ createdAt, nextAt, failedAt, state, ...job }: OpenJob): Job {
  return {
    ...job,
    state: state === 'dropped' ? 'failed' : state,
    createdAt: createdAt.toISOString(),
    nextAt: nextAt?.toISOString() ?? null,
    failedAt: failedAt?.toISOString() ?? null,
  }
}
