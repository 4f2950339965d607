// Console tables, with their state in the URL.
import * as z from 'zod'
import { tablePageSize } from './constants.ts'
import { text } from './shapes.ts'

/** `sorts`: columns, `-` for descending; `usual`: default order. */
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

export function tableOf<Row extends z.ZodType>(row: Row) {
  return z.object({ data: z.array(row), total: z.int() })
}

export function pageOfTable<Sort extends string>({ sort, page }: { sort: Sort | `-${Sort}`; page: number }) {
  const descending = sort.startsWith('-')
  return {
    by: (descending ? sort.slice(1) : sort) as Sort extends `-${infer Name}` ? Name : Sort,
    direction: descending ? ('desc' as const) : ('asc' as const),
    limit: tablePageSize,
    offset: (page - 1) * tablePageSize,
  }
}
