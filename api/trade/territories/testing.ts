// Makers, sellers and lines for tests of territories.
import { add } from '#kit/jobs/jobs.ts'
import { addBusiness, addMember, type TestApi, type TestPerson } from '#api/testing.ts'

export type Firm = { id: string; person: TestPerson }
const day = 24 * 3600 * 1000 // ms
export const inDays = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10)

export async function firmOf(bench: TestApi, name: string, more: object = {}): Promise<Firm> {
  const person = await bench.person(`${name} Owner`)
  const id = await addBusiness(bench.db, name, more)
  await addMember(bench.db, id, person.userID)
  return { id, person }
}

export async function lineOf({ id, person }: Firm, name: string, more: object = {}): Promise<string> {
  const { lineID } = await person.api.territories.createLine({ params: { businessID: id }, body: { name, ...more } })
  return lineID
}

type Terms = {
  lines?: string[]
  countries?: string[]
  exclusivity?: 'none' | 'sole' | 'shared'
  until?: string
  [more: string]: unknown
}

export function proposalOf(
  own: Firm,
  other: Firm,
  side: 'supplier' | 'distributor',
  { lines = [], countries = ['PE'], ...more }: Terms,
) {
  const terms = { lines, countries, role: 'distributor' as const, from: inDays(-30), ...more }
  return own.person.api.agreements.propose({ params: { businessID: own.id }, body: { ...terms, side, with: other.id } })
}

export const on = ({ id }: Firm, agreementID: string) => ({ params: { businessID: id, agreementID } })

export async function agreed(maker: Firm, seller: Firm, terms: Terms): Promise<string> {
  const { agreementID } = await proposalOf(maker, seller, 'supplier', terms)
  const body = { showsEnd: terms['showsEnd'] === true }
  await seller.person.api.agreements.confirm({ ...on(seller, agreementID), body })
  return agreementID
}

export async function runJobs(bench: TestApi, ...names: string[]): Promise<void> {
  for (const name of names) await add(bench.db, name, {})
  await bench.jobs.runDueJobs()
}
