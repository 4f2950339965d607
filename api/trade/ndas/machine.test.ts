// Random dealings of two firms, audited.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { NdaKind, NdaSide } from '#contract/trade/ndas/states.ts'
import type { Refusal } from '#kit/refusal.ts'
import { drive } from '#kit/testing-machine.ts'
import { fc } from '#kit/testing-seed.ts'
import { testApi, type TestApi } from '#api/testing.ts'
import * as help from './testing.ts'
import { machineOf } from './testing-machine.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

const runs = Number(process.env['NDA_RUNS'] ?? 25)
const acts = ['propose', 'sign', 'signTwice', 'decline', 'withdraw', 'end', 'send', 'open'] as const
type Step = { act: (typeof acts)[number]; side: NdaSide; kind: NdaKind }
const Step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom(...acts),
  side: fc.constantFrom<NdaSide>('S', 'R'),
  kind: fc.constantFrom<NdaKind>('oneWay', 'mutual'),
})

type Account = { ndas: Map<string, NdaAccount>; files: Map<string, NdaSide>; latest: string | undefined }
type NdaAccount = { kind: NdaKind; by: NdaSide; signed: Set<NdaSide>; over: boolean }

const none = (error: unknown): undefined => {
  assert.ok(['Conflict', 'Forbidden', 'NotFound'].includes((error as Refusal).name), String(error))
  return undefined
}

async function take(at: help.Dealing, account: Account, { act, side, kind }: Step): Promise<void> {
  const { ndas, files, latest } = account
  const query = help.asSide(at, side)
  const params = { ndaID: latest ?? '' }
  const { owner } = at[side]
  if (act === 'propose') {
    const nda = await help.propose(at, side, kind).catch(none)
    if (nda && !ndas.has(nda.ndaID)) ndas.set(nda.ndaID, { kind, by: side, signed: new Set(), over: false })
    account.latest = nda?.ndaID ?? latest
  } else if (act === 'send') {
    files.set(await help.sendLocked(bench, at, side), side)
  } else if (act === 'open') {
    for (const fileID of files.keys()) await help.canOpen(bench, at, side, fileID)
  } else if (latest && (act === 'sign' || act === 'signTwice')) {
    const nda = await owner.api.ndas.read({ params, query })
    const times = act === 'sign' ? 1 : 3
    const answers = await Promise.all(Array.from({ length: times }, () => help.sign(at, side, nda).catch(none)))
    if (answers.some(Boolean)) ndas.get(latest)!.signed.add(side)
  } else if (latest && (act === 'decline' || act === 'withdraw' || act === 'end')) {
    if (await owner.api.ndas[act]({ params, query, body: {} }).catch(none)) ndas.get(latest)!.over = true
  }
}

async function audit(at: help.Dealing, { ndas, files }: Account): Promise<void> {
  const { rows } = await bench.pool.query<{ id: string; state: string; sides: NdaSide[]; hashes: number }>(
    `select n.id, n.state, array(select s.side from nda_signatures s where s.nda_id = n.id order by s.side desc) as sides,
      (select count(*)::int from nda_signatures s where s.nda_id = n.id and s.hash <> n.hash) as hashes
    from ndas n where n.request_id = $1 order by n.id`,
    [at.rid],
  )
  assert.equal(rows.length, ndas.size)
  assert.ok(rows.filter(({ state }) => state === 'proposed').length <= 1, 'one proposal at a time')
  for (const { id, state, sides, hashes } of rows) {
    const { signed, over } = ndas.get(id)!
    assert.deepEqual(new Set(sides), signed, 'each signature that was answered, once')
    assert.equal(sides.length, signed.size)
    assert.equal(hashes, 0, 'of the text of the agreement')
    const expected = over ? ['ended', 'declined', 'withdrawn'] : signed.size === 2 ? ['inForce'] : ['proposed']
    assert.ok(expected.includes(state), `${state} is not ${expected.join(' or ')}`)
  }
  const open = [...ndas.values()].filter(({ signed, over }) => signed.size === 2 && !over)
  for (const [fileID, from] of files) {
    const other = from === 'S' ? 'R' : 'S'
    const isCovered = open.some(({ kind, by }) => kind === 'mutual' || by === from)
    assert.equal(await help.canOpen(bench, at, other, fileID), isCovered, `file of ${from}`)
    assert.ok(await help.canOpen(bench, at, from, fileID))
  }
}

test('an auditor of the answers finds the same in the tables, and files open exactly under what both signed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const at = await help.dealing(bench)
      const account: Account = { ndas: new Map(), files: new Map(), latest: undefined }
      for (const one of steps) await take(at, account, one)
      await audit(at, account)
    }),
    { numRuns: runs },
  )
})

test('blocks, ended threads, merges, lapses and files of the other side: the auditor finds what it was answered', async () => {
  const { acts } = await drive(machineOf(bench), { seed: Number(process.env['SEED'] ?? 7), runs: 8, steps: 25 })
  assert.equal(acts, 200)
})

test('both sides sign at once, many times: two signatures, one state, one copy each', async () => {
  const at = await help.dealing(bench)
  const nda = await help.propose(at, 'S')
  const sides = (['S', 'R', 'S', 'R', 'S', 'R'] as const).map((side) => help.sign(at, side, nda))
  await Promise.all(sides)
  const { rows } = await bench.pool.query<{ signatures: number; news: number }>(
    `select (select count(*)::int from nda_signatures where nda_id = $1) as signatures,
      (select count(*)::int from messages where request_id = $2 and content in ('ndaSigned', 'ndaInForce')) as news`,
    [nda.ndaID, at.rid],
  )
  assert.deepEqual(rows[0], { signatures: 2, news: 2 })
})
