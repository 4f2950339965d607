// Local outbox.
import assert from 'node:assert/strict'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { hasOutbox, outboxKey } from './outbox-access.ts'

test('a public site and one with a mail server have no outbox', () => {
  const smtp = { url: 'smtp://mail.example.com', from: 'no-reply@example.com' }
  assert.equal(hasOutbox({ smtp, publicUrl: undefined }), false)
  for (const publicUrl of ['https://www.example.com', 'http://93.184.216.34'])
    assert.equal(hasOutbox({ smtp: undefined, publicUrl }), false, publicUrl)
  for (const publicUrl of [
    undefined,
    'http://localhost:3000',
    'http://192.168.1.7:3000',
    'http://wbn.local',
    'http://[::1]:3000',
  ])
    assert.equal(hasOutbox({ smtp: undefined, publicUrl }), true, publicUrl)
})

test('the key of the outbox stays the same over starts, and only its owner reads it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wbn-outbox-'))
  after(() => rm(folder, { recursive: true, force: true }))
  const key = await outboxKey(folder)
  assert.match(key, /^[\w-]{32}$/)
  assert.equal(await outboxKey(folder), key)
  assert.equal((await stat(join(folder, 'outbox-key'))).mode & 0o777, 0o600)
})
