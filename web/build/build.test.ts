// Kept modules of earlier builds.
import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import * as icons from '#web/ui/icons.ts'
import { keepAssets } from './build.ts'
import { spriteFile, spriteOf } from './icons.ts'

test('modules of earlier builds stay for a month beside those of the new one', async (context) => {
  const top = mkdtempSync(join(tmpdir(), 'wbn-assets-'))
  context.after(() => rmSync(top, { recursive: true }))
  const [former, current] = [join(top, 'former'), join(top, 'current')]
  for (const folder of [former, current]) mkdirSync(folder)
  for (const name of ['page-a.js', 'same.css', 'ancient.js']) writeFileSync(join(former, name), 'former')
  const longAgo = Date.now() / 1000 - 31 * 24 * 3600
  utimesSync(join(former, 'ancient.js'), longAgo, longAgo)
  for (const name of ['page-b.js', 'same.css']) writeFileSync(join(current, name), 'current')
  await keepAssets(former, current)
  assert.deepEqual(readdirSync(current).toSorted(), ['page-a.js', 'page-b.js', 'same.css'])
  assert.equal(readFileSync(join(current, 'same.css'), 'utf8'), 'current')
  await keepAssets(join(top, 'none'), current)
})

test('the sprite holds the drawing of each icon', async () => {
  assert.equal(readFileSync(spriteFile, 'utf8'), await spriteOf(icons))
})
