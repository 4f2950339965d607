// A full disk.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import Fastify from 'fastify'
import { openStorage } from '#kit/files/storage.ts'
import { refuse } from '#kit/serve.ts'
import { hasRoom } from '#start/disk-room.ts'
import { startProduct } from './process.ts'

function mountSmallDisk(megabytes: number): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'wbn-full-'))
  chmodSync(folder, 0o755)
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]
  if (spawnSync('mount', options).status === 0) return folder
  rmSync(folder, { recursive: true })
  return undefined
}

function unmount(folder: string): void {
  spawnSync('umount', [folder])
  rmSync(folder, { recursive: true })
}

function smallDisk(context: TestContext, megabytes: number): string {
  const folder = mountSmallDisk(megabytes)!
  context.after(() => unmount(folder))
  return folder
}

const probe = mountSmallDisk(1)
if (probe) unmount(probe)
const skip = probe ? false : 'no file system can be mounted here'

test('a start on a full disk says so in one line', { skip }, async (context) => {
  const disk = smallDisk(context, 8)
  const { ended, output } = await startProduct(join(disk, 'data'))
  assert.equal(await ended, 1)
  assert.match(output(), /^DATA_DIR: the disk of .* is full: \d+ MB left, 64 needed\n$/)
})

test(
  'an upload on a full disk is answered 503 with Retry-After, logged, and nothing of it stays',
  { skip },
  async (context) => {
    const disk = smallDisk(context, 24)
    const dataDir = join(disk, 'data')
    mkdirSync(dataDir)
    const storage = await openStorage(join(dataDir, 'files'), undefined)
    const logged: { level: number; msg: string }[] = []
    const app = Fastify({ logger: { stream: { write: (line: string) => void logged.push(JSON.parse(line)) } } })
    context.after(() => app.close())
    refuse(app)
    app.addContentTypeParser('image/png', (_request, payload, done) => done(null, payload))
    app.post('/upload', { bodyLimit: 50_000_000 }, async ({ body }) => {
      const rule = { contentType: 'image/png', bytes: 20_000_000, seconds: 60 }
      const { fields } = await storage.signPost('incoming/one', rule, '')
      return storage.receive!(fields, body as never)
    })
    const send = () =>
      app.inject({
        method: 'POST',
        url: '/upload',
        headers: { 'content-type': 'image/png' },
        payload: Buffer.alloc(20_000_000),
      })
    writeFileSync(join(disk, 'fill'), Buffer.alloc(6 * 1024 * 1024))
    const { statusCode, headers } = await send()
    assert.deepEqual([statusCode, headers['retry-after']], [503, '60'])
    assert.deepEqual(
      logged.filter(({ level }) => level === 40).map(({ msg }) => msg),
      ['The disk is full: nothing can be stored'],
    )
    assert.equal(await hasRoom({ dataDir }), true)
    writeFileSync(join(disk, 'more'), Buffer.alloc(6 * 1024 * 1024))
    assert.equal(await hasRoom({ dataDir }), false)
    rmSync(join(disk, 'fill'))
    rmSync(join(disk, 'more'))
    assert.equal((await send()).statusCode, 200)
  },
)
