// Rules of the state of the system: what administrators see of it, and what they do with jobs.
import type { HandlerInput } from '#contract/endpoint.ts'
import { type Job, jobStates, type system as contract } from '#contract/console/system.ts'
import { pageOfTable } from '#contract/tables.ts'
import { countJobs, dropJob, findJobs, lockJob, type OpenJob, runAgain } from '#kit/jobs/overview.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { recordAct } from '../audit/lookup.ts'
import type { Context, SignedIn } from '../context.ts'
import { findDatabaseFacts } from './queries.ts'

const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString()

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  async facts({ db }) {
    const [database, { counts, oldest }] = await Promise.all([findDatabaseFacts(db), countJobs(db)])
    return {
      node: process.versions.node,
      startedAt,
      memoryBytes: process.memoryUsage.rss(),
      ...database,
      jobs: Object.fromEntries(jobStates.map((state) => [state, counts.get(state) ?? 0])) as Record<
        Job['state'],
        number
      >,
      oldestWaiting: oldest?.toISOString() ?? null,
    }
  },

  async jobs({ db }, { query }) {
    const { rows, total, names } = await findJobs(db, query, pageOfTable(query))
    return { data: rows.map(jobOf), total, names }
  },

  retryJob: (context, { params, body }) => acted(context, params.id, 'retry', body),
  dropJob: (context, { params, body }) => acted(context, params.id, 'drop', body),
}

type Reason = HandlerInput<typeof contract.retryJob>['body']

/** The job as it was found; where nothing is left to do nothing is recorded. */
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
