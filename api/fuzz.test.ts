// Fuzz test of every call: never a 500, always the envelope.
import { after, before, test } from 'node:test'
import { contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/foundation/endpoint.ts'
import { answersAnything } from '#kit/testing.ts'
import { addBusiness, addMember, addProduct, testApi, type TestApi, type TestPerson } from './testing.ts'

let bench: TestApi
let owner: TestPerson
before(async () => {
  bench = await testApi()
  owner = await bench.person('Olga Owner')
  const business = await addBusiness(bench.db, 'Fuzz Works')
  await addMember(bench.db, business, owner.userID)
  await addProduct(bench.db, business, 'Fuzzy valve')
})
after(() => bench.close())

for (const [capability, endpoints] of Object.entries(contract)) {
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    test(`${capability}.${name} answers anything with its envelope and never a 500`, async () => {
      await answersAnything(bench.app, endpoint)
      if (endpoint.signedIn) await answersAnything(bench.app, endpoint, { headers: { 'x-auth-token': owner.token } })
    })
  }
}
