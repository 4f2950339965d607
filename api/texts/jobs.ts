// Has pages drawn anew when a scheduled version of a text is due.
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { DB } from '../database/tables.ts'
import { emitEvent } from '../events.ts'

export type Published = { collection: string; slug: string }

export function texts(jobs: Jobs<DB>): void {
  jobs.work<Published>('texts.publish', (text, complete) => complete((tx) => emitEvent(tx, 'texts.changed', text)))
}
