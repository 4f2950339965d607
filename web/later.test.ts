// What is fetched later brings its words along: no part is shown that has none.
import assert from 'node:assert/strict'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { groupOf, pageIDs, reach } from './word-groups.ts'
import { collectMessages } from './words.ts'

const root = import.meta.dirname

test('whatever a page fetches later comes with its words', async () => {
  const ofEvery = reach('entry.client.tsx')
  for await (const file of glob('**/*.tsx', { cwd: root, exclude: ['dist/**'] })) {
    if (ofEvery.has(file)) continue
    const text = await readFile(join(root, file), 'utf8')
    const bare = text.replace(/\blater\(async \(\) => \(await import\('[^']+'\)\)\.\w+\)/g, '')
    assert.doesNotMatch(bare, /import\('[^']+\.tsx'\)/, file)
  }
})

test('every message of a page is in a group of its words, and in one of them only', async () => {
  const messages = Object.values(await collectMessages()).map(({ origin }) => origin.map(([file]) => file))
  const ofEvery = groupOf('every')
  for (const id of pageIDs()) {
    const [files, atOnce, later] = [reach(`${id}.tsx`), groupOf(id), groupOf(`${id}/later`)]
    for (const origins of messages.filter((all) => all.some((file) => files.has(file))))
      assert.equal([ofEvery, atOnce, later].filter((has) => has(origins)).length, 1, `${id}: ${origins.join(' ')}`)
  }
})
