// Sign-in during a flood.
import { fork } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import type { Drawn } from './floors/floors.ts'
import { compare, figureOf, kept, lineOf, quick } from './rounds.ts'
import { ask, serving, side, type Request, type Serving } from './load/serving.ts'

const knowingLimit = 1.1
const signingInLimit = 1.05
const floodLimit = 3
const accounts = 40
const rounds = quick ? 2 : 5
const probes = quick ? 100 : 1200
const pause = 4 // ms
const password = 'a green valve 47'
const fine = { check: (body: string) => body.startsWith('{"success":true') }

type Account = { userID: string; email: string; password: string; token: string }

export async function openAccount({ address, outbox }: Pick<Serving, 'address' | 'outbox'>): Promise<Account> {
  const email = `bench-${randomUUID()}@wbn.example`
  const body = { firstName: 'Ann', lastName: 'Example', email, password, country: 'IT', acceptTerms: true }
  const headers = { 'x-forwarded-for': `10.${randomBytes(3).join('.')}` }
  await ask(address, { method: 'POST', path: '/auth/register', body, headers })
  const mails = (await (await fetch(outbox)).json()) as { to: string; links: string[] }[]
  const link = new URL(mails.find(({ to }) => to === email)!.links[0]!)
  const verify = {
    method: 'POST',
    path: '/auth/verify-email',
    body: { token: link.searchParams.get('token'), password },
    headers,
  } as const
  await ask(address, verify)
  const login = { method: 'POST', path: '/auth/login', body: { email, password }, headers } as const
  const { redirect } = await ask<{ redirect: string }>(address, login)
  const handed = new URL(redirect).searchParams.get('token')
  const session = { method: 'POST', path: '/auth/get-session', body: { token: handed } } as const
  const { userID, token } = await ask<{ userID: string; token: string }>(address, session)
  return { userID, email, password, token }
}

async function knowing(server: Serving, { token }: Account): Promise<boolean> {
  const { products } = await ask<Drawn>(server.address, { path: '/floor/drawn' })
  const stranger: Request[] = products.map(({ id }) => ({ path: `/api/product/${id}` }))
  const known = stranger.map((asked) => ({ ...asked, headers: { 'x-auth-token': token } }))
  const ours = side('signed in', server, server.address, known, fine)
  const floor = side('stranger', server, server.address, stranger, fine)
  const comparison = await compare('/product/:id, signed in', ours, floor, knowingLimit)
  console.log(lineOf(comparison))
  return comparison.ok
}

async function signingIn(server: Serving, people: Account[]): Promise<boolean> {
  const logins: Request[] = people.map(({ email }) => ({
    method: 'POST',
    path: '/auth/login',
    body: { email, password },
  }))
  const ours = side('login', server, server.address, logins, fine)
  const hash: Request = { method: 'POST', path: '/floor/argon2id', body: {} }
  const floor = side('argon2id', server, server.address, [hash], fine)
  const comparison = await compare('/auth/login', ours, floor, signingInLimit)
  console.log(lineOf(comparison))
  return comparison.ok
}

type ShedCounts = { shed: number; judged: number; untold: number; other: number }

async function flooding(address: string, during: () => Promise<number>): Promise<{ p99: number; shed: ShedCounts }> {
  const flood = fork(join(import.meta.dirname, 'load/flood.ts'), [address])
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const { promise: told, resolve: tell } = Promise.withResolvers<ShedCounts>()
  flood.on('message', (message) => (message === 'begun' ? begin() : tell(message as ShedCounts)))
  await begun
  const p99 = await during()
  flood.send('stop')
  return { p99, shed: await told }
}

async function p99Of(address: string, path: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  for (let asked = 0; asked < probes; asked++) {
    const begun = performance.now()
    await call(agent, address + path)
    times.push(performance.now() - begun)
    const { promise, resolve } = Promise.withResolvers<void>()
    setTimeout(resolve, pause)
    await promise
  }
  agent.destroy()
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)]!
}

function call(agent: Agent, url: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  request(url, { agent }, (response) => response.resume().once('end', resolve))
    .once('error', reject)
    .end()
  return promise
}

async function suffering(server: Serving): Promise<boolean> {
  const { products } = await ask<Drawn>(server.address, { path: '/floor/drawn' })
  const path = `/api/product/${products[0]!.id}`
  await p99Of(server.address, path)
  const pairs: { idle: number; flooded: number }[] = []
  const all: ShedCounts = { shed: 0, judged: 0, untold: 0, other: 0 }
  for (let round = 0; round < rounds; round++) {
    const idle = await p99Of(server.address, path)
    const { p99, shed } = await flooding(server.address, () => p99Of(server.address, path))
    pairs.push({ idle, flooded: p99 })
    for (const key of Object.keys(all) as (keyof ShedCounts)[]) all[key] += shed[key]
  }
  const ratio = figureOf(pairs.map(({ idle, flooded }) => flooded / idle))
  const ms = (values: number[]) => figureOf(values).median.toFixed(1)
  const more = ` (${ratio.min.toFixed(2)}..${ratio.max.toFixed(2)}), ${ms(pairs.map(({ idle }) => idle))} → ${ms(pairs.map(({ flooded }) => flooded))} ms`
  const ok = kept('p99 of others in a flood', Number(ratio.median.toFixed(2)), floodLimit, '×', more)
  const { shed, judged, untold, other } = all
  console.log(
    `the flood: ${judged} judged, ${shed} shed with 429 or 503, ${untold} of them without Retry-After, ${other} otherwise`,
  )
  return ok && shed > judged && untold === 0 && other === 0
}

export async function run(): Promise<boolean> {
  const server = await serving({ TRUST_PROXY: '127.0.0.1' })
  try {
    const people: Account[] = []
    while (people.length < accounts) people.push(await openAccount(server))
    const known = await knowing(server, people[0]!)
    const signedIn = await signingIn(server, people)
    return (await suffering(server)) && known && signedIn
  } finally {
    await server.stop()
  }
}

if (import.meta.main) process.exitCode = (await run()) ? 0 : 1
