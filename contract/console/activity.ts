// What the console counts over time. For server and pages; without zod.

/** What is counted over time; money is for administrators. */
export const activityKinds = [
  'registrations',
  'businesses',
  'products',
  'inquiries',
  'rfqs',
  'posts',
  'payments',
  'reports',
  'helpRequests',
] as const
export type ActivityKind = (typeof activityKinds)[number]
/** Days up to today, and how they are put together. */
export const activityPeriods = { '7': 'day', '30': 'day', '90': 'week', '365': 'month' } as const
