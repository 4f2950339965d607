// Acts of claims, corrections, removals have readable names.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const read = (path: string) => readFileSync(path, 'utf8')
const names = read('web/operations/console/act-names.ts')

test('every act of claims, corrections, removals and invitations has a name', () => {
  const files = globSync('api/trust/{ownership-claims,corrections,removals,company-invitations}/*.ts')
  const source = files
    .filter((path) => !path.includes('test'))
    .map(read)
    .join('\n')
  const own = [...source.matchAll(/audit\(\s*tx,\s*[^'()]*(?:'[^']*',\s*)?'([a-z]+)', (?:claim|own)\b/g)]
  const full = [...source.matchAll(/'((?:ownership|correction|removal|business|invitations)\.[a-z]+)'/g)]
  const acts = new Set([...own.map(([, act]) => `ownership.${act}`), ...full.map(([, act]) => act!)])
  for (const event of ['business.changed', 'businesses.changed']) acts.delete(event)
  assert.ok(acts.size > 15, [...acts].join(' '))
  assert.deepEqual(
    [...acts].filter((act) => !names.includes(`'${act}':`)),
    [],
  )
})
