// Test helpers for inquiries.
import type { TestApi, TestPerson } from '#api/testing.ts'
import { addBusiness, addMember } from '#api/testing.ts'

export type Seller = { id: string; owner: TestPerson; admin: TestPerson; member: TestPerson }

export async function seller(bench: TestApi, name = 'Sold Pumps'): Promise<Seller> {
  const id = await addBusiness(bench.db, name)
  const [owner, admin, member] = await Promise.all(
    ['Olga Owner', 'Adam Admin', 'Mia Member'].map((who) => bench.person(who)),
  )
  await addMember(bench.db, id, owner!.userID, 'owner')
  await addMember(bench.db, id, admin!.userID, 'admin')
  await addMember(bench.db, id, member!.userID, 'member')
  return { id, owner: owner!, admin: admin!, member: member! }
}

/** Bypasses limits of new accounts. */
export async function settle(bench: TestApi, ...people: readonly TestPerson[]): Promise<void> {
  const ids = people.map(({ userID }) => userID)
  await bench.pool.query(`update people set registered_at = now() - interval '30 days' where id = any($1::uuid[])`, [
    ids,
  ])
}

export async function inquire(
  buyer: TestPerson,
  to: string,
  message = 'Do you ship to Peru?',
  from?: string,
): Promise<string> {
  const { requestID } = await buyer.api.inquiries.send({ body: { to, subject: 'priceList', message, from } })
  return requestID
}

/** Equal if consistent. */
export async function unreadCounts(bench: Pick<TestApi, 'pool'>): Promise<{ kept: number; counted: number }[]> {
  const { rows } = await bench.pool.query<{ kept: number; counted: number }>(
    `select s.unread as kept, (select count(*)::int from messages m
        where m.request_id = s.request_id and m.side <> s.side and m.position > s.read_to) as counted
      from request_sides s`,
  )
  return rows
}
