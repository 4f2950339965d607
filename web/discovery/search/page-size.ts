// View and page size.
import type { SearchType } from '#contract/foundation/constants.ts'
import { searchPageSize } from '#contract/foundation/constants.ts'

export const pageSizes = [5, 10, 20, 25, 50] as const
export type PageSize = (typeof pageSizes)[number]
export const views = ['cards', 'table'] as const
export type View = (typeof views)[number]

type Layout = { business: SearchType; view: View; size: PageSize | undefined }

function defaultSize({ business, view }: Pick<Layout, 'business' | 'view'>): PageSize {
  if (view === 'table') return 25
  return business === 'PR' ? 20 : searchPageSize
}

export function sizeOf(query: Layout): PageSize {
  return query.size ?? defaultSize(query)
}

export function layoutIn(params: URLSearchParams, business: SearchType): Omit<Layout, 'business'> {
  const view: View = business !== 'UR' && params.get('view') === 'table' ? 'table' : 'cards'
  const given = pageSizes.find((one) => String(one) === params.get('size'))
  return { view, size: given === defaultSize({ business, view }) ? undefined : given }
}

export function pageFor(size: PageSize, first: number): number {
  return Math.floor(first / size) + 1
}
