// Time series of the console. No zod.

/** Display order, with units. */
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
export const kindsWithPlace: readonly ActivityKind[] = [
  'registrations',
  'inquiries',
  'replyRate',
  'searches',
  'searchesWithoutResults',
  'shareWithoutResults',
]
/** Gauges: a step takes its last value (queues: the maximum). */
export const levelKinds = ['database', 'files', 'jobsWaiting', 'jobsFailed'] as const satisfies ActivityKind[]
export type LevelKind = (typeof levelKinds)[number]

export const breakdownKinds = ['registrations', 'searches', 'searchesWithoutResults', 'inquiries'] as const
export type BreakdownKind = (typeof breakdownKinds)[number]

export const activityPeriods = { '7': 'day', '30': 'day', '90': 'week', '365': 'month' } as const

/** Display order; shown only while they last. */
export const alertKeys = [
  'errors',
  'audit',
  'disk',
  'backup',
  'archive',
  'findings',
  'jobs',
  'webhooks',
  'pushKey',
] as const
export type AlertKey = (typeof alertKeys)[number]
