// Job that renders pages when a scheduled text is due.
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { DB } from '#api/database/tables.ts'
import { announce, type Due } from '#api/publishing/versions/lookup.ts'

const kind = { table: 'textVersions', event: 'texts.changed', job: 'texts.publish' } as const

export function texts(jobs: Jobs<DB>): void {
  jobs.work<Due<'texts.changed'>>(kind.job, (due, complete) => complete((tx) => announce(tx, kind, due)))
}
