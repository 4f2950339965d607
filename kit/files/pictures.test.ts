// The process beside the server that decodes pictures: it gives way to the server.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { test } from 'node:test'
import sharp from 'sharp'
import { versionsOf } from './pictures.ts'

/** The fields of a stat file of Linux from the third on, which come after the name in brackets. */
function statOf(path: string): string[] {
  const text = readFileSync(path, 'utf8')
  return text.slice(text.lastIndexOf(')') + 2).split(' ')
}

test('I3§5 every thread that decodes gives way to the server', { skip: process.platform !== 'linux' }, async () => {
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer()
  assert.equal((await versionsOf(picture, [96, 320, 800], 1_000_000)).length, 3)
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ')
  const decoder = children.find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('pictures.child'))
  const threads = readdirSync(`/proc/${decoder}/task`).map((id) => `/proc/${decoder}/task/${id}`)
  const working = threads.filter((path) => /libuv|libvips/.test(readFileSync(`${path}/comm`, 'utf8')))
  assert.ok(working.length > 0)
  for (const path of working) assert.ok(Number(statOf(`${path}/stat`)[16]) > getPriority(), path)
})
