// Database server killed during writes.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { makeFolder, until } from './folder.ts'
import { startProduct } from './process.ts'

const folder = makeFolder()
after(folder.remove)

test('a database server that is killed under load, between the statements of transactions too, ends no process', async (context) => {
  const product = await startProduct(folder.dataDir, { SERVICES: 'auth,api,worker', RATE_LIMIT: '0' })
  context.after(() => product.end('SIGKILL'))
  const seen = new Map<number, number>()
  let asked = 0
  let loading = true
  async function ask(): Promise<void> {
    while (loading) {
      const headers = { 'content-type': 'application/json' }
      const isSearch = ++asked % 2 === 0
      const body = JSON.stringify(isSearch ? { textQuery: 'valves' } : { email: `nobody-${asked}@wbn.example` })
      const path = isSearch ? '/api/search/business' : '/auth/forgot-password'
      const answer = await fetch(`${product.address}${path}`, { method: 'POST', headers, body })
      seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1)
      await answer.text()
    }
  }
  const clients = Array.from({ length: 12 }, ask)
  const good = () => seen.get(200) ?? 0
  for (const signal of ['SIGKILL', 'SIGINT'] as const) {
    const before = good()
    await until(() => good() > before + 50, 'people write')
    process.kill(folder.postmaster()!, signal)
    const refused = seen.get(503) ?? 0
    await until(() => (seen.get(503) ?? 0) > refused, 'they are told to try again')
    const then = good()
    await until(() => good() > then, 'they write again')
  }
  loading = false
  await Promise.all(clients)
  assert.deepEqual(
    [...seen.keys()].filter((status) => ![200, 503].includes(status)),
    [],
    product.output(),
  )
  assert.equal(await product.end('SIGTERM'), 0, product.output())
})
