// Samples over a killed API; each step is sent until it is answered.
import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { connect } from '#kit/postgres/pool.ts'
import { idOf, seed } from './conversations.ts'
import type { Folder } from './folder.ts'
import { type Process, runScript } from './process.ts'

export type StepCounts = { concluded: number; doubled: number; untold: number; miscounted: number }
type Call = { who: string; path: string; method?: 'POST' | 'PUT'; body: object; key?: string }

const address = { receiver: 'Goods in', street: 'Road 1', place: 'Lima', country: 'PE' }
const details = { purpose: 'A trial', quantity: 1, unit: 'piece', address, freight: 'supplier' }

export async function takeSteps(
  folder: Folder,
  { samples, kills }: { samples: number; kills: number },
): Promise<StepCounts> {
  const start = () => runScript('faults/api.child.ts', { DATA_DIR: folder.dataDir }, /ready: http/)
  let server: Process = await start()
  const [buyer, firm] = [idOf('buyer of samples'), idOf('firm of samples')]
  const owner = idOf(`owner of ${firm}`)
  await seed(folder, [buyer], [firm], () => owner)
  let acknowledged = 0

  async function send({ who, path, method = 'POST', body, key }: Call): Promise<Record<string, string>> {
    for (;;) {
      const answer = await fetch(`${server.address}${path}`, {
        method,
        headers: { 'content-type': 'application/json', 'x-auth-token': who, ...(key && { 'idempotency-key': key }) },
        body: JSON.stringify(body),
      }).catch(() => undefined)
      const text = await answer?.text().catch(() => undefined)
      if (answer?.status === 200 && text) return (JSON.parse(text) as { data: Record<string, string> }).data
      if (answer && ![200, 500, 503].includes(answer.status)) throw new Error(`${answer.status} ${text}`)
      await pause(20)
    }
  }

  async function goThrough(turn: number): Promise<void> {
    const inquiry = { to: firm, subject: 'priceList', message: `Question ${turn}` }
    const opened = { who: buyer, path: '/business/request', body: inquiry, key: idOf(`inquiry ${turn}`) }
    const at = `/business/request/${(await send(opened))['requestID']}/sample`
    const asked = { who: buyer, path: at, body: { name: `Seal ${turn}` }, key: idOf(`sample ${turn}`) }
    const one = `${at}/${(await send(asked))['sampleID']}`
    const ofFirm = `?bid=${firm}`
    const { qualifiedAt } = await send({ who: buyer, path: `${one}/details`, method: 'PUT', body: details })
    acknowledged++
    const steps: Call[] = [
      { who: owner, path: `${one}/approve${ofFirm}`, body: { qualifiedAt } },
      { who: owner, path: `${one}/ship${ofFirm}`, body: { carrier: 'DHL', tracking: 'JD1' } },
      { who: buyer, path: `${one}/receive`, body: {} },
      { who: buyer, path: `${one}/outcome`, body: { outcome: 'fits' } },
    ]
    for (const step of steps) {
      await send(step)
      acknowledged++
    }
  }

  const all = samples * 5
  const going = Promise.all(Array.from({ length: samples }, (_, turn) => goThrough(turn)))
  for (let kill = 0; kill < kills; kill++) {
    const next = (all * (kill + 1)) / (kills + 1)
    while (acknowledged < next) await Promise.race([pause(5), going])
    if (kill % 2 === 0) {
      await server.end('SIGKILL')
      server = await start()
    } else {
      const pid = folder.postmaster()
      if (pid) process.kill(pid, 'SIGKILL')
    }
  }
  await going
  assert.equal(acknowledged, all)
  const found = await look(folder)
  await server.end('SIGTERM')
  return found
}

async function look(folder: Folder): Promise<StepCounts> {
  const embedded = await folder.start()
  const { pool, close } = connect(embedded.url, { schema: 'net', max: 1 })
  const { rows } = await pool.query<StepCounts>(`
    select (select count(*)::int from samples where state = 'concluded') as concluded,
      (select count(*)::int from (select from sample_steps group by sample_id, state having count(*) > 1) twice)
        + (select count(*)::int from (select from samples group by request_id having count(*) > 1) again) as doubled,
      (select count(*)::int from sample_steps t where (select count(*) from messages m where m.sample_step_id = t.id) <> 1
        or (select count(*) from events e join messages m on m.id = (e.data ->> 'id')::uuid
          where e.name = 'messages.sent' and m.sample_step_id = t.id) <> 1) as untold,
      (select count(*)::int from samples p where (select count(*) from sample_steps t where t.sample_id = p.id) <> 6) as miscounted`)
  await close()
  await embedded.stop()
  return rows[0]!
}
