// Comments as a test: subjects of sentences, number of words.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { parseSync } from 'vite'

const wordsMost = 60_000
const root = import.meta.dirname
const generated = new Set([
  'api/database/tables.ts',
  'auth/database/tables.ts',
  'kit/jobs/migrations/0002-pgboss.sql',
  'clients/typescript/calls.ts',
])
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs|css|sql)$/.test(file) && !generated.has(file) && existsSync(join(root, file)))

type Comment = { file: string; text: string }
type Piece = { start: number; end: number; text: string; isLine: boolean }

function piecesIn(file: string, source: string): Piece[] {
  if (file.endsWith('.css')) return matches(source, /\/\*([^]*?)\*\//g, false)
  if (file.endsWith('.sql')) return matches(source, /--(.*)$/gm, true)
  return parseSync(file, source).comments.map(({ type, value, start, end }) => ({
    start,
    end,
    text: value,
    isLine: type === 'Line',
  }))
}
function matches(source: string, pattern: RegExp, isLine: boolean): Piece[] {
  return [...source.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[1]!,
    isLine,
  }))
}

/** Line comments on consecutive lines are one. */
function commentsIn(file: string): Comment[] {
  const source = readFileSync(join(root, file), 'utf8')
  const comments: Comment[] = []
  let end = -1
  for (const piece of piecesIn(file, source)) {
    const text = piece.text.replace(/^\s*\*+/gm, '').trim()
    const continues = piece.isLine && end >= 0 && /^\n[ \t]*$/.test(source.slice(end, piece.start))
    if (continues) comments.at(-1)!.text += ` ${text}`
    else comments.push({ file, text })
    end = piece.isLine ? piece.end : -1
  }
  return comments
}
const comments = files.flatMap(commentsIn)

test('no sentence of a comment begins with a relative word or a preposition in place of its subject', () => {
  const start = /^(What|Who|Whose|Whom|Where|Which|That|Of|By|From|With|Without|For|To|As)\b/
  // Applied migrations never change.
  const wrong = comments
    .filter(({ file }) => !/\/migrations\//.test(file))
    .filter(({ text }) => text.split(/\n|(?<=[.!?])\s+/).some((sentence) => start.test(sentence.trim())))
  assert.deepEqual(wrong, [])
})

test(`comments have at most ${wordsMost} words`, () => {
  const words = comments.flatMap(({ text }) => text.match(/\S*\w\S*/g) ?? [])
  assert.ok(words.length <= wordsMost, `${words.length} words`)
})

test('every file says in its first line what it is for', () => {
  const silent = files.filter(
    (file) => !file.endsWith('.module.css') && !/^(\/\/|\/\*|--|#!)/.test(readFileSync(join(root, file), 'utf8')),
  )
  assert.deepEqual(silent, [])
})
