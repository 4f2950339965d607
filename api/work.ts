// The list of capabilities that have work to do after the answer, one line each. Adding one is a line here.
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { ApiDependencies } from './api.ts'
import type { DB } from './database/tables.ts'
import { audit } from './audit/jobs.ts'
import { boosts } from './boosts/jobs.ts'
import { businesses } from './businesses/jobs.ts'
import { catalogues } from './catalogues/jobs.ts'
import { duplicates } from './duplicates/jobs.ts'
import { figures } from './figures/jobs.ts'
import { files } from './files/jobs.ts'
import { categories, lists } from './lists/jobs.ts'
import { needHelp } from './need-help/jobs.ts'
import { memberships } from './memberships/jobs.ts'
import { notifications } from './notifications/jobs.ts'
import { plans } from './plans/jobs.ts'
import { portalPages } from './portal-pages/jobs.ts'
import { posts } from './posts/jobs.ts'
import { deleteIdempotencyKeys } from './idempotency/jobs.ts'
import { sanctions } from './sanctions/jobs.ts'
import { type IndexNow, sitemaps } from './sitemaps/jobs.ts'
import { requests } from './requests/jobs.ts'
import { rfqs } from './rfqs/jobs.ts'
import { people } from './people/jobs.ts'
import { texts } from './texts/jobs.ts'
import { verification } from './verification/jobs.ts'
import { webhooks } from './webhooks/jobs.ts'
import { personalData } from './personal-data.ts'

/** Dependencies of jobs. A worker process has no search index. */
export type WorkerDependencies = Omit<
  ApiDependencies,
  'search' | 'figures' | 'eventLog' | 'accountData' | 'accounts'
> & {
  /** Undefined announces no pages. */
  indexNow?: IndexNow | undefined
}

/** Says who does which job. Begins none. */
export function takeJobs(jobs: Jobs<DB>, dependencies: WorkerDependencies): void {
  audit(jobs)
  boosts(jobs)
  businesses(jobs, dependencies)
  catalogues(jobs, dependencies)
  categories(jobs)
  duplicates(jobs, dependencies, personalData)
  figures(jobs)
  files(jobs, dependencies)
  lists(jobs)
  needHelp(jobs)
  memberships(jobs, dependencies)
  notifications(jobs, dependencies)
  plans(jobs, dependencies)
  portalPages(jobs)
  posts(jobs, dependencies)
  deleteIdempotencyKeys(jobs, dependencies)
  people(jobs, dependencies, personalData)
  requests(jobs)
  rfqs(jobs)
  sanctions(jobs)
  sitemaps(jobs, dependencies)
  texts(jobs)
  verification(jobs, dependencies)
  webhooks(jobs, dependencies)
}
