// Console rules of no other capability.
import type { StaffRole } from '#contract/identity/access.ts'
import { authContract } from '#contract/identity/auth/auth.ts'
import { alertKeys } from '#contract/operations/console/activity.ts'
import type { console as contract } from '#contract/operations/console/console.ts'
import { staffCallsOf } from '#contract/operations/console/staff-calls.ts'
import { contract as network } from '#contract/contract.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import type { Contribution } from '#api/foundation/capability.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import { activity, emptySearches } from '#api/foundation/figures/lookup.ts'
import { directory } from './directory.ts'
import { merging } from './merging.ts'
import { search } from './search.ts'

export type Neighbors = {
  capabilities: () => readonly Contribution[]
  countResults: (context: Context, searches: readonly { text: string; locale: Locale }[]) => Promise<number[]>
}

const isFor =
  ({ viewer }: SignedIn) =>
  ({ roles }: { roles: readonly StaffRole[] }) =>
    roles.some((role) => viewer.roles.includes(role))

export const handlersWith = ({
  capabilities,
  countResults,
}: Neighbors): CapabilityHandlers<typeof contract, Context> => ({
  ...directory,
  ...merging,

  search(context, { query: { q } }) {
    const finders = capabilities().flatMap((one) => one.finders ?? [])
    return search(context, q, finders.filter(isFor(context)))
  },

  queues: (context) =>
    Promise.all(
      capabilities()
        .flatMap((one) => one.queues ?? [])
        .filter(isFor(context))
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
    const own = capabilities()
      .flatMap((one) => one.alerts ?? [])
      .filter(isFor(context))
    const found = await Promise.all(own.map(async ({ key, find }) => ({ key, state: await find(context) })))
    const shown = found.toSorted((one, other) => alertKeys.indexOf(one.key) - alertKeys.indexOf(other.key))
    return shown.flatMap(({ key, state }) =>
      state ? [{ key, amount: state.amount, since: state.since?.toISOString() ?? null }] : [],
    )
  },

  permissions: () => [...staffCallsOf(network), ...staffCallsOf(authContract)],
})
