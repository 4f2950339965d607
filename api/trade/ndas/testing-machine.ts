// NDAs under random acts, and their auditor.
import assert from 'node:assert/strict'
import { otherSide, type NdaKind, type NdaSide } from '#contract/trade/ndas/states.ts'
import { add } from '#kit/jobs/jobs.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Dice, Machine } from '#kit/testing-machine.ts'
import { addBusiness, addMember, type TestApi } from '#api/testing.ts'
import type { Seller } from '#api/trade/inquiries/testing.ts'
import * as help from './testing.ts'

type Account = { kind: NdaKind; discloser: NdaSide; signed: Map<NdaSide, string>; over: boolean }
export type World = {
  at: help.Dealing
  ndas: Map<string, Account>
  latest: string | undefined
  files: Map<string, NdaSide>
  isBlocked: boolean
  isClosed: boolean
}

const sides = ['S', 'R'] as const

async function tried<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call
  } catch (error) {
    if (error instanceof Refusal && !['InternalError', 'ValidationError'].includes(error.name)) return undefined
    throw error
  }
}

async function propose({ at, ndas, isBlocked, isClosed, ...world }: World, dice: Dice): Promise<string | undefined> {
  const side = dice.one(sides)
  const kind = dice.one(['oneWay', 'mutual'] as const)
  const discloser = dice.one(['own', 'other'] as const)
  const asked = { params: { rid: at.rid }, query: help.asSide(at, side), body: { kind, discloser } }
  const nda = await tried(at[side].owner.api.ndas.propose(asked))
  if (!nda) return world.latest
  const from = kind === 'oneWay' && discloser === 'other' ? otherSide(side) : side
  assert.deepEqual([nda.kind, nda.proposer, nda.discloser], [kind, side, from], 'answered as it was proposed')
  assert.ok(!isBlocked && !isClosed, 'nothing is proposed where nobody can write')
  if (!ndas.has(nda.ndaID)) ndas.set(nda.ndaID, { kind, discloser: from, signed: new Map(), over: false })
  return nda.ndaID
}

async function sign({ at, ndas, latest }: World, dice: Dice): Promise<void> {
  if (!latest) return
  const side = dice.one(sides)
  const read = { params: { ndaID: latest }, query: help.asSide(at, side) }
  const nda = await at[side].owner.api.ndas.read(read)
  const times = dice.chance(0.3) ? 3 : 1
  const answers = await Promise.all(Array.from({ length: times }, () => tried(help.sign(at, side, nda))))
  const answer = answers.find((one) => one !== undefined)
  if (!answer) return
  const { signed } = ndas.get(latest)!
  if (signed.has(side)) return
  signed.set(side, at[side].id)
  if (answer.state === 'inForce') assert.ok(answer.holds, 'what is signed last holds')
}

function settling(act: 'decline' | 'withdraw' | 'end') {
  return async ({ at, ndas, latest }: World, dice: Dice) => {
    if (!latest) return
    const side = dice.one(sides)
    const asked = { params: { ndaID: latest }, query: help.asSide(at, side), body: {} }
    if (await tried(at[side].owner.api.ndas[act](asked))) ndas.get(latest)!.over = true
  }
}

function lapsing(bench: TestApi) {
  return async ({ latest, ndas }: World): Promise<void> => {
    if (!latest) return
    const client = await bench.pool.connect()
    try {
      await client.query('begin; alter table ndas disable trigger ndas_keep')
      await client.query(`update ndas set sign_until = now() where id = $1 and state = 'proposed'`, [latest])
      await client.query('alter table ndas enable trigger ndas_keep; commit')
    } finally {
      client.release()
    }
    await add(bench.db, 'ndas.deadlines', {})
    await bench.jobs.runDueJobs()
    const one = ndas.get(latest)!
    if (one.signed.size < 2) one.over = true
  }
}

export function machineOf(bench: TestApi): Machine<World> {
  const run = (text: string, values: unknown[] = []) => bench.pool.query(text, values)
  let count = 0

  async function firm(name: string): Promise<Seller> {
    const person = await bench.person(`${name} Owner`)
    const id = await addBusiness(bench.db, `${name} ${(count += 1)}`)
    await addMember(bench.db, id, person.userID)
    return { id, owner: person, admin: person, member: person }
  }

  async function begin(): Promise<World> {
    const [S, R] = [await firm('Buying'), await firm('Selling')]
    const body = { to: R.id, from: S.id, subject: 'Housings', message: `Can you cast this, ${count}?` }
    const { requestID: rid } = await S.owner.api.inquiries.send({ body })
    const at = { rid, S, R }
    await help.write(bench, at, 'R', 'Yes. Please send the drawing.')
    return { at, ndas: new Map(), latest: undefined, files: new Map(), isBlocked: false, isClosed: false }
  }

  async function send({ at, files, isBlocked, isClosed }: World, dice: Dice): Promise<void> {
    const side = dice.one(sides)
    if (!isBlocked && !isClosed && files.size < 3) files.set(await help.sendLocked(bench, at, side), side)
  }

  async function block(world: World, dice: Dice): Promise<void> {
    const { S, R } = world.at
    const [from, to] = dice.chance(0.5) ? [S.id, R.id] : [R.id, S.id]
    world.isBlocked = dice.chance(0.5)
    await run('delete from blocks where blocker_id = any($1::uuid[])', [[S.id, R.id]])
    if (world.isBlocked)
      await run(
        `insert into blocks (blocker_id, blocked_id, blocker_kind, blocked_kind) values ($1, $2, 'business', 'business')`,
        [from, to],
      )
  }

  async function close(world: World, dice: Dice): Promise<void> {
    if (!dice.chance(0.2)) return
    const side = dice.one(sides)
    const asked = { params: { rid: world.at.rid }, query: help.asSide(world.at, side) }
    if (await tried(world.at[side].owner.api.inquiries.end(asked))) world.isClosed = true
  }

  async function merge({ at, isBlocked }: World, dice: Dice): Promise<void> {
    if (isBlocked || !dice.chance(0.3)) return
    const side = dice.one(sides)
    const heir = await firm('Merged')
    await run('select merge_business($1, $2, true)', [at[side].id, heir.id])
    at[side] = heir
  }

  return {
    begin,
    acts: [
      ['propose', async (world, dice) => void (world.latest = await propose(world, dice))],
      ['propose', async (world, dice) => void (world.latest = await propose(world, dice))],
      ['sign', sign],
      ['sign', sign],
      ['sign', sign],
      ['decline', settling('decline')],
      ['withdraw', settling('withdraw')],
      ['end', settling('end')],
      ['send', send],
      ['send', send],
      ['block', block],
      ['close', close],
      ['merge', merge],
      ['lapse', lapsing(bench)],
    ],
    audit: (world) => audit(bench, world),
  }
}

type Row = { id: string; state: string; discloser: NdaSide; sides: NdaSide[]; strange: number }

async function audit(bench: TestApi, { at, ndas, files }: World): Promise<void> {
  const { rows } = await bench.pool.query<Row>(
    `select n.id, n.state, n.discloser, array(select s.side from nda_signatures s where s.nda_id = n.id) as sides,
      (select count(*)::int from nda_signatures s where s.nda_id = n.id and s.hash <> n.hash) as strange
    from ndas n where n.request_id = $1`,
    [at.rid],
  )
  assert.equal(rows.length, ndas.size)
  assert.ok(rows.filter(({ state }) => state === 'proposed').length <= 1, 'one proposal at a time')
  for (const { id, state, discloser, sides: signed, strange } of rows) {
    const one = ndas.get(id)!
    assert.deepEqual(new Set(signed), new Set(one.signed.keys()), 'each signature that was answered')
    assert.deepEqual([discloser, strange], [one.discloser, 0])
    const expected = one.over
      ? ['ended', 'declined', 'withdrawn', 'lapsed']
      : [one.signed.size === 2 ? 'inForce' : 'proposed']
    assert.ok(expected.includes(state), `${state} is not ${expected.join(' or ')}`)
  }
  const stands = ({ signed, over }: Account) =>
    !over && sides.every((side) => signed.get(side) !== undefined && signed.get(side) === at[side].id)
  const open = [...ndas.values()].filter(stands)
  for (const [fileID, from] of files) {
    const isCovered = open.some(({ kind, discloser }) => kind === 'mutual' || discloser === from)
    assert.equal(await help.canOpen(bench, at, otherSide(from), fileID), isCovered, `file of ${from}`)
    assert.ok(await help.canOpen(bench, at, from, fileID))
  }
}
