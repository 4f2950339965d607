// One way to search lists.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

test('no list of the network compares letters with their accents', () => {
  const cwd = join(import.meta.dirname, '..')
  const files = globSync('**/*.ts', { cwd, exclude: ['**/*.test.ts'] })
  assert.deepEqual(
    files.filter((file) => /\bilike\b|~~\*/.test(readFileSync(join(cwd, file), 'utf8'))),
    [],
  )
})

test('typed words become a pattern in one place', () => {
  const cwd = join(import.meta.dirname, '../..')
  const files = globSync('{api,auth,kit}/**/*.ts', { cwd, exclude: ['**/*.test.ts'] })
  const escapes = files.filter((file) => readFileSync(join(cwd, file), 'utf8').includes('[\\\\%_]'))
  assert.deepEqual(escapes, ['kit/postgres/like.ts'])
})
