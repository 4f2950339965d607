// Initials.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { companyInitialsOf, initialsOf } from './initials.ts'

test('a person has the first letters of the first and last name', () => {
  assert.deepEqual(['Ana María López', 'Cher'].map(initialsOf), ['AL', 'C'])
})

test('a company has those of its first two words, without its legal form', () => {
  const names = [
    'Brennwald Armaturen GmbH',
    'ABB Ltd',
    'Valvole Bresciani S.p.A.',
    'Hebei Valve Co., Ltd.',
    '三一重工',
    'SE',
  ]
  assert.deepEqual(names.map(companyInitialsOf), ['BA', 'AB', 'VB', 'HV', '三一', 'SE'])
})
