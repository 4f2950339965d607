// System state for administrators.
import * as z from 'zod'
import { staffReasonMost } from '#contract/foundation/constants.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { required } from '#contract/foundation/fields.ts'
import { Id, Instant, text } from '#contract/foundation/shapes.ts'
import { tableOf, tableQuery } from '#contract/foundation/tables.ts'

export const jobStates = ['waiting', 'retrying', 'running', 'failed'] as const
export type JobState = (typeof jobStates)[number]

const Job = z.object({
  jobID: z.string(),
  name: z.string().describe('capability and work: `memberships.renew`'),
  state: z.enum(jobStates),
  attempts: z.int().describe('that failed so far'),
  createdAt: Instant,
  nextAt: Instant.nullable().describe('when it runs, as far as it waits'),
  failedAt: Instant.nullable(),
  error: z.string().describe('of the last attempt'),
})
export type Job = z.output<typeof Job>

const SystemFacts = z.object({
  node: z.string(),
  startedAt: Instant,
  memoryBytes: z.int().describe('resident'),
  postgres: z.string(),
  databaseBytes: z.int(),
  connections: z.int().describe('to the database, of all processes'),
  replicas: z
    .array(
      z.object({
        name: z.string(),
        isUsed: z.boolean().describe('answers what only reads'),
        lagSeconds: z.number().nullable().describe('null: it does not answer'),
      }),
    )
    .describe('of `REPLICA_URLS`, as the process that answers sees them'),
  jobs: z.record(z.enum(jobStates), z.int()),
  documents: z.object({ business: z.int(), product: z.int(), people: z.int() }).describe('in the search indexes'),
  indexBytes: z.int(),
  backup: z.object({
    markedAt: Instant.nullable().describe('time of the file `BACKUP_MARK`; null: there is none'),
    isConfigured: z.boolean(),
    archivedAt: Instant.nullable().describe('last archived part of the log of the database'),
    archiveFailedAt: Instant.nullable(),
    takenAt: Instant.nullable().describe('last backup by `npm run admin -- backup`'),
  }),
  rehearsal: z
    .object({
      endedAt: Instant,
      backupEndedAt: Instant.describe('when the restored backup was made'),
      seconds: z.number().describe('that restoring, migrating and comparing took'),
      problems: z.array(z.string()).describe('tables or files that were not restored as they were'),
    })
    .nullable()
    .describe('last `npm run admin -- rehearse`'),
  oldestWaiting: Instant.nullable().describe('since when the first job that is due waits'),
})
export type SystemFacts = z.output<typeof SystemFacts>

export const mailStates = ['waiting', 'retrying', 'failed', 'sent', 'kept'] as const
const Mail = z.object({
  mailID: z.string(),
  recipient: z.string(),
  subject: z.string(),
  locale: z.string(),
  state: z.enum(mailStates).describe('kept: in the local outbox, as no mail server is set'),
  attempts: z.int().describe('that failed'),
  error: z.string().describe('of the last attempt'),
  postedAt: Instant,
  sentAt: Instant.nullable(),
})
export type Mail = z.output<typeof Mail>

export const deliveryStates = ['retrying', 'failed'] as const
const Delivery = z.object({
  deliveryID: z.string(),
  businessID: z.string(),
  business: z.string(),
  host: z.string(),
  type: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.int(),
  error: z.string(),
  createdAt: Instant,
  nextAt: Instant.nullable(),
})
export type Delivery = z.output<typeof Delivery>

const Import = z.object({
  importID: z.string(),
  kind: z.enum(['directory', 'catalogue']),
  businessID: z.string().nullable(),
  business: z.string().nullable(),
  fileName: z.string().nullable(),
  status: z.string(),
  startedAt: Instant,
  endedAt: Instant.nullable(),
  counts: z.record(z.string(), z.int()).nullable(),
})
export type Import = z.output<typeof Import>

const Setting = z.object({
  name: z.string(),
  value: z.string().nullable().describe('null where it is secret, or not set'),
  isSet: z.boolean().describe('otherwise the default holds'),
})
export type Setting = z.output<typeof Setting>

const administrators = { signedIn: true, staff: ['administrator'] } as const
const act = {
  ...administrators,
  params: Id,
  body: z.object({ reason: required(staffReasonMost) }),
  answer: Job,
} as const

export const system = capability({
  facts: {
    ...administrators,
    method: 'GET',
    path: '/console/system',
    summary: 'The process that answers, its database, and how many jobs are in which state.',
    answer: SystemFacts,
  },
  jobs: {
    ...administrators,
    method: 'GET',
    path: '/console/jobs',
    summary: 'Jobs that are not done. Their data is not shown.',
    query: tableQuery(['createdAt', 'attempts'], '-createdAt', {
      state: z.enum(jobStates).optional().describe('only those in this state'),
      name: text(100).optional().describe('only those of this name'),
    }),
    answer: tableOf(Job).extend({ names: z.array(z.string()).describe('that jobs have') }),
  },
  mails: {
    ...administrators,
    method: 'GET',
    path: '/console/mails',
    summary: 'Emails of the last month and what became of them, without their text.',
    query: tableQuery(['postedAt'], '-postedAt', {
      state: z.enum(mailStates).optional().describe('only those in this state'),
    }),
    answer: tableOf(Mail),
  },
  deliveries: {
    ...administrators,
    method: 'GET',
    path: '/console/deliveries',
    summary: 'Deliveries to the webhooks of businesses that fail, or failed.',
    query: tableQuery(['createdAt', 'attempts'], '-createdAt', {
      state: z.enum(deliveryStates).optional().describe('only those in this state'),
    }),
    answer: tableOf(Delivery),
  },
  imports: {
    ...administrators,
    method: 'GET',
    path: '/console/imports',
    summary: 'Imports of the directory by the operator, and of catalogs by businesses.',
    query: tableQuery(['startedAt'], '-startedAt', {
      kind: z.enum(['directory', 'catalogue']).optional().describe('only those of this kind'),
    }),
    answer: tableOf(Import),
  },
  settings: {
    ...administrators,
    method: 'GET',
    path: '/console/settings',
    summary: 'The settings as the process that answers sees them; secrets and passwords are left out.',
    answer: z.array(Setting),
  },
  retryJob: {
    ...act,
    method: 'PUT',
    path: '/console/jobs/:id/retry',
    summary: 'Runs a job that failed, or waits for its next attempt, at once. Safe to repeat.',
    refusals: ['NotFound', 'Conflict'],
  },
  dropJob: {
    ...act,
    method: 'PUT',
    path: '/console/jobs/:id/drop',
    summary: 'Drops a job that does not run: it is never done. Safe to repeat.',
    refusals: ['NotFound', 'Conflict'],
  },
})
