// Product writes.
import { rowsAtOnceMost } from '#contract/catalog/catalogues/columns.ts'
import type { CatalogueImport } from '#contract/catalog/catalogues/catalogues.ts'
import { openAccount } from './auth.ts'
import type { Drawn } from './floors/floors.ts'
import { compare, lineOf, quick } from './rounds.ts'
import { ask, serving, side, type Request, type Serving } from './load/serving.ts'

const savingLimit = 4
const secondsMost = 60
const rowsAll = quick ? 500 : 5000
const businessesUsed = 60
const pause = 50 // ms
const fine = { check: (body: string) => body.startsWith('{"success":true') }

const textOf = (at: number) =>
  `Bench product ${at}: lifts clean water to forty metres, runs for years without anybody looking.`
const specs = [
  { key: 'Flow rate', value: '20 m³/h' },
  { key: 'Head', value: '40 m' },
  { key: 'Material', value: 'Ductile iron' },
]

async function saving(server: Serving, token: string, ids: string[]): Promise<boolean> {
  const bodies = ids.map((businessID, at) => ({
    businessID,
    name: `Bench product ${at}`,
    description: textOf(at),
    specs,
  }))
  const headers = { 'x-auth-token': token }
  const ours = bodies.map((body): Request => ({
    method: 'POST',
    path: '/api/product/create',
    body: { ...body, status: 'draft' },
    headers,
  }))
  const bare = bodies.map((body): Request => ({ method: 'POST', path: '/floor/product', body }))
  const comparison = await compare(
    'saving a product',
    side('saving', server, server.address, ours, fine),
    side('insert', server, server.address, bare, fine),
    savingLimit,
  )
  console.log(lineOf(comparison))
  return comparison.ok
}

async function call<T>({ address }: Serving, token: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`${address}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'x-auth-token': token, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer = (await response.json()) as { success: boolean; data: T }
  if (!answer.success) throw new Error(`${path}: ${JSON.stringify(answer)}`)
  return answer.data
}

async function importing(server: Serving, token: string, businessID: string, round: string) {
  const begun = performance.now()
  const started = { businessID, fileName: 'bench.csv', mapping: {} }
  const { importID } = await call<CatalogueImport>(server, token, '/catalogue/import', started)
  const path = `/catalogue/import/${importID}`
  for (let from = 0; from < rowsAll; from += rowsAtOnceMost) {
    const rows = Array.from({ length: Math.min(rowsAtOnceMost, rowsAll - from) }, (_, at) => {
      const row = from + at + 2
      const cells = {
        name: `Bench product ${row}`,
        partNumber: `B-${row}`,
        description: `${textOf(row)} ${round}`,
        price: row,
        currency: 'EUR',
        'spec:Head': '40 m',
      }
      return { row, cells }
    })
    await call(server, token, `${path}/rows`, { businessID, rows })
  }
  await call(server, token, `${path}/check`, { businessID })
  await call(server, token, `${path}/start`, { businessID })
  for (;;) {
    const { status, counts } = await call<CatalogueImport>(server, token, `${path}?businessID=${businessID}`)
    if (status === 'done') return { seconds: (performance.now() - begun) / 1000, counts }
    if (status === 'failed') throw new Error('The import failed')
    const { promise, resolve } = Promise.withResolvers<void>()
    setTimeout(resolve, pause)
    await promise
  }
}

export async function run(): Promise<boolean> {
  const server = await serving({ TRUST_PROXY: '127.0.0.1' })
  try {
    const { businesses } = await ask<Drawn>(server.address, { path: '/floor/drawn' })
    const ids = businesses.slice(0, businessesUsed).map(({ id }) => id)
    const { userID, token } = await openAccount(server)
    await ask(server.address, { method: 'POST', path: '/floor/verified', body: { userID } })
    await call(server, token, '/user/settings')
    await ask(server.address, { method: 'POST', path: '/floor/own', body: { userID, ids } })
    let kept = true
    for (const round of ['added', 'changed', 'unchanged']) {
      const { seconds, counts } = await importing(server, token, ids[0]!, round === 'unchanged' ? 'changed' : round)
      const ok = seconds < secondsMost && (counts as Record<string, number> | null)?.[round] === rowsAll
      console.log(
        `import of ${rowsAll} rows, ${round}: ${seconds.toFixed(1)} s, ${Math.round(rowsAll / seconds)} rows/s (limit ${secondsMost} s) ${ok ? 'ok' : 'OVER'}`,
      )
      kept &&= ok
    }
    kept = (await saving(server, token, ids)) && kept
    await ask(server.address, { method: 'POST', path: '/floor/forget', body: {} })
    return kept
  } finally {
    await server.stop()
  }
}

if (import.meta.main) process.exitCode = (await run()) ? 0 : 1
