// Passwords.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Refusal } from '#kit/refusal.ts'
import { isCommonPassword } from './commonest.ts'
import { Passwords } from './hashing.ts'

const cheap = { memory: 8, passes: 1 }

test('a password is kept as argon2id and known again, in every way of writing its letters', async () => {
  const passwords = new Passwords()
  const stored = await passwords.hash('caffè corretto 42')
  assert.match(stored, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  assert.equal(await passwords.verify('caffè corretto 42'.normalize('NFD'), stored), true)
  assert.equal(await passwords.verify('caffe corretto 42', stored), false)
  assert.notEqual(await passwords.hash('caffè corretto 42'), stored)
})

test('without an account there is nothing that fits', async () => {
  const passwords = new Passwords(cheap)
  for (const stored of [undefined, null]) assert.equal(await passwords.verify('anything at all', stored), false)
})

test('the queue is bounded: who comes too late is told to come again', async () => {
  const passwords = new Passwords(cheap, 1)
  const settled = await Promise.allSettled(Array.from({ length: 40 }, () => passwords.hash('a green valve 47')))
  const refused = settled.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[]
  assert.equal(refused.length, 7)
  const { name, retryAfter } = refused[0]!.reason as Refusal
  assert.deepEqual([name, retryAfter], ['ServiceUnavailable', 2])
  assert.match(await passwords.hash('a green valve 47'), /^\$argon2id/)
})

test('the commonest passwords are refused', () => {
  for (const password of [
    'password123',
    'Password1234',
    'P@ssw0rd123',
    'Passw0rd2024!',
    '1234567890',
    '0987654321',
    'qwertyuiop',
    'qwerty123456',
    '1q2w3e4r5t',
    '1qaz2wsx3edc',
    'aaaaaaaaaa',
    'abcabcabcabc',
    'passwordpassword',
    'iloveyou123',
    'administrator',
    'letmein1234',
    'welcome2026',
    'basketball',
    'abcdefghij',
    '1111111111',
    'dragon123456789',
  ])
    assert.equal(isCommonPassword(password), true, password)
})

test('the own name or address is no password', () => {
  assert.equal(isCommonPassword('whitfield2024', ['Clara', 'Whitfield']), true)
  assert.equal(isCommonPassword('whitfield2024', ['Ann']), false)
})

test('an honest password is taken', () => {
  for (const password of [
    'correct horse battery staple',
    'a green valve 47',
    'Tr0ub4dor&3-x',
    'S3cure-Pass-2026',
    'xK9#mQ2$vL7p',
    'my dog ate the invoice',
    '红色的阀门和蓝色的泵机',
    'Valid-Passw0rd-1',
    'industrial-b2b-42',
    '5738201946',
  ])
    assert.equal(isCommonPassword(password), false, password)
})
