// SQL of RFQ lists.
import { type Kysely, sql } from 'kysely'
import type { RfqStatus } from '#contract/trade/rfqs/states.ts'
import type { DB } from '#api/database/tables.ts'
import type { RfqRow } from './queries.ts'

export type ListedRow = Pick<
  RfqRow,
  | 'id'
  | 'buyerKind'
  | 'buyerId'
  | 'status'
  | 'title'
  | 'language'
  | 'quantity'
  | 'unit'
  | 'countryCode'
  | 'deadline'
  | 'createdAt'
> & { suppliers: number; quotations: number }

type Query = {
  role: 'buyer' | 'supplier'
  actors: readonly string[]
  status: RfqStatus | undefined
  skip: number
  size: number
}

/** A supplier counts only itself. */
export async function findRfqs(db: Kysely<DB>, query: Query): Promise<{ rows: ListedRow[]; total: number }> {
  const { role, actors, skip, size } = query
  if (actors.length === 0) return { rows: [], total: 0 }
  const matching = matchingRfqs(db, query)
  const [rows, { total }] = await Promise.all([
    matching
      .innerJoinLateral(
        ({ selectFrom }) =>
          selectFrom('rfqSuppliers as s')
            .select(({ fn }) => [
              fn.countAll<number>().as('suppliers'),
              fn.countAll<number>().filterWhere('s.state', '=', 'quoted').as('quotations'),
            ])
            .whereRef('s.rfqId', '=', 'r.id')
            .$if(role === 'supplier', (own) => own.where('s.businessId', 'in', actors))
            .as('c'),
        (join) => join.onTrue(),
      )
      .select(['r.id', 'r.buyerKind', 'r.buyerId', 'r.status', 'r.title', 'r.quantity', 'r.unit', 'r.countryCode'])
      .select(['r.deadline', 'c.suppliers', 'c.quotations', sql<Date>`uuid_time(r.id)`.as('createdAt')])
      .select(sql<string | null>`nullif(r.language, 'und')`.as('language'))
      .orderBy('r.id', 'desc')
      .limit(size)
      .offset(skip)
      .execute(),
    matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  const listed = rows.map((row) => ({ ...row, suppliers: Number(row.suppliers), quotations: Number(row.quotations) }))
  return { rows: listed as ListedRow[], total: Number(total) }
}

function matchingRfqs(db: Kysely<DB>, { role, actors, status }: Query) {
  const now = sql<Date>`now()`
  return db
    .selectFrom('rfqs as r')
    .$if(role === 'buyer', (query) => query.where('r.buyerId', 'in', actors))
    .$if(role === 'supplier', (query) =>
      query.where('r.id', 'in', ({ selectFrom }) =>
        selectFrom('rfqSuppliers').select('rfqId').where('businessId', 'in', actors),
      ),
    )
    .$if(status === 'open', (query) => query.where('r.status', '=', 'open').where('r.deadline', '>', now))
    .$if(status === 'expired', (query) => query.where('r.status', '=', 'open').where('r.deadline', '<=', now))
    .$if(status === 'awarded' || status === 'closed', (query) => query.where('r.status', '=', status as 'closed'))
}
