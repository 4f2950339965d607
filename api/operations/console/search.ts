// Console search.
import type { SearchHit } from '#contract/operations/console/console.ts'
import type { Finder } from '#api/foundation/capability.ts'
import type { SignedIn } from '#api/foundation/context.ts'
import { findPublished } from './queries.ts'

const foundMost = 10

export async function search(context: SignedIn, words: string, finders: readonly Finder[]): Promise<SearchHit[]> {
  if (words.length < 2) return []
  const [published, ...work] = await Promise.all([
    searchPublished(context, words),
    ...finders.map(async ({ kind, find }) =>
      (await find(context, words, foundMost)).map((found) => ({ kind, hidden: false, ...found })),
    ),
  ])
  return [...published, ...work.flat()]
}

async function searchPublished(context: SignedIn, words: string): Promise<SearchHit[]> {
  const accounts = words.includes('@')
    ? await context.accounts(context.token!).accounts({ query: { email: words } })
    : []
  const rows = await findPublished(
    context.db,
    words,
    // Former addresses find the merged account.
    accounts.map(({ userID, mergedInto }) => mergedInto ?? userID),
    foundMost,
  )
  return rows.map((row) => ({ ...row, detail: '' }))
}
