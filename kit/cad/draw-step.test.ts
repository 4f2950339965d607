// STEP pictures.
import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { type DrawFailure, drawStep } from './draw-step.ts'
import { stepCube } from './testing.ts'

let folder: string
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'step-'))
})
after(() => rm(folder, { recursive: true }))

async function drawn(content: Buffer | string): Promise<Buffer | DrawFailure> {
  const path = join(folder, 'content')
  await writeFile(path, content)
  return drawStep(path)
}

test('a cube is seen from three sides of different brightness, on no ground', async () => {
  const picture = await drawn(stepCube())
  assert.ok(Buffer.isBuffer(picture))
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  assert.deepEqual([info.width, info.height, info.channels], [640, 480, 4])
  const at = (x: number, y: number) => [...data.subarray((y * 640 + x) * 4, (y * 640 + x) * 4 + 4)]
  const sides = [at(320, 120), at(200, 300), at(440, 300)]
  assert.deepEqual(
    sides.map(([, , , alpha]) => alpha),
    [255, 255, 255],
  )
  const brightness = sides.map(([red]) => red!)
  assert.equal(new Set(brightness.map((one) => Math.round(one / 8))).size, 3, String(brightness))
  assert.equal(at(5, 5)[3], 0)
})

test('a file that is no model has no picture', async () => {
  const cube = stepCube().toString()
  const empty = cube.replace(/DATA;[^]*ENDSEC;/, 'DATA;\nENDSEC;')
  for (const content of ['', 'ISO-10303-21;', cube.slice(0, cube.length / 2), empty])
    assert.equal(await drawn(content), 'unreadable', content.slice(-40))
  assert.equal(await drawStep(join(folder, 'gone')), 'unreadable')
})
