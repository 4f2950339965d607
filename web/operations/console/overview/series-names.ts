// Series names and groups.
import { msg } from '@lingui/core/macro'
import type { ActivityKind } from '#contract/operations/console/activity.ts'

type Text = ReturnType<typeof msg>

export const seriesNames: Record<ActivityKind, Text> = {
  registrations: msg`Registrations`,
  businesses: msg`New businesses`,
  products: msg`New products`,
  posts: msg`Posts`,
  inquiries: msg`Inquiries`,
  replyRate: msg`Reply rate`,
  rfqs: msg`Requests for quotation`,
  searches: msg`Searches`,
  searchesWithoutResults: msg`Searches without results`,
  shareWithoutResults: msg`Share without results`,
  revenue: msg`Revenue, net`,
  payments: msg`Payments`,
  reports: msg`Reports`,
  helpRequests: msg`Requests for help`,
  errors: msg`Answers with an error`,
  defects: msg`Defects`,
  jobsWaiting: msg`Jobs that wait`,
  jobsFailed: msg`Failed jobs`,
  database: msg`Database`,
  files: msg`Files`,
}

export const seriesGroups: readonly { name: Text; kinds: readonly ActivityKind[] }[] = [
  { name: msg`Growth`, kinds: ['registrations', 'businesses', 'products', 'posts'] },
  { name: msg`Trade`, kinds: ['inquiries', 'replyRate', 'rfqs', 'revenue', 'payments'] },
  { name: msg`Searches`, kinds: ['searches', 'searchesWithoutResults', 'shareWithoutResults'] },
  { name: msg`Help and safety`, kinds: ['reports', 'helpRequests'] },
  {
    name: msg({ message: 'System', context: 'section of the console' }),
    kinds: ['errors', 'defects', 'jobsWaiting', 'jobsFailed', 'database', 'files'],
  },
]
