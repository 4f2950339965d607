// The list of capabilities that have work to do after the answer, one line each. Adding one is a line here.
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { Ground } from './api.ts'
import type { DB } from './database/tables.ts'
import { businesses } from './businesses/jobs.ts'
import { catalogues } from './catalogues/jobs.ts'
import { files } from './files/jobs.ts'
import { notifications } from './notifications/jobs.ts'
import { posts } from './posts/jobs.ts'
import { repeats } from './repeats/jobs.ts'
import { people } from './people/jobs.ts'
import { personalData } from './personal-data.ts'

/** What a job may touch. A process that only works keeps no search index. */
export type Workplace = Omit<Ground, 'search' | 'eventLog' | 'accountData'>

/** Says who does which job. Begins none. */
export function takeJobs(jobs: Jobs<DB>, workplace: Workplace): void {
  businesses(jobs, workplace)
  catalogues(jobs, workplace)
  files(jobs, workplace)
  notifications(jobs, workplace)
  posts(jobs, workplace)
  repeats(jobs, workplace)
  people(jobs, workplace, personalData)
}
