// The rules of the forms say the same as the contract.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Email, NewPassword } from '#contract/auth.ts'
import { email, newPassword } from './rules.ts'

test('D§accounts an e-mail address is fine in the form exactly when the contract takes it', () => {
  const good = ['a@b.co', 'r.salas@aguasdelmaipo.example', "o'neil+x@sub.example.com", 'a_b-c@x-y.org', 'A@B.CO']
  const bad = [
    '',
    'a',
    'a@b',
    '@b.co',
    'a@',
    'a b@c.co',
    'a..b@c.co',
    '.a@b.co',
    'a.@b.co',
    'a@b.c',
    'a@-b.co',
    'a@b..co',
  ]
  const texts = [...good, ...bad, `${'a'.repeat(250)}@b.co`]
  for (const text of texts) assert.equal(email(text) === undefined, Email.safeParse(text).success, text)
})

test('D§accounts a password is as long in the form as the contract wants it', () => {
  for (const length of [0, 1, 9, 10, 11, 199, 200, 201]) {
    const text = 'x'.repeat(length)
    assert.equal(newPassword(text) === undefined, NewPassword.safeParse(text).success, `${length}`)
  }
})

test('D§accounts an address without an ending is told apart from one that is none', () => {
  assert.equal(email('r.salas@aguasdelmaipo'), 'ending')
  assert.equal(email('r.salas'), 'email')
})
