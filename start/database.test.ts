// Refused databases.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { createServer, type Socket } from 'node:net'
import { after, test } from 'node:test'
import { testDatabase } from '#kit/postgres/testing.ts'
import { openDatabase } from './database.ts'

function message(letter: string, ...parts: (string | Buffer)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part as string)))
  const head = Buffer.alloc(5)
  head.write(letter)
  head.writeInt32BE(content.length + 4, 1)
  return Buffer.concat([head, content])
}
function numbers(...pairs: [bytes: 2 | 4, value: number][]): Buffer {
  return Buffer.concat(
    pairs.map(([bytes, value]) => {
      const buffer = Buffer.alloc(bytes)
      buffer.writeIntBE(value, 0, bytes)
      return buffer
    }),
  )
}

async function serverOf(text: string, number: number): Promise<string> {
  const ready = message('Z', 'I')
  const column = (name: string, type: number) => [
    `${name}\0`,
    numbers([4, 0], [2, 0], [4, type], [2, -1], [4, -1], [2, 0]),
  ]
  const value = (shown: string) => [numbers([4, shown.length]), shown]
  const row = [
    message('1'),
    message('2'),
    message('T', numbers([2, 2]), ...column('text', 25), ...column('number', 23)),
    message('D', numbers([2, 2]), ...value(text), ...value(String(number))),
    message('C', 'SELECT 1\0'),
    ready,
  ]
  function talk(socket: Socket): void {
    let greeted = false
    socket.on('data', (bytes) => {
      if (!greeted) socket.write(Buffer.concat([message('R', numbers([4, 0])), ready]))
      else if (bytes.includes('server_version')) socket.write(Buffer.concat(row))
      greeted = true
    })
    socket.on('error', () => {})
  }
  const server = createServer(talk).listen(0, '127.0.0.1')
  after(() => server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  return `postgres://user:secret@127.0.0.1:${port}/wbn`
}

test('a server older than PostgreSQL 15 is refused by its version, before anything is written to it', async () => {
  const databaseUrl = await serverOf('14.19 (Debian 14.19-1)', 140_019)
  await assert.rejects(openDatabase({ databaseUrl, dataDir: '/nowhere' }, { log: () => {} }), {
    name: 'DatabaseTrouble',
    message: 'DATABASE_URL: it runs PostgreSQL 14.19 (Debian 14.19-1), and 15 is the oldest that will do',
  })
})

test('tables that a restored dump left to another role are named, with the remedy', async (context) => {
  const { url, database, drop } = await testDatabase({ template: 'empty' })
  const role = `app_${randomUUID().slice(0, 8)}`
  context.after(async () => {
    await database.pool.query(`drop owned by ${role} cascade; drop role ${role}`)
    await drop()
  })
  const dataDir = '/nowhere'
  await (await openDatabase({ databaseUrl: url, dataDir }, { log() {} })).stop()
  await database.pool.query(`create role ${role} login`)
  const address = new URL(url)
  address.username = role
  await assert.rejects(openDatabase({ databaseUrl: address.href, dataDir }, { log() {} }), {
    name: 'DatabaseTrouble',
    message: new RegExp(
      `^DATABASE_URL: \\d+ tables \\(such as .+\\) belong to app, and ${role} may not use them: .+ GRANT app TO ${role}$`,
    ),
  })
})
