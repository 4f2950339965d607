// Texts in range/.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nodeByKey } from '#api/foundation/industries/lookup.ts'
import { specValueMost } from '#contract/foundation/constants.ts'
import { rangeOfFirms } from './range.ts'

const range = Object.values(rangeOfFirms()).flat()
const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+(?=\p{Lu})/u)

test('each has two sentences and more, three to six specifications, and a shelf of the tree', () => {
  for (const { shelf, name, text, specs } of range) {
    assert.equal(nodeByKey(shelf)?.kind, 'subCategory', `${name}: ${shelf}`)
    assert.ok(sentencesOf(text).length >= 2 && text.endsWith('.'), `${name}: ${text}`)
    const values = Object.entries(specs)
    assert.ok(values.length >= 3 && values.length <= 6, `${name}: ${values.length} specifications`)
    for (const [key, value] of values)
      assert.ok(key && value && value.length <= specValueMost, `${name}: ${key}: ${value}`)
  }
})

test('no sentence and no name stands twice', () => {
  const all = range.flatMap(({ name, text }) => [name, ...sentencesOf(text)])
  assert.deepEqual(
    all.filter((one, at) => all.indexOf(one) !== at),
    [],
  )
})
