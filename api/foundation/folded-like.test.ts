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
