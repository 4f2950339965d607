// What the console counts over time. For server and pages; without zod.

/** The series of the overview, in its order, with the unit of each. */
export const activityUnits = {
  registrations: 'count',
  businesses: 'count',
  products: 'count',
  inquiries: 'count',
  replyRate: 'share',
  rfqs: 'count',
  posts: 'count',
  searches: 'count',
  searchesWithoutResults: 'count',
  shareWithoutResults: 'share',
  revenue: 'cents',
  payments: 'count',
  reports: 'count',
  helpRequests: 'count',
  errors: 'count',
  defects: 'count',
  jobsWaiting: 'count',
  jobsFailed: 'count',
  database: 'bytes',
  files: 'bytes',
} as const
export type ActivityKind = keyof typeof activityUnits
export const activityKinds = Object.keys(activityUnits) as ActivityKind[]

/** Money, and the state of the system. */
export const kindsForAdministrators: readonly ActivityKind[] = [
  'revenue',
  'payments',
  'errors',
  'defects',
  'jobsWaiting',
  'jobsFailed',
  'database',
  'files',
]
/** Those whose portal and language are known. */
export const kindsWithPlace: readonly ActivityKind[] = [
  'registrations',
  'inquiries',
  'replyRate',
  'searches',
  'searchesWithoutResults',
  'shareWithoutResults',
]
/** Measured at moments: the value of a step is its last one (the most of a step, of a queue). */
export const levelKinds = ['database', 'files', 'jobsWaiting', 'jobsFailed'] as const satisfies ActivityKind[]
export type LevelKind = (typeof levelKinds)[number]

/** Counted by portal and by language for the whole period. */
export const breakdownKinds = ['registrations', 'searches', 'searchesWithoutResults', 'inquiries'] as const
export type BreakdownKind = (typeof breakdownKinds)[number]

/** Days up to today, and how they are put together. */
export const activityPeriods = { '7': 'day', '30': 'day', '90': 'week', '365': 'month' } as const

/** Alerts beside the queues of work, each shown only while it lasts. */
export const alertKeys = ['jobs', 'webhooks', 'findings', 'backup', 'archive', 'audit', 'disk', 'errors'] as const
export type AlertKey = (typeof alertKeys)[number]
