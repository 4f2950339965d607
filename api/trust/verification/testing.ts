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

export async function registerClaim(bench: TestApi, { businessID, owner }: { businessID: string; owner: TestPerson }) {
  const files = [await evidence(bench, owner)]
  const claim = { kind: 'register', country: 'CH', number: 'CHE-123.456.788', files } as const
  const { claims } = await owner.api.verification.submit({ params: { businessID }, body: { claim } })
  return claims.find(({ kind }) => kind === 'register')!
}
