// Calls of people to a process.
import assert from 'node:assert/strict'
import type pg from 'pg'
import { until } from './folder.ts'
import type { Process } from './process.ts'

const password = 'a green valve 47'

export type Answer = {
  data: { data: { name: string }[]; redirect: string; token: string }
  error?: { name: string }
}

export async function call(process: Process, path: string, body?: object, token?: string) {
  const response = await fetch(`${process.address}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token && { 'x-auth-token': token }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Answer }
}

export async function post(process: Process, path: string, body: object, token?: string): Promise<Answer> {
  let answered = await call(process, path, body, token)
  await until(async () => {
    if (answered.status === 503) answered = await call(process, path, body, token)
    return answered.status !== 503
  }, `${path} is answered`)
  assert.equal(answered.status, 200, JSON.stringify(answered.body))
  return answered.body
}

export async function register(
  email: string,
  [from, elsewhere]: [Process, Process],
  direct: pg.Client,
): Promise<string> {
  const person = { firstName: 'Ann', lastName: 'Example', country: 'IT', acceptTerms: true }
  await post(from, '/auth/register', { ...person, email, password })
  const { rows } = await direct.query('select text from auth.mails where recipient = $1', [email])
  const link = /https?:\S+token=\S+/.exec(rows[0].text)![0]
  await post(elsewhere, '/auth/verify-email', { token: new URL(link).searchParams.get('token'), password })
  return signIn(email, [from, elsewhere])
}

export async function signIn(email: string, [from, elsewhere]: readonly [Process, Process]): Promise<string> {
  const { data } = await post(from, '/auth/login', { email, password })
  const token = new URL(data.redirect).searchParams.get('token')
  return (await post(elsewhere, '/auth/get-session', { token })).data.token
}

export class Visitor {
  readonly #processes: readonly Process[]
  token: string | undefined
  readonly #cookies = new Map<string, string>()
  #turn = 0

  constructor(processes: readonly Process[], token?: string) {
    this.#processes = processes
    this.token = token
  }

  async ask<Data>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
  ): Promise<{ status: number; data: Data }> {
    const { address } = this.#processes[this.#turn++ % this.#processes.length]!
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(`${address}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        cookie,
        ...(this.token && { 'x-auth-token': this.token }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      this.#cookies.set(name, value)
    }
    return { status: response.status, data: ((await response.json()) as { data: Data }).data }
  }
}
