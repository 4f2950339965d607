// List of capabilities: no folder's part is forgotten.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { test } from 'node:test'

const root = import.meta.dirname
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const code = globSync('*/*/**/*.ts', { cwd: root }).filter((file) => !/\.test\.ts$|(^|\/)testing[^/]*\.ts$/.test(file))
const folders = Map.groupBy(code, (file) => file.split('/').slice(0, 2).join('/'))
const faceOf = (folder: string) => `${folder}/capability.ts`
const isImported = (file: string, by: string) => read(by).includes(`from './${relative(dirname(by), file)}'`)

test('api/capabilities.ts lists every capability.ts', () => {
  const faces = code.filter((file) => file.endsWith('/capability.ts'))
  assert.ok(faces.length > 40)
  assert.deepEqual(
    faces.filter((face) => !isImported(face, 'capabilities.ts')),
    [],
  )
})

test('docs/map.md names every folder of api and web in the row of its district', () => {
  const rows = read('../docs/map.md').split('\n')
  const districts = rows.flatMap((row) => /^\| `([a-z]+)` \| /.exec(row)?.[1] ?? [])
  const pages = globSync('*/*/', { cwd: join(root, '../web') })
  const unnamed = [...folders.keys(), ...pages].filter((path) => {
    const [district, name] = path.split('/')
    const isFolder = !name!.includes('.') && districts.includes(district!) && district !== 'foundation'
    return isFolder && !rows.some((row) => row.startsWith(`| \`${district}\``) && row.includes(`\`${name}\``))
  })
  assert.deepEqual(unnamed, [])
})

test('the jobs, personal data and emails of a folder stand in its capability.ts', () => {
  const offered =
    /^export (?:async function|function|const) (exportOf|forgetPerson|mergePerson|personColumns|templates|\w+Templates)\b/gm
  const forgotten = [...folders].flatMap(([folder, inside]) => {
    const face = faceOf(folder)
    const text = inside.includes(face) ? read(face) : ''
    const names = inside.flatMap((file) => [...read(file).matchAll(offered)].map((match) => match[1]!))
    const jobs = inside.filter((file) => file !== face && /\bjobs\.(work|schedule)\b/.test(read(file)))
    return [
      ...names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text)).map((name) => `${folder}: ${name}`),
      ...jobs.filter((file) => !text || !isImported(file, face)),
    ]
  })
  assert.deepEqual(forgotten, [])
})
