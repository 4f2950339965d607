// Session order property test.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { fc } from '#kit/testing-seed.ts'
import { accessTokenSeconds, refreshGraceSeconds, refreshTokenSeconds } from '#contract/foundation/constants.ts'
import type { SessionTokens } from '#contract/identity/auth/auth.ts'
import { createToken } from '../one-time-tokens.ts'
import { registrationOf, testAuth, tokenOf, type TestAuth, type TestBrowser } from '../testing.ts'

type Link = { pair: SessionTokens; madeAt: number; usedAt?: number }
type Session = { ended: boolean; usedAt: number; browser: TestBrowser }
type Family = { session: Session; ended: boolean; links: Link[] }
type Model = { families: Family[] }
type Real = { email: string; password: string; accountId: string; resets: number }

let bench: TestAuth
let done = 0
before(async () => void (bench = await testAuth()))
after(() => bench.close())

const seconds = () => bench.now().getTime() / 1000
const withToken = (token: string) => ({ 'x-auth-token': token })
const pick = <T>(list: readonly T[], at: number): T => list[at % list.length]!
const hasEnded = ({ ended, session }: Family) => ended || session.ended

async function open(browser: TestBrowser, redirect: string): Promise<Link> {
  const { status, body } = await browser.post('/get-session', { token: tokenOf(redirect) })
  assert.equal(status, 200)
  return { pair: body.data, madeAt: seconds() }
}

function expected(family: Family, link: Link): 'next' | SessionTokens | 'SessionError' | 'TokenExpiredError' {
  const last = family.links.at(-1)!
  if (hasEnded(family)) return 'SessionError'
  if (last.madeAt + refreshTokenSeconds <= seconds()) return 'TokenExpiredError'
  if (link === last) return 'next'
  if (seconds() - link.usedAt! <= refreshGraceSeconds) return family.links[family.links.indexOf(link) + 1]!.pair
  return 'SessionError'
}

async function present(family: Family, link: Link): Promise<void> {
  const must = expected(family, link)
  const { status, body } = await bench.ask('POST', '/refresh-token', undefined, withToken(link.pair.refreshToken))
  if (must === 'next') {
    assert.equal(status, 200, 'no false logout')
    follow(family, link, body.data)
  } else if (typeof must === 'string') {
    assert.deepEqual([status, body.error.name], [401, must])
    if (must === 'SessionError') family.ended = true
  } else assert.deepEqual(body.data, must, 'the same successor')
}

function follow(family: Family, link: Link, pair: SessionTokens): void {
  link.usedAt = family.session.usedAt = seconds()
  family.links.push({ pair, madeAt: seconds() })
}

type Step = (model: Model, real: Real) => Promise<void>
class Command implements fc.AsyncCommand<Model, Real> {
  readonly #name: string
  readonly #needs: boolean
  readonly #step: Step
  constructor(name: string, step: Step, needs = true) {
    this.#name = name
    this.#needs = needs
    this.#step = step
  }
  check = ({ families }: Readonly<Model>) => !this.#needs || families.length > 0
  async run(model: Model, real: Real): Promise<void> {
    done++
    await this.#step(model, real)
  }
  toString = () => this.#name
}

const nat = fc.nat({ max: 50 })
const commands = [
  fc.constant(
    new Command(
      'sign in',
      async ({ families }, { email, password }) => {
        const browser = bench.browser()
        const { body } = await browser.post('/login', { email, password })
        const links = [await open(browser, body.data.redirect)]
        families.push({ session: { ended: false, usedAt: seconds(), browser }, ended: false, links })
      },
      false,
    ),
  ),
  nat.map(
    (at) =>
      new Command(`hand over ${at}`, async ({ families }) => {
        const { session } = pick(families, at)
        const { status, body } = await session.browser.post('/continue')
        assert.equal(status, session.ended || session.usedAt + refreshTokenSeconds <= seconds() ? 401 : 200)
        if (status !== 200) return
        families.push({ session, ended: false, links: [await open(session.browser, body.data.redirect)] })
        session.usedAt = seconds()
      }),
  ),
  ...[1, 2, 3, 4, 5, 6].map(() =>
    nat.map(
      (at) =>
        new Command(`refresh ${at}`, async ({ families }) => {
          const family = pick(families, at)
          await present(family, family.links.at(-1)!)
        }),
    ),
  ),
  fc.tuple(nat, fc.nat({ max: 3 })).map(
    ([at, back]) =>
      new Command(`send ${at} again, ${back} back`, async ({ families }) => {
        const family = pick(families, at)
        await present(family, family.links.at(-1 - back) ?? family.links[0]!)
      }),
  ),
  nat.map(
    (at) =>
      new Command(`tabs of ${at} race`, async ({ families }) => {
        const family = pick(families, at)
        const link = family.links.at(-1)!
        const must = expected(family, link)
        const ask = () => bench.ask('POST', '/refresh-token', undefined, withToken(link.pair.refreshToken))
        const answers = await Promise.all([ask(), ask(), ask()])
        for (const { body } of answers) assert.deepEqual(body, answers[0]!.body, 'one successor')
        if (must !== 'next') return assert.equal(answers[0]!.body.error.name, must)
        follow(family, link, answers[0]!.body.data)
      }),
  ),
  fc.tuple(nat, fc.nat({ max: 2 })).map(
    ([at, back]) =>
      new Command(`who is ${at}, ${back} back`, async ({ families }) => {
        const family = pick(families, at)
        const { pair, madeAt } = family.links.at(-1 - back) ?? family.links[0]!
        const { body } = await bench.ask('GET', '/whoami', undefined, withToken(pair.token))
        const expired = Math.floor(madeAt) + accessTokenSeconds <= seconds()
        const must = expired ? 'TokenExpiredError' : hasEnded(family) ? 'SessionError' : undefined
        assert.equal(body.error?.name, must, 'access until the end, and none after')
      }),
  ),
  nat.map(
    (at) =>
      new Command(`leave ${at}`, async ({ families }) => {
        const family = pick(families, at)
        await bench.ask('POST', '/logout', undefined, withToken(family.links.at(-1)!.pair.token))
        family.session.ended = true
      }),
  ),
  fc.constant(
    new Command('reset', async ({ families }, real) => {
      const token = await createToken(bench.db, 'reset', { accountId: real.accountId }, bench.now())
      real.password = `a green valve ${++real.resets}`
      assert.equal((await bench.ask('POST', '/reset-password', { token, password: real.password })).status, 200)
      for (const { session } of families) session.ended = true
    }),
  ),
  ...[1, 2].map(() =>
    fc
      .constantFrom(0.5, 4, 9, 11, 600, accessTokenSeconds, 86_400, refreshTokenSeconds + 1)
      .map((time) => new Command(`${time} s`, async () => bench.pass(time), false)),
  ),
]

test('at most one successor chain, no false logout inside the grace, no access after the end: 10,000 commands', async () => {
  let run = 0
  while (done < 10_000)
    await fc.assert(
      fc.asyncProperty(fc.commands(commands, { maxCommands: 150, size: 'max' }), async (steps) => {
        const email = `order-${++run}@wbn.example`
        await bench.ask('POST', '/register', registrationOf(email))
        const { password } = registrationOf(email)
        await bench.ask('POST', '/verify-email', { token: await bench.mailedToken(email), password })
        const accountId = (await bench.pool.query('select id from accounts where email = $1', [email])).rows[0].id
        const model: Model = { families: [] }
        const real: Real = { email, accountId, password, resets: 0 }
        await fc.asyncModelRun(() => ({ model, real }), steps)
        for (const { links } of model.families) {
          const familyId = links[0]!.pair.refreshToken.split('.')[0]!
          const row = await bench.db
            .selectFrom('families')
            .select('turns')
            .where('id', '=', familyId)
            .executeTakeFirst()
          assert.equal(row?.turns, links.length - 1)
        }
      }),
      { numRuns: 20 },
    )
})
