// Job that renders pages when scheduled portal copy is due.
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { DB } from '#api/database/tables.ts'
import { announce, type Due } from '#api/publishing/versions/lookup.ts'

const kind = { table: 'portalVersions', event: 'portals.changed', job: 'portals.publish' } as const

export function portalPages(jobs: Jobs<DB>): void {
  jobs.work<Due<'portals.changed'>>(kind.job, (due, complete) => complete((tx) => announce(tx, kind, due)))
}
