// Console search over published things in every state, and over staff work by capability.
import type { StaffRole } from '#contract/identity/access.ts'
import type { console as contract, Found, FoundKind } from '#contract/operations/console/console.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import { findPublished } from './queries.ts'

const foundMost = 10 // of each kind

export type Finder = {
  kind: FoundKind
  roles: readonly StaffRole[]
  find: (context: SignedIn, words: string, most: number) => Promise<Omit<Found, 'kind' | 'hidden'>[]>
}

export function searchWith(finders: readonly Finder[]): CapabilityHandlers<typeof contract, Context>['search'] {
  return async (context, { query: { q } }) => {
    if (q.length < 2) return []
    const allowed = finders.filter(({ roles }) => roles.some((role) => context.viewer.roles.includes(role)))
    const [published, ...work] = await Promise.all([
      searchPublished(context, q),
      ...allowed.map(async ({ kind, find }) =>
        (await find(context, q, foundMost)).map((found) => ({ kind, hidden: false, ...found })),
      ),
    ])
    return [...published, ...work.flat()]
  }
}

async function searchPublished(context: SignedIn, words: string): Promise<Found[]> {
  const accounts = words.includes('@')
    ? await context.accounts(context.token!).accounts({ query: { email: words } })
    : []
  const rows = await findPublished(
    context.db,
    words,
    // A former address finds the account it was merged into.
    accounts.map(({ userID, mergedInto }) => mergedInto ?? userID),
    foundMost,
  )
  return rows.map((row) => ({ ...row, detail: '' }))
}
