// Embedded database under kills.
import assert from 'node:assert/strict'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test, type TestContext } from 'node:test'
import type { EmbeddedServer } from '#kit/postgres/embedded.ts'
import { connect } from '#kit/postgres/pool.ts'
import { type Folder, guardsOf, makeFolder, until } from './folder.ts'
import { runScript } from './process.ts'

const shared = makeFolder()
after(shared.remove)

function freshFolder(context: TestContext, inside?: string): Folder {
  const folder = makeFolder(inside)
  context.after(folder.remove)
  return folder
}

async function countWritten({ url }: EmbeddedServer): Promise<{ rows: number; last: number }> {
  const { pool, close } = connect(url, { max: 1 })
  const { rows } = await pool.query('select count(*) as rows, coalesce(max(number), 0) as last from written')
  await close()
  return rows[0]
}

function lastAcknowledged(output: string): number {
  return Number([...output.matchAll(/written (\d+)\./g)].at(-1)?.[1] ?? 0)
}

for (const victim of ['node', 'the server', 'a backend']) {
  test(`kill -9 of ${victim} loses nothing that was acknowledged, and the next start works`, async () => {
    const folder = shared
    for (const enough of [/(written \d+\.\n){1}/, /(written \d+\.\n){100}/]) {
      const writer = await runScript('faults/writer.ts', { DATA_DIR: folder.dataDir }, enough)
      if (victim === 'the server') process.kill(folder.postmaster()!, 'SIGKILL')
      if (victim === 'a backend') await killBackend(folder)
      await writer.end('SIGKILL')
      const embedded = await folder.start()
      const { rows, last } = await countWritten(embedded)
      const acknowledged = lastAcknowledged(writer.output())
      assert.equal(rows, last)
      assert.ok(
        acknowledged > 0 && last >= acknowledged && last <= acknowledged + 1,
        `${last} rows, ${acknowledged} acknowledged`,
      )
      await embedded.stop()
    }
  })
}

async function killBackend(folder: Folder): Promise<void> {
  const { url, stop } = await folder.start()
  const { pool, close } = connect(url, { max: 1 })
  const { rows } = await pool.query(
    `select pid from pg_stat_activity where application_name = 'wbn' and pid <> pg_backend_pid()`,
  )
  await close()
  process.kill(rows[0].pid, 'SIGKILL')
  await stop()
}

test('after a kill -9 of node the server stops by itself', async () => {
  const folder = shared
  const writer = await runScript('faults/writer.ts', { DATA_DIR: folder.dataDir }, /written/)
  await writer.end('SIGKILL')
  await folder.empty()
  assert.equal(existsSync(join(folder.home().cluster, 'postmaster.pid')), false)
})

test('an orphaned server is adopted', { skip: process.platform !== 'linux' }, async () => {
  const folder = shared
  const writer = await runScript('faults/writer.ts', { DATA_DIR: folder.dataDir }, /written/)
  for (const pid of guardsOf(folder.home())) process.kill(pid, 'SIGKILL')
  await writer.end('SIGKILL')
  const orphan = folder.postmaster()
  const embedded = await folder.start()
  assert.equal(embedded.adopted, true)
  assert.equal(folder.postmaster(), orphan)
  assert.equal(await embedded.stop(), true)
})

for (const [whose, pid] of [
  ['a process that is dead', 2 ** 22 - 3],
  ['another program', process.pid],
  ['nobody (the file is empty)', undefined],
] as const) {
  test(`a postmaster.pid of ${whose} does not hinder the start`, async () => {
    const folder = shared
    const file = join(folder.home().cluster, 'postmaster.pid')
    const first = await folder.start()
    const lines = readFileSync(file, 'utf8').split('\n')
    await first.stop()
    writeFileSync(file, pid ? [pid, ...lines.slice(1)].join('\n') : '')
    const second = await folder.start()
    assert.equal(second.adopted, false)
    await second.stop()
  })
}

test('two that start at once share one server; the last to leave stops it', async (context) => {
  const folder = freshFolder(context)
  const both = await Promise.all([folder.start(), folder.start()])
  assert.equal(both.filter(({ adopted }) => adopted).length, 1)
  assert.equal(both[0].url, both[1].url)
  assert.equal(await both[0].stop(), false)
  await connect(both[1].url).pool.query('select')
  assert.equal(await both[1].stop(), true)
})

test('a server that was killed comes back under the same address while node runs', async () => {
  const folder = shared
  const heard: string[] = []
  const { url, stop } = await folder.start((message) => heard.push(message))
  process.kill(folder.postmaster()!, 'SIGKILL')
  await until(() => heard.includes('The database server is back'), 'it is back')
  const { pool, close } = connect(url, { max: 1 })
  await pool.query('select')
  await close()
  await stop()
})

test('a data folder may be deep, have spaces, quotes and other letters', async (context) => {
  const folder = freshFolder(context, `${'deep folder/'.repeat(12)}it's "données" 数据`)
  const { url, stop } = await folder.start()
  const { pool, close } = connect(url, { max: 1 })
  await pool.query('select')
  await close()
  await stop()
})
