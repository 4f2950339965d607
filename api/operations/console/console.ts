// Console rules of no other capability. Each capability counts its own waiting work.
import type { StaffRole } from '#contract/identity/access.ts'
import { authContract } from '#contract/identity/auth/auth.ts'
import type { AlertKey } from '#contract/operations/console/activity.ts'
import type { console as contract } from '#contract/operations/console/console.ts'
import { staffCallsOf } from '#contract/operations/console/staff-calls.ts'
import { contract as network } from '#contract/contract.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import type { Context } from '#api/foundation/context.ts'
import { activity, emptySearches } from '#api/foundation/figures/lookup.ts'
import { directory } from './directory.ts'
import { merging } from './merging.ts'
import { type Finder, searchWith } from './search.ts'

/** `key`: its console section. */
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

type AlertSource = {
  key: AlertKey
  roles: readonly StaffRole[]
  find: (context: Pick<Context, 'db' | 'process'>) => Promise<{ amount: number | null; since: Date | null } | undefined>
}

export const handlersWith = ({
  queues,
  finders,
  alerts,
  countResults,
}: {
  queues: readonly WorkQueue[]
  finders: readonly Finder[]
  alerts: readonly AlertSource[]
  countResults: (context: Context, searches: readonly { text: string; locale: Locale }[]) => Promise<number[]>
}): CapabilityHandlers<typeof contract, Context> => ({
  ...directory,
  ...merging,
  search: searchWith(finders),

  queues: (context) =>
    Promise.all(
      queues
        .filter(({ roles }) => roles.some((role) => context.viewer.roles.includes(role)))
        .map(async ({ key, targetHours, count }) => {
          const { oldestAt, ...counts } = await count(context, targetHours)
          return { key, targetHours, ...counts, oldestAt: oldestAt?.toISOString() ?? null }
        }),
    ),

  activity: (context, { query: { lang, ...query } }) => activity(context, { ...query, locale: lang }),

  async emptySearches(context, input) {
    const { data, total } = await emptySearches(context, input)
    const totals = await countResults(context, data)
    return { data: data.map((row, at) => ({ ...row, total: totals[at]! })), total }
  },

  async alerts(context) {
    const own = alerts.filter(({ roles }) => roles.some((role) => context.viewer.roles.includes(role)))
    const found = await Promise.all(own.map(async ({ key, find }) => ({ key, state: await find(context) })))
    return found.flatMap(({ key, state }) =>
      state ? [{ key, amount: state.amount, since: state.since?.toISOString() ?? null }] : [],
    )
  },

  permissions: () => [...staffCallsOf(network), ...staffCallsOf(authContract)],
})
