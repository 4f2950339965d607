// Exchange rates.
import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, beforeEach, test } from 'node:test'
import { testApi, type TestApi, type TestPerson } from '#api/testing.ts'

let bench: TestApi
let administrator: TestPerson
let publisher: Server
let served: { status?: number; body: string }
let asked = 0
before(async () => {
  bench = await testApi()
  administrator = await bench.person('Ada Administrator', { roles: ['administrator'] })
  publisher = createServer((_request, response) => {
    asked++
    response.writeHead(served.status ?? 200, { 'content-type': 'text/xml' }).end(served.body)
  })
  await new Promise<void>((resolve) => publisher.listen(0, '127.0.0.1', resolve))
  const { port } = publisher.address() as AddressInfo
  const allows = (address: string) => address === '127.0.0.1'
  bench.dependencies.rates = { address: `http://127.0.0.1:${port}/eurofxref-daily.xml`, allows }
})
after(async () => {
  publisher.close()
  await bench.close()
})
beforeEach(() => bench.pool.query('delete from exchange_rates'))

const dayAgo = (days: number) => new Date(Date.now() - days * 24 * 3600 * 1000).toISOString().slice(0, 10)

/** The European Central Bank's form. */
const ecb = (date: string, rates: Record<string, number | string>) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
	<Cube>
		<Cube time='${date}'>
${Object.entries(rates)
  .map(([currency, rate]) => `\t\t\t<Cube currency='${currency}' rate='${rate}'/>`)
  .join('\n')}
		</Cube>
	</Cube>
</gesmes:Envelope>`
const kept = async () => {
  const { data } = await administrator.api.rates.list()
  return Object.fromEntries(data.map(({ currency, perEuro, date }) => [currency, [perEuro, date]]))
}
const rate = { perEuro: 1.1, date: dayAgo(0), source: 'Example Bank', reason: 'The table lacks it' }

test('rates are for administrators alone', async () => {
  const others = await Promise.all([
    bench.person('Sam Stranger'),
    bench.person('Mo Moderator', { roles: ['moderator'] }),
    bench.person('Sue Support', { roles: ['support', 'verifier'] }),
  ])
  for (const [method, path, body] of [
    ['GET', '/console/rates', undefined],
    ['PUT', '/console/rates/USD', rate],
    ['PUT', '/console/rates/USD/remove', { reason: 'Gone' }],
    ['POST', '/console/rates/fetch', {}],
  ] as const) {
    assert.equal((await bench.ask(method, path, body)).status, 401, path)
    for (const person of others) assert.equal((await person.ask(method, path, body)).status, 403, path)
  }
  assert.deepEqual(await kept(), {})
})

test('a rate is set, replaced and removed, each with its reason in the audit log', async () => {
  const params = { currency: 'USD' }
  for (const [path, body, status] of [
    ['USD', { ...rate, perEuro: 0 }, 400],
    ['USD', { ...rate, reason: '' }, 400],
    ['USD', { ...rate, source: '' }, 400],
    ['USD', { ...rate, date: dayAgo(-2) }, 400],
    ['EUR', rate, 404],
    ['QQQ', rate, 404],
    ['dollar', rate, 400],
  ] as const)
    assert.equal((await administrator.ask('PUT', `/console/rates/${path}`, body)).status, status, path)
  await administrator.api.rates.set({ params, body: rate })
  const { data } = await administrator.api.rates.set({ params, body: { ...rate, perEuro: 1.2, date: dayAgo(9) } })
  assert.deepEqual(
    data.map(({ currency, perEuro, ageDays, source }) => [currency, perEuro, ageDays, source]),
    [['USD', 1.2, 9, 'Example Bank']],
  )
  for (let time = 0; time < 2; time++)
    assert.deepEqual((await administrator.api.rates.remove({ params, body: { reason: 'Wrong' } })).data, [])
  const { rows } = await bench.pool.query(`select act, reason from audit_entries where object_id = 'USD' order by id`)
  assert.deepEqual(
    rows.map(({ act, reason }) => [act, reason]),
    [
      ['rates.set', rate.reason],
      ['rates.set', rate.reason],
      ['rates.remove', 'Wrong'],
    ],
  )
})

test('the table of the European Central Bank is fetched as it is published; other rates stay', async () => {
  await administrator.api.rates.set({ params: { currency: 'CLP' }, body: { ...rate, perEuro: 1050 } })
  served = { body: ecb(dayAgo(1), { USD: '1.0881', GBP: 0.8337, XBT: 0.00001 }) }
  const { table } = await administrator.api.rates.fetch()
  assert.deepEqual([table?.error, table?.fetchedAt === null], ['', false])
  const all = { CLP: [1050, dayAgo(0)], GBP: [0.8337, dayAgo(1)], USD: [1.0881, dayAgo(1)] }
  assert.deepEqual(await kept(), all)
  const acts = async () => (await bench.pool.query(`select from audit_entries where act = 'rates.replace'`)).rowCount
  const before = await acts()
  await administrator.api.rates.fetch()
  assert.deepEqual([await kept(), await acts()], [all, before])
})

test('an older table replaces nothing, one of the same or a later day does', async () => {
  for (const [days, perEuro, expected] of [
    [3, 1.3, 1.3],
    [4, 1.4, 1.3],
    [3, 1.35, 1.35],
    [1, 1.1, 1.1],
  ] as const) {
    served = { body: ecb(dayAgo(days), { USD: perEuro }) }
    await administrator.api.rates.fetch()
    assert.equal((await kept())['USD']?.[0], expected)
  }
})

test('a table that is not valid changes nothing, and the console says why until a valid one comes', async () => {
  const valid = { body: ecb(dayAgo(1), { USD: 1.1 }) }
  served = valid
  await administrator.api.rates.fetch()
  const before = await kept()
  for (const [answer, error] of [
    [{ body: '', status: 503 }, /answers 503/],
    [{ body: '' }, /neither the XML/],
    [{ body: '<html>Gone</html>' }, /0 days/],
    [{ body: ecb(dayAgo(0), {}) }, /no rates/],
    [{ body: ecb(dayAgo(0), { USD: 'n/a' }) }, /Row 1: perEuro/],
    [{ body: ecb(dayAgo(0), { USD: 0 }) }, /Row 1: perEuro/],
    [{ body: ecb(dayAgo(0), { USD: 1.2, dollar: 1.2 }) }, /Row 2: currency/],
    [{ body: ecb(dayAgo(-3), { USD: 1.2 }) }, /future/],
    [{ body: ecb('soon', { USD: 1.2 }) }, /Row 1: date/],
    [{ body: ecb(dayAgo(0), { XBT: 1.2 }) }, /no currency that the site offers/],
    [{ body: '[{"currency":"USD","perEuro":1.2' }, /not valid JSON/],
    [{ body: 'currency,perEuro\nUSD,1.2' }, /neither the XML/],
    [{ body: `currency,perEuro,date\nUSD,1.2,${dayAgo(0)}\nUSD,1.3,${dayAgo(0)}` }, /twice/],
    [{ body: ' '.repeat(300 * 1024) }, /too large/],
  ] as const) {
    served = answer
    const { table } = await administrator.api.rates.fetch()
    assert.match(table!.error, error)
    assert.ok(table!.fetchedAt, 'the last valid one is still told')
    assert.deepEqual(await kept(), before)
  }
  served = valid
  assert.equal((await administrator.api.rates.fetch()).table?.error, '')
})

test('CSV and JSON with currency, perEuro and date are read too', async () => {
  for (const body of [
    `currency,perEuro,date\nUSD,1.25,${dayAgo(1)}\nCNY,8,${dayAgo(1)}\n`,
    `\uFEFFcurrency;perEuro;date\r\nUSD;1.25;${dayAgo(1)}\r\nCNY;8;${dayAgo(1)}\r\n`,
    JSON.stringify([
      { currency: 'USD', perEuro: 1.25, date: dayAgo(1) },
      { currency: 'CNY', perEuro: 8, date: dayAgo(1) },
    ]),
  ]) {
    await bench.pool.query('delete from exchange_rates')
    served = { body }
    assert.equal((await administrator.api.rates.fetch()).table?.error, '')
    assert.deepEqual(await kept(), { CNY: [8, dayAgo(1)], USD: [1.25, dayAgo(1)] })
  }
})

test('the job fetches, and an address of the own network is not called', async () => {
  served = { body: ecb(dayAgo(1), { USD: 1.1 }) }
  await bench.jobs.runDueJobs({ ahead: 24 * 3600 })
  assert.deepEqual(await kept(), { USD: [1.1, dayAgo(1)] })
  const { address } = bench.dependencies.rates!
  const was = bench.dependencies.rates
  bench.dependencies.rates = { address }
  const before = asked
  const { table } = await administrator.api.rates.fetch()
  assert.notEqual(table?.error, '')
  assert.equal(asked, before)
  bench.dependencies.rates = was
})
