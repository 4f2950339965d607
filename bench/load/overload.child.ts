// Load of bench/overload.ts: uncached pages.
import { Agent, request } from 'node:http'
import { setPriority } from 'node:os'
import { setTimeout } from 'node:timers/promises'

export type Order = {
  address: string
  paths: string[]
  from: string[]
  seconds: number
  lanes?: number
  perSecond?: number
  burst?: number
  yields?: boolean
}
export type OverloadReport = {
  statuses: Record<number, number>
  admitted: number[]
  refused: number[]
}

const order = JSON.parse(process.argv[2]!) as Order
const { address, paths, from, seconds, lanes, perSecond, burst, yields } = order
const agent = new Agent({ keepAlive: true, maxFreeSockets: Infinity })
const told: OverloadReport = { statuses: {}, admitted: [], refused: [] }
const run = Date.now().toString(36)
let asked = 0
let underWay = 0
if (yields) setPriority(19)

async function open(): Promise<void> {
  const each = Math.ceil((burst ?? lanes ?? 1) / from.length)
  const opened: Promise<void>[] = []
  for (const [at, localAddress] of from.entries()) {
    for (let connection = 0; connection < each; connection++) {
      const { promise, resolve } = Promise.withResolvers<void>()
      opened.push(promise)
      request(`${address}/healthz`, { agent, localAddress }, (response) => response.resume().once('end', resolve)).end()
    }
    if (at % 20 === 0) await setTimeout(20)
  }
  await Promise.all(opened)
}

function ask(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const turn = asked++
  const path = `${paths[turn % paths.length]!}?turn=${run}-${turn}`
  const begun = performance.now()
  underWay++
  function done(status: number): void {
    underWay--
    told.statuses[status] = (told.statuses[status] ?? 0) + 1
    if (status) (status === 200 ? told.admitted : told.refused).push(performance.now() - begun)
    resolve()
  }
  request(address + path, { agent, localAddress: from[turn % from.length]! }, (response) => {
    response.resume().once('end', () => done(response.statusCode!))
  })
    .once('error', () => done(0))
    .end()
  return promise
}

await open()
const begun = performance.now()
const isOver = () => performance.now() - begun > seconds * 1000

async function lane(): Promise<void> {
  while (!isOver()) await ask()
}

if (burst) await Promise.all(Array.from({ length: burst }, ask))
if (lanes) await Promise.all(Array.from({ length: lanes }, lane))
while (perSecond && !isOver()) {
  const due = ((performance.now() - begun) / 1000) * perSecond
  while (asked < due) void ask()
  await setTimeout(2)
}
while (underWay > 0) await setTimeout(10)
process.send!(told, () => process.exit(0))
