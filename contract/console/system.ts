// The state of the system, for administrators: the process and its database, jobs after the answer, those that failed.
import * as z from 'zod'
import { staffReasonMost } from '../constants.ts'
import { capability } from '../endpoint.ts'
import { required } from '../fields.ts'
import { Id, Instant, text } from '../shapes.ts'
import { tableOf, tableQuery } from '../tables.ts'

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
  jobs: z.record(z.enum(jobStates), z.int()),
  oldestWaiting: Instant.nullable().describe('since when the first job that is due waits'),
})
export type SystemFacts = z.output<typeof SystemFacts>

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
