// Guide samples: valid by contract.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/foundation/endpoint.ts'
import { newSecret, signedHeaders, withSecret } from '#api/integration/webhooks/signing.ts'
import { answering, importing, receiving, searching } from './samples.ts'

const api = 'https://wbn.example/api'
const id = '019a0000-0000-7000-8000-000000000001'
const endpoints = Object.values(contract).flatMap((calls) => Object.values<Endpoint>(calls))

function callsIn(commands: string): { method: string; address: URL; body: unknown }[] {
  const text = commands.replaceAll(/[A-Z]+-ID/g, id).replaceAll('"…"', `"${id}"`)
  return [...text.matchAll(/^curl (?:-X (\w+) )?'([^']+)'(?:[^\n]*\\\n {2}-d '([^']+)')?/gm)].map((match) => ({
    method: match[1] ?? 'GET',
    address: new URL(match[2]!),
    body: match[3] && (JSON.parse(match[3]) as unknown),
  }))
}

test('every command of the guides is a call of the contract that accepts its input', () => {
  const calls = [searching.curl(api), importing(api), answering(api)].flatMap(callsIn)
  assert.equal(calls.length, 8)
  for (const { method, address, body } of calls) {
    const path = address.pathname.replace(/^\/api/, '')
    const endpoint = endpoints.find(
      (one) => one.method === method && new RegExp(`^${one.path.replaceAll(/:\w+/g, '[^/]+')}$`).test(path),
    )
    assert.ok(endpoint, `${method} ${path}`)
    const query = Object.fromEntries(address.searchParams)
    assert.deepEqual(
      Object.keys(query).filter((name) => !(name in (endpoint.query?.shape ?? {}))),
      [],
      path,
    )
    for (const [schema, given] of [
      [endpoint.query, query],
      [endpoint.body, body],
    ] as const)
      assert.equal(schema?.safeParse(given).error?.issues[0]?.message, undefined, `${method} ${path}`)
  }
})

test('the sample in JavaScript asks what the command for curl asks', () => {
  const { body } = callsIn(searching.curl(api))[0]!
  assert.ok(searching.javascript(api).includes(`{ textQuery: 'centrifugal pumps', size: 5 }`))
  assert.deepEqual(body, { textQuery: 'centrifugal pumps', size: 5 })
})

const secret = newSecret()
const other = newSecret()
const body = '{"type":"webhook.test","name":"Señal"}'

function headersAt(now: Date): Record<string, string> {
  const signing = { key: 'test', now }
  const secrets = withSecret(withSecret([], secret, signing)!, other, signing)!
  return signedHeaders({ id, body, now }, secrets, 'test')
}

test('the sample in JavaScript knows a genuine webhook, with the old secret and the new one', async () => {
  const source = `data:text/javascript,${encodeURIComponent(receiving.javascript)}`
  const { isGenuine } = (await import(source)) as { isGenuine: (...given: unknown[]) => boolean }
  const headers = headersAt(new Date())
  assert.ok(isGenuine(headers, body, secret))
  assert.ok(isGenuine(headers, body, other))
  assert.ok(!isGenuine(headers, `${body} `, secret))
  assert.ok(!isGenuine(headers, body, newSecret()))
  assert.ok(!isGenuine(headersAt(new Date(Date.now() - 600_000)), body, secret))
})

const python = spawnSync('python3', ['--version']).status === 0

test('so does the sample in Python', { skip: !python }, () => {
  const isGenuine = (headers: object, sent: string) => {
    const given = JSON.stringify([headers, sent, secret])
    const script = `${receiving.python}\nimport json, sys\nh, b, s = json.load(sys.stdin)\nprint(is_genuine(h, b.encode(), s))`
    return spawnSync('python3', ['-c', script], { input: given, encoding: 'utf8' }).stdout.trim()
  }
  assert.equal(isGenuine(headersAt(new Date()), body), 'True')
  assert.equal(isGenuine(headersAt(new Date()), `${body} `), 'False')
  assert.equal(isGenuine(headersAt(new Date(Date.now() - 600_000)), body), 'False')
})
