// The chain of the audit log is checked every night; what it finds stands in the console.
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { DB } from '#api/database/tables.ts'
import { addCheck } from './queries.ts'

export function audit(jobs: Jobs<DB>): void {
  jobs.schedule('audit.check', '41 2 * * *', (_nothing, complete) => complete((tx) => addCheck(tx)))
}
