// Nightly check of the audit log's hash chain.
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { DB } from '#api/database/tables.ts'
import { addCheck } from './queries.ts'

export function audit(jobs: Jobs<DB>): void {
  jobs.schedule('audit.check', '41 2 * * *', (_nothing, complete) => complete((tx) => addCheck(tx)))
}
