// Domain proofs against real servers.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { accessOf, listed, type Listing, start } from './testing.ts'
import { type Servers, startServers } from './testing-servers.ts'

let bench: TestApi
let servers: Servers
before(async () => {
  servers = await startServers()
  bench = await testApi()
  Object.assign(bench.dependencies.proofs, servers.proofs)
})
after(async () => {
  await bench.close()
  await servers.stop()
})

const file = 'brennwald.example/.well-known/wbn.txt'
const named = { body: '<title>Brennwald</title><p>Armaturen seit 1920' }
const registered = (date: string) => ({
  type: 'application/rdap+json',
  body: JSON.stringify({ events: [{ eventAction: 'registration', eventDate: date }] }),
})

async function begun(method: 'dns' | 'file'): Promise<{ ann: TestPerson; listing: Listing; line: string }> {
  // Another company of the domain would need a verifier.
  await bench.pool.query(`update businesses set removed_at = now() where company_name like 'Brennwald %'`)
  const listing = await listed(bench, { name: 'Brennwald Armaturen GmbH', website: 'https://www.brennwald.example/de' })
  listing.domain = 'brennwald.example'
  const ann = await bench.person('Ann Example')
  servers.records.clear()
  servers.pages.clear()
  servers.pages.set('brennwald.example/', named)
  servers.pages.set('rdap.example/domain/brennwald.example', registered('1998-05-04T00:00:00Z'))
  await start(ann, listing)
  const { claim } = await ann.api.ownershipClaims.proveDomain({ ...listing, body: { method } })
  return { ann, listing, line: `wbn-verification=${claim!.proofs[0]!.token}` }
}

async function looked({ ann, listing }: { ann: TestPerson; listing: Listing }, method: 'dns' | 'file') {
  await ann.api.ownershipClaims.proveDomain({ ...listing, body: { method } })
  await bench.jobs.runDueJobs()
  const { claim } = await ann.api.ownershipClaims.read(listing)
  return [claim!.state, claim!.proofs[0]!.problem, await accessOf(bench, listing, ann)]
}

test('a TXT record at its own name makes an owner, beside other records and in parts', async () => {
  const given = await begun('dns')
  assert.deepEqual(await looked(given, 'dns'), ['started', 'missing', undefined])
  servers.records.set('_wbn.brennwald.example', ['wbn-verification=another'])
  assert.deepEqual(await looked(given, 'dns'), ['started', 'different', undefined])
  servers.records.set('sub.brennwald.example', [given.line])
  assert.deepEqual(await looked(given, 'dns'), ['started', 'different', undefined], 'a part of the domain')
  servers.records.set('_wbn.brennwald.example', ['v=spf1 -all', 'x'.repeat(300), given.line])
  assert.deepEqual(await looked(given, 'dns'), ['claimed', '', 'owner'])
})

test('a file at the domain makes an owner; one that it only leads to does not', async () => {
  const given = await begun('file')
  assert.deepEqual(await looked(given, 'file'), ['started', 'missing', undefined])
  const plain = { type: 'text/plain', body: `# WBN\r\n${given.line}\r\n` }
  servers.pages.set('other.example/.well-known/wbn.txt', plain)
  servers.pages.set(file, { status: 302, location: 'https://other.example/.well-known/wbn.txt' })
  assert.deepEqual(await looked(given, 'file'), ['started', 'missing', undefined])
  servers.pages.set(file, { ...plain, type: 'text/html' })
  assert.deepEqual(await looked(given, 'file'), ['started', 'unreachable', undefined], 'a page of visitors’ texts')
  servers.pages.set('www.brennwald.example/.well-known/wbn.txt', plain)
  servers.pages.set(file, { status: 301, location: 'https://www.brennwald.example/.well-known/wbn.txt' })
  assert.deepEqual(await looked(given, 'file'), ['claimed', '', 'owner'])
})

test('a young registration, a website that leads away, and one that says nothing of the company', async () => {
  const away = { status: 302, location: 'https://other.example/' }
  for (const [pages, reason] of [
    [{ 'rdap.example/domain/brennwald.example': registered('2199-01-01T00:00:00Z') }, 'youngDomain'],
    [{ 'brennwald.example/': away, 'other.example/': named }, 'unnamed'],
    [{ 'brennwald.example/': { body: 'brennwald.example: this domain is for sale' } }, 'unnamed'],
    [{ 'brennwald.example/': { status: 500 }, 'www.brennwald.example/': { status: 500 } }, 'unreachable'],
    [{ 'rdap.example/domain/brennwald.example': { status: 500 } }, 'unreachable'],
  ] as const) {
    const listing = await listed(bench, { name: 'Brennwald Armaturen GmbH', website: 'https://brennwald.example' })
    servers.pages.clear()
    servers.pages.set('brennwald.example/', named)
    servers.pages.set('rdap.example/domain/brennwald.example', registered('1998-05-04T00:00:00Z'))
    for (const [address, answer] of Object.entries(pages)) servers.pages.set(address, answer)
    const { options } = await start(await bench.person('Eve Example'), listing)
    assert.deepEqual([options[1]!.outlook, options[1]!.reasons.includes(reason)], ['noted', true], reason)
  }
})

test('a domain that leads into the own network is not read', async () => {
  await assert.rejects(servers.closed.site('https://brennwald.example/'), /not a public one/)
  await assert.rejects(servers.closed.file('https://brennwald.example/.well-known/wbn.txt'), /not a public one/)
  await assert.rejects(servers.closed.registered('brennwald.example'), /not a public one/)
})
