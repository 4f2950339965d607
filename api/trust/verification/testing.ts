// Test helpers for verification.
import type { Viewer } from '#contract/identity/auth/auth.ts'
import { pdf, sendFile } from '#api/identity/files/testing.ts'
import { addBusiness, addMember, type TestApi, type TestPerson } from '#api/testing.ts'

export async function paidBusiness(bench: TestApi, companyName = 'Ferrantis Pompe') {
  const businessID = await addBusiness(bench.db, companyName, { subscription: 'gold' })
  const owner = await bench.person('Olga Owner')
  await addMember(bench.db, businessID, owner.userID)
  return { businessID, owner, params: { businessID } }
}

export const verifier = (bench: TestApi, name = 'Vera Verifier', roles: Viewer['roles'] = ['verifier']) =>
  bench.person(name, { roles })

export async function evidence(bench: TestApi, who: TestPerson): Promise<{ token: string }> {
  const about = { purpose: 'message', fileName: 'extract.pdf', contentType: 'application/pdf' } as const
  return { token: await sendFile(bench, who, pdf(), about) }
}

let numbers = 0

function newNumber(): string {
  for (;;) {
    const digits = String(10_000_000 + ++numbers)
    const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * [5, 4, 3, 2, 7, 6, 5, 4][at]!, 0)
    const check = (11 - (sum % 11)) % 11
    if (check < 10) return `CHE${digits}${check}`
  }
}

export async function registerClaim(bench: TestApi, { businessID, owner }: { businessID: string; owner: TestPerson }) {
  const files = [await evidence(bench, owner)]
  const claim = { kind: 'register', country: 'CH', number: newNumber(), files } as const
  const { claims } = await owner.api.verification.submit({ params: { businessID }, body: { claim } })
  return claims.find(({ kind }) => kind === 'register')!
}
