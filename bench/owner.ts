// Owner's page against a visitor's.
import { pathsFor } from '#web/foundation/paths.ts'
import { openAccount } from './auth.ts'
import type { Drawn } from './floors/floors.ts'
import { compare, lineOf, quick, type Side } from './rounds.ts'
import { ask, load, serving, side, type Request } from './load/serving.ts'

const limit = 2
const pages = quick ? 5 : 60
const whole = { check: (body: string) => body.includes('</main>'), unique: true }
const owned = { check: (body: string) => body.includes('"session":{"access":"owner"}') }

export async function run(): Promise<boolean> {
  const server = await serving({ TRUST_PROXY: '127.0.0.1' })
  try {
    const { businesses } = await ask<Drawn>(server.address, { path: '/floor/drawn' })
    const rows = businesses.slice(0, pages)
    const { userID, token } = await openAccount(server)
    const ids = rows.map(({ id }) => id)
    await ask(server.address, { method: 'POST', path: '/floor/own', body: { userID, ids } })

    const paths = pathsFor('en')
    const visited = rows.map(({ id, key }): Request => ({ path: paths.business({ businessID: id, key }) }))
    const known = (path: (id: string) => string) =>
      ids.map((id): Request => ({ path: `/api${path(id)}`, headers: { 'x-auth-token': token } }))
    const asked = [
      { requests: visited, look: whole },
      { requests: known((id) => `/business/profile/${id}`), look: owned },
    ]
    const ours: Side = {
      name: 'owner',
      cpu: server.cpu,
      async run(count) {
        for (const { requests, look } of asked) await load(server.address, requests, count, look)
        return count
      },
    }
    const visitor = side('visitor', server, server.address, visited, whole)
    const comparison = await compare("owner's business page", ours, visitor, limit)
    console.log(lineOf(comparison))
    return comparison.ok
  } finally {
    await server.stop()
  }
}

if (import.meta.main) process.exitCode = (await run()) ? 0 : 1
