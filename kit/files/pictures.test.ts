// The process beside the server that decodes pictures: it gives way to the server.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { makeVersions } from './pictures.ts'

/** The fields of a stat file of Linux from the third on, which come after the name in brackets. */
function statOf(path: string): string[] {
  const text = readFileSync(path, 'utf8')
  return text.slice(text.lastIndexOf(')') + 2).split(' ')
}

test('every thread that decodes gives way to the server', { skip: process.platform !== 'linux' }, async (context) => {
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
  const threads = readdirSync(`/proc/${decoder}/task`).map((id) => `/proc/${decoder}/task/${id}`)
  const working = threads.filter((path) => /libuv|libvips/.test(readFileSync(`${path}/comm`, 'utf8')))
  assert.ok(working.length > 0)
  for (const path of working) assert.ok(Number(statOf(`${path}/stat`)[16]) > getPriority(), path)
})
