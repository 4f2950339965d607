// Uploads, and delays beside them.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { cpuOfPostgres as cpuOfFamily, parentOf } from './load/cpu.ts'
import { compare, figureOf, kept, lineOf, quick } from './rounds.ts'
import type { UploadOrder, Ready } from './load/upload.child.ts'
import { upload, type Load } from './load/upload.load.ts'

const costLimit = 1.25
const calmLimit = 4
const atOnce = 20
const samples = quick ? 60 : 1000 // at 200 the percentile would be the second slowest
const rounds = quick ? 3 : 5
const pause = 5 // ms
const perPerson = 300 // uploads; a person's unused files are bounded

async function photograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 22 } as const
  const grain = sharp({ create: { width: 2000, height: 1333, channels: 3, background: '#000', noise } })
  return grain.blur(1.2).jpeg({ quality: 84 }).toBuffer()
}

async function answerOf(child: ChildProcess, asked: UploadOrder): Promise<unknown> {
  child.send(asked)
  return (await once(child, 'message'))[0]
}

async function p99(address: string): Promise<number> {
  const times: number[] = []
  for (let sample = 0; sample < samples; sample++) {
    const before = performance.now()
    await (await fetch(`${address}/search/business/last-registered`)).arrayBuffer()
    times.push(performance.now() - before)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)]!
}

export async function run(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'wbn-upload-'))
  const child = fork(join(import.meta.dirname, 'load/upload.child.ts'))
  try {
    const { address, checkpointer } = (await once(child, 'message'))[0] as Ready
    const postmaster = parentOf(checkpointer)
    const cpu = () => cpuOfFamily(child.pid!) + cpuOfFamily(postmaster)
    const picture = await photograph()
    const path = join(folder, 'picture.jpg')
    await writeFile(path, picture)
    console.log(`picture of ${Math.round(picture.length / 1024)} KB, 2000 × 1333, versions 96, 320, 800`)

    let token = ''
    let sent = 0
    const next = async (anew = false) => {
      if (anew || sent++ % perPerson === 0) token = (await answerOf(child, { person: true })) as string
      return token
    }
    const ours = async (count: number) => {
      for (let time = 0; time < count; time++) await upload(address, await next(), picture)
      return count
    }
    const alone = async (count: number) => {
      await answerOf(child, { alone: count, picture: path })
      return count
    }
    // Runs first: garbage of the load would be collected during timed calls.
    const calm = await calmness(address, picture, () => next(true))
    const cost = await compare(
      'upload',
      { name: 'upload', run: ours, cpu },
      { name: 'sharp alone', run: alone, cpu },
      costLimit,
    )
    console.log(lineOf(cost))
    return cost.ok && calm
  } finally {
    child.disconnect()
    await once(child, 'exit')
    await rm(folder, { recursive: true })
  }
}

async function calmness(address: string, picture: Buffer, next: () => Promise<string>): Promise<boolean> {
  await p99(address) // warms up
  const ratios: number[] = []
  const figures: { idle: number; busy: number }[] = []
  for (let round = 0; round < rounds; round++) {
    const idle = await p99(address)
    // Low priority: the load stays out of the timed calls.
    const load = fork(join(import.meta.dirname, 'load/upload.load.ts'), [], {
      serialization: 'advanced',
      execPath: 'nice',
      execArgv: ['-n', '19', process.execPath],
    })
    load.send({ address, token: await next(), picture, atOnce } satisfies Load)
    await once(load, 'message')
    const busy = await p99(address)
    load.send('enough')
    await once(load, 'exit')
    figures.push({ idle, busy })
    ratios.push(busy / idle)
  }
  const ms = (of: 'idle' | 'busy') => figureOf(figures.map((one) => one[of])).median.toFixed(1)
  const more = `, p99 of another call ${ms('idle')} ms idle, ${ms('busy')} ms with ${atOnce} uploads under way`
  return kept('other calls during uploads', Number(figureOf(ratios).median.toFixed(2)), calmLimit, '×', more)
}

if (import.meta.main) process.exitCode = (await run()) ? 0 : 1
