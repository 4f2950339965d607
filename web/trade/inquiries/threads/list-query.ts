// Thread list query in the address.
import { searchTextMost, threadPageSize } from '#contract/foundation/constants.ts'
import { pageNumber } from '#web/foundation/page-number.ts'
import { idOf } from '#web/foundation/paths.ts'

export const filters = ['all', 'unread', 'assigned', 'samples', 'archived'] as const
export type Filter = (typeof filters)[number]
export type ListQuery = { q: string; filter: Filter; label: string | undefined; page: number }

export function listQueryOf(address: URLSearchParams): ListQuery {
  const filter = filters.find((one) => one === address.get('filter')) ?? 'all'
  return {
    q: (address.get('q') ?? '').trim().slice(0, searchTextMost),
    filter,
    label: idOf(address.get('label') ?? ''),
    page: pageNumber(address),
  }
}

/** Defaults are omitted. */
export function addressOf({ q, filter, label, page }: ListQuery) {
  return { q, filter: filter === 'all' ? undefined : filter, label, page: page === 1 ? undefined : page }
}

export function callOf({ q, filter, label, page }: ListQuery) {
  return { q, filter, label, skip: (page - 1) * threadPageSize, size: threadPageSize }
}
