// Tables of the console: what is searched, filtered, sorted and cut by the server stands in the address of the page and of the call.
import * as z from 'zod'
import { tablePageSize } from './constants.ts'
import { text } from './shapes.ts'

/** `sorts`: the columns by which rows can be ordered, `-` before one for descending; `usual` is the order without a choice. */
export function tableQuery<const Sort extends string, Filters extends z.core.$ZodLooseShape>(
  sorts: readonly Sort[],
  usual: Sort | `-${Sort}`,
  filters: Filters,
) {
  const orders = sorts.flatMap((sort) => [sort, `-${sort}`] as const)
  return z.object({
    q: text(200).optional().describe('words to search for'),
    sort: z.enum(orders).default(usual as never),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    ...filters,
  })
}

/** Rows of one page, and how many there are in all. */
export function tableOf<Row extends z.ZodType>(row: Row) {
  return z.object({ data: z.array(row), total: z.int() })
}

/** `-at` → by `at`, descending; with limit and offset of the page. */
export function pageOfTable<Sort extends string>({ sort, page }: { sort: Sort | `-${Sort}`; page: number }) {
  const descending = sort.startsWith('-')
  return {
    by: (descending ? sort.slice(1) : sort) as Sort extends `-${infer Name}` ? Name : Sort,
    direction: descending ? ('desc' as const) : ('asc' as const),
    limit: tablePageSize,
    offset: (page - 1) * tablePageSize,
  }
}
