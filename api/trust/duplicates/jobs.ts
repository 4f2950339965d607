// Job of a merge: completes it and moves late rows.
import { mergeCompletion } from '#contract/foundation/constants.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { DB } from '#api/database/tables.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import type { Mergeable } from './columns.ts'
import { completeMerge } from './merge.ts'

export function duplicates(jobs: Jobs<DB>, { db }: WorkerDependencies, kept: readonly Mergeable[]): void {
  jobs.work<{ from: string }>(mergeCompletion, ({ from }) => completeMerge(db, kept, from))
}
