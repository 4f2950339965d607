// Steps of samples survive kills.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { makeFolder } from './folder.ts'
import { takeSteps } from './sample-steps.ts'

const folder = makeFolder()
after(folder.remove)

test('a step that was answered is taken once and told once, whatever is killed and sent again', async () => {
  const found = await takeSteps(folder, { samples: 12, kills: 4 })
  assert.deepEqual(found, { concluded: 12, doubled: 0, untold: 0, miscounted: 0 })
})
