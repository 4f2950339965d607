// Pictures decoded at lower priority.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { makeVersions } from './pictures.ts'

test(
  'the process that decodes has a lower priority than the server',
  { skip: process.platform !== 'linux' },
  async (context) => {
    const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#345' } })
      .jpeg()
      .toBuffer()
    const folder = await mkdtemp(join(tmpdir(), 'wbn-pictures-'))
    context.after(() => rm(folder, { recursive: true }))
    const widths = [96, 320, 800]
    assert.deepEqual(await makeVersions({ picture, folder, widths, pixelsMost: 1_000_000 }), widths)
    assert.deepEqual(readdirSync(folder).toSorted(), ['320.webp', '800.webp', '96.webp'])
    const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ')
    const decoder = children.find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('pictures.child'))
    assert.ok(getPriority(Number(decoder)) > getPriority())
  },
)
