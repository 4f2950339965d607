// Agreements under random acts, and their auditor.
import assert from 'node:assert/strict'
import type { Agreement } from '#contract/trade/territories/agreements.ts'
import { add } from '#kit/jobs/jobs.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Dice, Machine } from '#kit/testing-machine.ts'
import { addBusiness, addMember, type TestApi, type TestPerson } from '#api/testing.ts'

type Side = 'supplier' | 'distributor'
type Party = { id: string; name: string; person: TestPerson }
export type World = {
  maker: Party
  sellers: Party[]
  brand: Party
  lines: string[]
  kept: Set<string>
}
export type Cast = { bench: TestApi; verifier: TestPerson; people: TestPerson[] }

const countries = ['PE', 'CL', 'PL'] as const
const day = 24 * 3600 * 1000 // ms
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10)

async function tried<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call
  } catch (error) {
    if (error instanceof Refusal && error.name !== 'InternalError') return undefined
    throw error
  }
}

const partiesOf = ({ maker, sellers }: World) => [maker, ...sellers]

async function listOf({ person, id }: Party): Promise<Agreement[]> {
  const { data } = await person.api.agreements.list({ params: { businessID: id }, query: { size: 50 } })
  return data
}

async function some(world: World, dice: Dice): Promise<{ party: Party; agreement: Agreement } | undefined> {
  const party = dice.one(partiesOf(world))
  const all = await listOf(party)
  return all.length > 0 ? { party, agreement: dice.one(all) } : undefined
}

type Wish = { listed: boolean; showsEnd: boolean }
type Act = (on: { params: { businessID: string; agreementID: string } }, party: Party, wish: Wish) => Promise<unknown>

function acting(act: Act) {
  return async (world: World, dice: Dice) => {
    const chosen = await some(world, dice)
    if (!chosen) return
    const { party, agreement } = chosen
    const on = { params: { businessID: party.id, agreementID: agreement.agreementID } }
    const again = dice.chance(0.3)
    const wish = { listed: dice.chance(0.5), showsEnd: dice.chance(0.5) }
    const done = await tried(act(on, party, wish))
    if (!done) {
      const now = await party.person.api.agreements.read(on)
      assert.deepEqual(now.history, agreement.history, 'a refusal changes nothing')
    } else if (again) {
      const first = await party.person.api.agreements.read(on)
      await tried(act(on, party, wish))
      const second = await party.person.api.agreements.read(on)
      if (second.history.length > first.history.length)
        assert.notEqual(second.history.at(-1)!.act, first.history.at(-1)!.act, 'the same act counts once')
    }
  }
}

async function propose(world: World, dice: Dice): Promise<void> {
  const seller = dice.one(world.sellers)
  const side: Side = dice.one(['supplier', 'distributor'])
  const [own, other] = side === 'supplier' ? [world.maker, seller] : [seller, world.maker]
  const from = dice.whole(20) - 10
  const until = dice.chance(0.5) ? inDays(from + 10 + dice.whole(60)) : undefined
  const renewed = dice.chance(0.3)
    ? (await listOf(own)).find(({ can, distributor }) => can.renew && distributor?.businessID === seller.id)
    : undefined
  const body = {
    side,
    replaces: renewed?.agreementID,
    with: other.id,
    lines: world.lines.filter(() => dice.chance(0.6)).concat(world.lines[0]!),
    countries: countries.filter(() => dice.chance(0.5)).concat('PE'),
    role: dice.one(['distributor', 'agent'] as const),
    exclusivity: dice.one(['none', 'sole', 'shared'] as const),
    from: inDays(from),
    until,
    showsEnd: dice.chance(0.5),
    listed: dice.chance(0.9),
  }
  await tried(own.person.api.agreements.propose({ params: { businessID: own.id }, body }))
}

async function challenge(world: World, dice: Dice): Promise<void> {
  const seller = dice.one(world.sellers)
  await tried(
    world.brand.person.api.agreements.challenge({
      params: { businessID: world.brand.id },
      body: { distributor: seller.id, supplier: world.maker.id, brand: 'Brand', text: 'Never appointed' },
    }),
  )
}

export function machineOf({ bench, verifier, people }: Cast): Machine<World> {
  const run = (text: string, values: unknown[] = []) => bench.pool.query(text, values)

  async function partyOf(name: string, at: number, more: object = {}): Promise<Party> {
    const id = await addBusiness(bench.db, name, more)
    await addMember(bench.db, id, people[at]!.userID)
    return { id, name, person: people[at]! }
  }

  async function begin(): Promise<World> {
    const maker = await partyOf('Ferrantis', 0)
    const sellers = [await partyOf('Rimac', 1), await partyOf('Wisla', 2), await partyOf('Mekong', 3)]
    const brand = await partyOf('Brand', 4, { verifiedAt: new Date() })
    const params = { businessID: maker.id }
    const lines: string[] = []
    for (const name of ['Pumps', 'Seals'])
      lines.push((await maker.person.api.territories.createLine({ params, body: { name } })).lineID)
    return { maker, sellers, brand, lines, kept: new Set() }
  }

  async function wait(world: World, dice: Dice): Promise<void> {
    const days = 1 + dice.whole(20)
    await run(
      `update agreements set starts_on = starts_on - $2::int, ends_on = ends_on - $2::int, notice_until = notice_until - $2::int,
        confirmed_until = confirmed_until - $2::int where supplier_id = $1`,
      [world.maker.id, days],
    )
    await run(
      `update agreement_disputes d set due_at = due_at - make_interval(days => $2::int) from agreements a
        where a.id = d.agreement_id and a.supplier_id = $1 and d.outcome is null`,
      [world.maker.id, days],
    )
    for (const job of ['agreements.end', 'agreements.refute', 'agreements.remind']) await add(bench.db, job, {})
    await bench.jobs.runDueJobs()
  }

  async function decide(world: World, dice: Dice): Promise<void> {
    const { data } = await verifier.api.agreements.queue({ query: { q: world.maker.name } })
    const own = data.filter(({ supplier }) => supplier?.id === world.maker.id)
    if (own.length === 0) return
    const { disputeID, kind, agreementID } = dice.one(own)
    const outcome = dice.one(['kept', 'notConfirmed'] as const)
    const params = { disputeID }
    await tried(verifier.api.agreements.decide({ params, body: { outcome, reason: 'The contract was seen' } }))
    if (kind === 'brand' && outcome === 'kept') world.kept.add(agreementID)
  }

  return {
    begin,
    acts: [
      ['propose', propose],
      ['propose', propose],
      ['confirm', acting((on, { person }) => person.api.agreements.confirm({ ...on, body: {} }))],
      ['confirm', acting((on, { person }) => person.api.agreements.confirm({ ...on, body: {} }))],
      ['decline', acting((on, { person }) => person.api.agreements.decline(on))],
      ['notice', acting((on, { person }) => person.api.agreements.giveNotice({ ...on, body: { until: inDays(5) } }))],
      ['withdraw', acting((on, { person }) => person.api.agreements.withdraw(on))],
      ['dispute', acting((on, { person }) => person.api.agreements.dispute({ ...on, body: { text: 'It ended' } }))],
      [
        'evidence',
        acting((on, { person }) => person.api.agreements.addEvidence({ ...on, body: { text: 'It did not' } })),
      ],
      ['show', acting((on, { person }, wish) => person.api.agreements.show({ ...on, body: wish }))],
      ['challenge', challenge],
      ['decide', decide],
      ['wait', wait],
    ],
    audit: (world) => audit(bench, world),
  }
}

const closing = new Set(['withdraw', 'decline', 'end', 'lapse', 'refute'])

function auditHistory({ history, proposedBy, agreementID }: Agreement): void {
  const acts = history.map(({ act }) => act)
  assert.equal(acts[0], 'propose', agreementID)
  const confirmed = history.filter(({ act }) => act === 'confirm')
  assert.ok(confirmed.length <= 1, 'confirmed once')
  assert.ok(
    confirmed.every(({ by }) => by !== proposedBy),
    'nobody confirms the own proposal',
  )
  const end = acts.findIndex((act) => closing.has(act))
  assert.ok(end < 0 || acts.slice(end + 1).every((act) => act === 'show'), `after the end: ${acts.join(' ')}`)
  for (const act of ['giveNotice', 'dispute'])
    assert.ok(!acts.includes(act as 'dispute') || acts.indexOf('confirm') < acts.indexOf(act as 'dispute'), act)
}

function isHeld({ history, until, notice }: Agreement): boolean {
  const acts = history.map(({ act }) => act)
  const last = [until, notice?.until ?? null].filter((one) => one !== null).toSorted()[0]
  return acts.includes('confirm') && !acts.some((act) => closing.has(act)) && (last === undefined || last >= inDays(0))
}

function isInDispute({ history }: Agreement): boolean {
  const acts = history.map(({ act }) => act)
  return acts.lastIndexOf('dispute') > acts.lastIndexOf('keep')
}

function auditCells(agreements: readonly Agreement[]): void {
  const cells = agreements
    .filter(isHeld)
    .flatMap((agreement) =>
      agreement.lines.flatMap(({ id }) =>
        agreement.countries.map(({ code }) => ({ cell: `${id} ${code} ${agreement.role}`, agreement })),
      ),
    )
  for (const [cell, held] of Map.groupBy(cells, (one) => one.cell)) {
    for (const { agreement } of held) {
      const beside = held.filter(
        ({ agreement: other }) =>
          other.from <= (agreement.notice?.until ?? agreement.until ?? '9999') &&
          agreement.from <= (other.notice?.until ?? other.until ?? '9999'),
      )
      const kinds = beside.map(({ agreement: { exclusivity } }) => exclusivity)
      if (agreement.exclusivity === 'sole') assert.equal(beside.length, 1, `sole in ${cell}`)
      if (agreement.exclusivity === 'shared')
        assert.ok(kinds.every((one) => one === 'shared') && kinds.length <= 5, cell)
    }
  }
}

async function audit(bench: TestApi, world: World): Promise<void> {
  const all = await listOf(world.maker)
  for (const agreement of all) auditHistory(agreement)
  auditCells(all)
  const overruled = all.filter(
    ({ agreementID, history }) =>
      world.kept.has(agreementID) && history.some(({ act, by }) => act === 'refute' && by === 'time'),
  )
  assert.deepEqual(overruled, [], 'time does not overrule a verifier')
  const { sellers, maker } = await bench.api.territories.whereToBuy({ params: { id: world.maker.id } })
  assert.equal(maker.businessID, world.maker.id, 'the maker may always be asked')
  const isShown = (one: Agreement) =>
    isHeld(one) && !isInDispute(one) && one.from <= inDays(0) && one.listed.supplier && one.listed.distributor
  const expected = all
    .filter(isShown)
    .map(({ distributor, from, until, showsEnd }) => [distributor?.businessID, from, until, showsEnd])
  assert.equal(sellers.filter(({ by }) => by === 'both').length, expected.length, 'marks of both')
  const ends = all.filter((one) => isShown(one) && one.showsEnd.supplier && one.showsEnd.distributor)
  assert.ok(
    sellers.filter(({ until, by }) => by === 'both' && until !== null).length <= ends.length,
    'ends where both wish',
  )
  for (const seller of world.sellers) {
    const text = JSON.stringify(await listOf(seller))
    for (const other of world.sellers)
      if (other !== seller) assert.ok(!text.includes(other.id), `${seller.name} reads of ${other.name}`)
  }
}
