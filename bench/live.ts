// Open streams, and messages to devices.
import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect as open, type Socket } from 'node:net'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { migrations } from '#api/database/database.ts'
import type { DB } from '#api/database/tables.ts'
import { emitEvent, type EventData, type EventName } from '#api/foundation/events.ts'
import { migrations as jobs } from '#kit/jobs/jobs.ts'
import { testDatabase } from '#kit/postgres/testing.ts'
import { ring } from './load/ringing.ts'
import { kept, quick } from './rounds.ts'

const streams = quick ? 500 : 5000
const listening = quick ? 100 : 1000
const memoryLimit = 600 // MiB
const delayLimit = 1000 // ms
const topicEvents = 10

type Stream = { userID: string; socket: Socket; heard: (text: string) => void }

function openOne(port: number, topic: string): Promise<Stream> {
  const userID = randomUUID()
  const socket = open(port, '127.0.0.1')
  const stream: Stream = { userID, socket, heard() {} }
  socket.write(
    `GET /api/social/events?topics=${topic} HTTP/1.1\r\nhost: bench\r\nx-auth-token: ${userID}\r\naccept-encoding: gzip, br\r\n\r\n`,
  )
  return new Promise((resolve, reject) => {
    socket.setEncoding('latin1').once('error', reject)
    socket.on('data', (text: string) => {
      if (text.startsWith('HTTP/1.1 200')) resolve(stream)
      else if (text.startsWith('HTTP/')) reject(new Error(text.slice(0, 200)))
      stream.heard(text)
    })
  })
}

async function ask(child: ChildProcess): Promise<{ count: number; memory: number }> {
  child.send('how much')
  const [answer] = (await once(child, 'message')) as [{ count: number; memory: number }]
  return answer
}

export async function run(): Promise<boolean> {
  const isKept = await stream()
  return (await ring()) && isKept
}

async function stream(): Promise<boolean> {
  const { database, url, drop } = await testDatabase<DB>({ template: 'api', migrations: [migrations, jobs], max: 8 })
  const env = { ...process.env, MALLOC_ARENA_MAX: '2' }
  const child = fork(join(import.meta.dirname, 'load/live.child.ts'), [url], { env })
  const all: Stream[] = []
  try {
    const [{ port }] = (await once(child, 'message')) as [{ port: number }]
    const before = await ask(child)
    const topic = `post:${randomUUID()}`
    while (all.length < streams)
      all.push(
        ...(await Promise.all(
          Array.from({ length: 50 }, (_, index) => openOne(port, all.length + index < listening ? topic : '')),
        )),
      )
    const { count, memory } = await ask(child)
    const megabytes = Math.round(memory / 2 ** 20)
    const each = Math.round((memory - before.memory) / 1024 / count)
    const own = kept(`${count} open streams in one process`, megabytes, memoryLimit, 'MB', ` (${each} KB each)`)

    const some = all.slice(0, listening)
    const emittedAt = new Map<string, number>()
    const delays: number[] = []
    const heard = Promise.all(
      some.map(
        (stream) =>
          new Promise<void>((resolve) => {
            let missing = topicEvents + 1
            stream.heard = (text) => {
              const now = performance.now()
              for (const [, name, id] of text.matchAll(
                /"name":"(comments|notifications)".*?(?:"commentID":"([^"]+)"|\})/g,
              )) {
                delays.push(now - emittedAt.get(name === 'comments' ? id! : stream.userID)!)
                if (--missing === 0) resolve()
              }
            }
          }),
      ),
    )
    const emit = <Name extends EventName>(name: Name, key: string, data: EventData<Name>) => {
      emittedAt.set(key, performance.now())
      return emitEvent(database.kysely, name, data)
    }
    const author = { authorKind: 'user', authorID: randomUUID(), writerID: randomUUID() } as const
    const rootID = topic.slice('post:'.length)
    const begun = performance.now()
    await Promise.all([
      ...some.map(({ userID }) => emit('notifications.changed', userID, { receiverID: userID })),
      ...Array.from({ length: topicEvents }, () => {
        const id = randomUUID()
        const post = { resourceType: 'post', resourceID: rootID, rootType: 'post', rootID } as const
        return emit('comments.added', id, { id, ...post, ...author })
      }),
    ])
    const written = Math.round(performance.now() - begun)
    await heard
    delays.sort((a, b) => a - b)
    const at = (share: number) => Math.round(delays[Math.floor((delays.length - 1) * share)]!)
    const note = ` (p50 ${at(0.5)}, most ${at(1)}; ${delays.length} deliveries; the burst itself took ${written} ms to write; load ${loadavg()[0]!.toFixed(1)})`
    return (
      kept(`p99 from emitting to receiving, ${listening} listening of ${count}`, at(0.99), delayLimit, 'ms', note) &&
      own
    )
  } finally {
    for (const { socket } of all) socket.destroy()
    child.kill()
    await once(child, 'exit')
    await drop()
  }
}

if (import.meta.main) process.exitCode = (await run()) ? 0 : 1
