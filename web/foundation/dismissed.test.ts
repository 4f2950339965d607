// Cookie of dismissed announcements.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dismissed, rememberDismissed } from './dismissed.ts'

test('what was dismissed is read among other cookies', () => {
  const cookie = rememberDismissed('0a1b2c3d', ['ffffffff', '0a1b2c3d']).split(';')[0]!
  assert.deepEqual(dismissed(`theme=dark; ${cookie}; signed-in=1`), ['0a1b2c3d', 'ffffffff'])
})

test('nonsense is nothing', () => {
  for (const cookie of [undefined, '', 'dismissed=', 'dismissed=<b>', 'dismissed=0a1b', 'undismissed=0a1b2c3d'])
    assert.deepEqual(dismissed(cookie), [], cookie)
})

test('the oldest are forgotten', () => {
  let cookie = ''
  for (let at = 0; at < 20; at++)
    cookie = rememberDismissed(String(at).padStart(8, '0'), dismissed(cookie)).split(';')[0]!
  assert.deepEqual(dismissed(cookie).length, 8)
  assert.equal(dismissed(cookie)[0], '00000019')
})
