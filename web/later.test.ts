// What is fetched later brings its words along: no part is shown that has none.
import assert from 'node:assert/strict'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { reach } from './word-groups.ts'

const root = import.meta.dirname
// What every page has comes with the words of every page; the tables fetch pages, each beside its words; no browser has the server.
const others = [...reach('entry.client.tsx'), 'routes.ts', 'more-routes.ts', 'bundle.ts']

test('what a page fetches later is fetched with its words', async () => {
  for await (const file of glob('**/*.{ts,tsx}', { cwd: root, exclude: ['dist/**', '**/*.test.ts'] })) {
    if (others.includes(file)) continue
    const text = await readFile(join(root, file), 'utf8')
    const bare = text.replace(/\blater\(async \(\) => \(await import\('[^']+'\)\)\.\w+\)/g, '')
    assert.doesNotMatch(bare, /import\('[^']+\.tsx'\)/, file)
  }
})
