// Table types match the migrations.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { file, tables } from './generate.ts'

test('the generated types of the tables follow the migrations', async () => {
  assert.equal(readFileSync(file, 'utf8'), await tables(), 'run npm run tables')
})
