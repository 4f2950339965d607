// Rules of the operator's console that belong to no other capability. What waits is counted by the capabilities that know it.
import type { StaffRole } from '#contract/access.ts'
import { authContract } from '#contract/auth/auth.ts'
import type { console as contract } from '#contract/console/console.ts'
import { staffCallsOf } from '#contract/console/staff-calls.ts'
import { contract as network } from '#contract/contract.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import type { Context } from '../context.ts'
import { activity } from './activity.ts'
import { directory } from './directory.ts'

/** Work of one kind that waits for some roles. `key` is the section of the console where it is done. */
type WorkQueue = {
  key: string
  roles: readonly StaffRole[]
  targetHours: number
  /** `late`: older than the target. */
  count: (
    context: Pick<Context, 'db' | 'pool'>,
    targetHours: number,
  ) => Promise<{ waiting: number; oldestAt: Date | null; late: number }>
}

export const handlersWith = ({
  queues,
}: {
  queues: readonly WorkQueue[]
}): CapabilityHandlers<typeof contract, Context> => ({
  ...directory,

  queues: (context) =>
    Promise.all(
      queues
        .filter(({ roles }) => roles.some((role) => context.viewer.roles.includes(role)))
        .map(async ({ key, targetHours, count }) => {
          const { oldestAt, ...counts } = await count(context, targetHours)
          return { key, targetHours, ...counts, oldestAt: oldestAt?.toISOString() ?? null }
        }),
    ),

  activity: (context, { query }) => activity(context, query.days),

  permissions: () => [...staffCallsOf(network), ...staffCallsOf(authContract)],
})
