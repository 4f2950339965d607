// Registry of capabilities with jobs, one line each.
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { WorkerDependencies } from './foundation/context.ts'
import type { DB } from './database/tables.ts'
import { audit } from './foundation/audit/jobs.ts'
import { boosts } from './billing/boosts/jobs.ts'
import { businesses } from './identity/businesses/jobs.ts'
import { catalogues } from './catalog/catalogues/jobs.ts'
import { duplicates } from './trust/duplicates/jobs.ts'
import { figures } from './foundation/figures/jobs.ts'
import { files } from './identity/files/jobs.ts'
import { categories, lists } from './operations/lists/jobs.ts'
import { needHelp } from './operations/need-help/jobs.ts'
import { memberships } from './billing/memberships/jobs.ts'
import { notifications } from './discovery/notifications/jobs.ts'
import { plans } from './billing/plans/jobs.ts'
import { portalPages } from './publishing/portal-pages/jobs.ts'
import { posts } from './social/posts/jobs.ts'
import { deleteIdempotencyKeys } from './foundation/idempotency/jobs.ts'
import { sanctions } from './trust/sanctions/jobs.ts'
import { sitemaps } from './publishing/sitemaps/jobs.ts'
import { requests } from './trade/inquiries/jobs.ts'
import { rfqs } from './trade/rfqs/jobs.ts'
import { people } from './identity/people/jobs.ts'
import { texts } from './publishing/texts/jobs.ts'
import { verification } from './trust/verification/jobs.ts'
import { webhooks } from './integration/webhooks/jobs.ts'
import { hide } from './hide.ts'
import { personalData } from './personal-data.ts'

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
  sanctions(jobs, hide)
  sitemaps(jobs, dependencies)
  texts(jobs)
  verification(jobs, dependencies)
  webhooks(jobs, dependencies)
}
