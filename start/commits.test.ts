// Subjects of commits that the origin lacks.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'

test('the subject of a commit has at most 72 characters', () => {
  const unpublished = ['log', '--format=%s', 'origin/HEAD..HEAD']
  const { stdout } = spawnSync('git', unpublished, { cwd: import.meta.dirname, encoding: 'utf8' })
  const long = stdout.split('\n').filter((subject) => subject.length > 72)
  assert.deepEqual(long, [])
})
