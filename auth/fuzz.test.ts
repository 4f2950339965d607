// Arbitrary input.
import { after, before, test } from 'node:test'
import { auth } from '#contract/identity/auth/auth.ts'
import type { Endpoint } from '#contract/foundation/endpoint.ts'
import { answersAnything } from '#kit/testing.ts'
import { testAuth, type TestAuth } from './testing.ts'

let bench: TestAuth
before(async () => void (bench = await testAuth({ demo: true })))
after(() => bench.close())

for (const [name, endpoint] of Object.entries<Endpoint>(auth)) {
  test(`${name} answers anything with its envelope and never a 500`, async () => {
    await answersAnything(bench.app, endpoint, { prefix: '/auth' })
    if (!endpoint.signedIn) return
    const { tokens } = await bench.person()
    await answersAnything(bench.app, endpoint, { prefix: '/auth', headers: { 'x-auth-token': tokens.token } })
  })
}
