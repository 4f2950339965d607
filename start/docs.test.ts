// Links of documents.
import assert from 'node:assert/strict'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const docs = globSync(['*.md', 'docs/*.md'], { cwd: root })
const folders = new Set(readdirSync(root))
const added = globSync('docs/exercises/*.patch', { cwd: root }).flatMap((patch) =>
  [...read(patch).matchAll(/^--- \/dev\/null\n\+\+\+ b\/(.+)$/gm)].map((match) => match[1]!),
)
const isThere = (path: string) =>
  added.includes(path) || ['', '.ts', '.test.ts'].some((ending) => existsSync(join(root, path + ending)))

test('paths and links of documents lead to files', () => {
  const wrong = docs.flatMap((file) => {
    const named = [...read(file).matchAll(/`([\w-][\w./-]*\/[\w./-]*)`/g)].map((match) => match[1]!)
    const links = [...read(file).matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)].map((match) =>
      join(dirname(file), match[1]!),
    )
    const paths = [
      ...named.filter((path) => folders.has(path.split('/')[0]!) && !/^(data|web\/dist)\b/.test(path)),
      ...links,
    ]
    return paths.filter((path) => !isThere(path)).map((path) => `${file}: ${path}`)
  })
  assert.deepEqual(wrong, [])
})

test('commands of documents are scripts of package.json', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const ofNpm = ['install', 'audit', 'dedupe', 'ls', 'pack', 'run']
  const wrong = docs.flatMap((file) =>
    [...read(file).matchAll(/`npm (?:run )?([a-z]+)/g)]
      .filter(([, name]) => !scripts[name!] && !ofNpm.includes(name!))
      .map(([command]) => `${file}: ${command}`),
  )
  assert.deepEqual(wrong, [])
})

test('anchors of documents are headings', () => {
  const anchorsOf = (file: string) =>
    [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
      heading!
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    )
  const wrong = docs.flatMap((file) =>
    [...read(file).matchAll(/\]\(([^)#:\s]*\.md)?#([^)]+)\)/g)]
      .filter(([, path, anchor]) => !anchorsOf(path ? join(dirname(file), path) : file).includes(anchor!))
      .map(([link]) => `${file}: ${link}`),
  )
  assert.deepEqual(wrong, [])
})
