// Browser discovery, and its error message.
import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { test } from 'node:test'

const program = fileURLToPath(new URL('site/browser.ts', import.meta.url))

test('a browser is found without a setting, and it starts', () => {
  const { CHROMIUM_PATH: _, ...env } = process.env
  const path = execFileSync(process.execPath, [program], { env, encoding: 'utf8' }).trim()
  assert.match(execFileSync(path, ['--version'], { encoding: 'utf8' }), /Chrom/)
})

test('a browser that is set and does not run is named, and no other is taken', () => {
  const env = { ...process.env, CHROMIUM_PATH: '/no/such/chromium' }
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], { env, encoding: 'utf8' })
  assert.notEqual(status, 0)
  assert.equal(stdout, '')
  assert.match(stderr, /CHROMIUM_PATH: \/no\/such\/chromium does not run/)
})
