// Licences of packages.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { licenceFaults } from './licences.ts'

const faultsOf = (name: string, license?: string) =>
  licenceFaults({ '': { license: 'SECRET' }, [`node_modules/a/node_modules/${name}`]: license ? { license } : {} })

test('a licence that is not on the list is named with its package', () => {
  assert.deepEqual(faultsOf('copyleft', 'AGPL-3.0-only'), [
    'copyleft: AGPL-3.0-only is not on the list of start/licences.ts',
  ])
  assert.deepEqual(faultsOf('@scope/silent'), ['@scope/silent: no licence is named'])
})

test('of several licences offered one is enough; of several joined all must be allowed', () => {
  assert.deepEqual(faultsOf('one', '(GPL-3.0-only OR MIT)'), [])
  assert.equal(faultsOf('two', 'MIT AND GPL-3.0-only').length, 1)
  assert.deepEqual(faultsOf('three', '(MIT AND Zlib)'), [])
  assert.equal(faultsOf('four', '(MIT OR GPL-3.0-only) AND GPL-3.0-only').length, 1)
})

test('an exception holds for the package that it names, and for no other', () => {
  assert.deepEqual(faultsOf('lightningcss-linux-x64-gnu', 'MPL-2.0'), [])
  assert.equal(faultsOf('another', 'MPL-2.0').length, 1)
  assert.equal(faultsOf('lightningcss', 'GPL-3.0-only').length, 1)
})
