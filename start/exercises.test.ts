// Exercises of docs/contributing.md.
import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { after, before, test } from 'node:test'
import { inLocales } from '#contract/foundation/locales.ts'

const root = join(import.meta.dirname, '..')
const folder = 'docs/exercises'
const names = globSync('*.patch', { cwd: join(root, folder) }).map((file) => basename(file, '.patch'))
const provenBy: Record<string, string[]> = {
  warranty: ['api/catalog/catalogues/columns.test.ts', 'api/discovery/search/documents.test.ts'],
  machinery: ['e2e/business-limits.test.ts'],
}
type Words = Record<string, Record<string, Record<string, string>>>
const words = JSON.parse(readFileSync(join(root, folder, 'words.json'), 'utf8')) as Words

const copy = realpathSync(mkdtempSync(join(tmpdir(), 'wbn-exercises-')))
const { NODE_TEST_CONTEXT: _, NODE_ENV: _mode, ...inherited } = process.env
const environment = {
  ...inherited,
  NODE_COMPILE_CACHE: join(copy, 'node_modules/.cache/node'),
  GIT_CEILING_DIRECTORIES: join(copy, '..'),
}

before(() => {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', listed, { cwd: root, encoding: 'utf8' }).split('\0')
  for (const file of files.filter((one) => lstatSync(join(root, one), { throwIfNoEntry: false })?.isFile()))
    cpSync(join(root, file), join(copy, file))
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!['.cache', '.vite'].includes(name))
      symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
})
after(() => rmSync(copy, { recursive: true, force: true }))

function tryRun(command: string, ...options: string[]): { ok: boolean; output: string } {
  const { status, stdout, stderr } = spawnSync(command, options, {
    cwd: copy,
    env: environment,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  return { ok: status === 0, output: `${stdout}${stderr}` }
}

function run(command: string, ...options: string[]): string {
  const { ok, output } = tryRun(command, ...options)
  assert.ok(ok, `${command} ${options.join(' ')}:\n${output}`)
  return output
}

const patchOf = (name: string) => join(root, folder, `${name}.patch`)
const programOf = (name: string) => join(root, 'node_modules/.bin', name)

function filesOf(name: string): [file: string, lines: string][] {
  const rows = run('git', 'apply', '--numstat', patchOf(name)).trim().split('\n')
  return rows.map((row) => {
    const [added, removed, file] = row.split('\t')
    return [file!, removed === '0' ? `+${added}` : `+${added} −${removed}`]
  })
}

for (const name of names) {
  test(`the patch of ${name} applies`, () => {
    const { ok, output } = tryRun('git', 'apply', patchOf(name))
    const patch = `${folder}/${name}.patch`
    const hint = `To renew it: git apply --3way ${patch}; mend what is left; git add -N .; git diff HEAD > ${patch}, without generated files and catalogs; change the table of docs/contributing.md`
    assert.ok(ok, `${patch} no longer applies.\n${output}${hint}`)
  })

  test(`the guide prints the files and lines of ${name}`, () => {
    const sections = readFileSync(join(root, 'docs/contributing.md'), 'utf8').split(/^## /m)
    const printed = sections.find((section) => section.includes(`(exercises/${name}.patch)`)) ?? ''
    const rows = [...printed.matchAll(/^\| .*?\| `([^`]+)`.*\| (\+\d+(?: −\d+)?) \|$/gm)]
    const inPatch = filesOf(name).map(([file, lines]) => `${file} ${lines}`)
    assert.deepEqual(new Set(rows.map(([, file, lines]) => `${file} ${lines}`)), new Set(inPatch), `of ${name}`)
  })
}

test('the commands of the guide write the rest, but for the translations and the version of the documents', () => {
  run(process.execPath, 'api/database/generate.ts')
  run(process.execPath, 'clients/generate.ts')
  const known = globSync('web/locales/**/es.po', { cwd: copy }).map((file) => readFileSync(join(copy, file), 'utf8'))
  const own = Object.values(words)
    .flatMap((entries) => Object.entries(entries))
    .filter(([message]) => !known.some((words) => words.includes(`msgid "${message}"\n`)))
  const missing = run(process.execPath, 'web/build/words.ts').matchAll(/(\w+): \d+ messages, (\d+) missing/g)
  const counts: Record<string, number> = {}
  for (const [, locale, count] of missing) counts[locale!] = (counts[locale!] ?? 0) + Number(count)
  assert.deepEqual(
    counts,
    inLocales((locale) => (locale === 'en' ? 0 : own.length)),
    'untranslated words',
  )
  for (const [message, translations] of own)
    for (const [locale, translation] of Object.entries(translations)) translate(locale, message, translation)
  raiseDocumentsVersion()
})

function translate(locale: string, message: string, translation: string): void {
  const open = `msgid "${message}"\nmsgstr ""\n`
  const file = globSync(`web/locales/{,*/}${locale}.po`, { cwd: copy }).find((one) =>
    readFileSync(join(copy, one), 'utf8').includes(open),
  )
  assert.ok(file, `${locale}: ${message} is not extracted`)
  edit(file, open, `msgid "${message}"\nmsgstr "${translation}"\n`)
}

function raiseDocumentsVersion(): void {
  const [file, testFile] = ['api/discovery/search/documents.ts', 'api/discovery/search/documents.test.ts']
  const [line, version] = /documentsVersion = (\d+)/.exec(readFileSync(join(copy, file), 'utf8'))!
  const next = Number(version) + 1
  const { output } = tryRun(process.execPath, '--test', testFile)
  const hash = /actual: '([0-9a-f]{16})'/.exec(output)?.[1]
  assert.ok(hash, output)
  edit(file, line, `documentsVersion = ${next}`)
  edit(testFile, /\{ \d+: '[0-9a-f]{16}' \}/, `{ ${next}: '${hash}' }`)
}

function edit(file: string, from: string | RegExp, to: string): void {
  const path = join(copy, file)
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace(from, () => to),
  )
}

test('types and format of the whole are right', () => {
  run(programOf('tsc'), '-p', '.')
  run(programOf('oxfmt'), '--check', ...names.flatMap(filesOf).map(([file]) => file))
})

for (const name of names)
  test(`the tests of ${name} pass`, () => {
    const changed = filesOf(name).map(([file]) => file)
    const files = changed.filter((file) => file.endsWith('.test.ts') && !file.startsWith('e2e/'))
    run(process.execPath, '--test', ...files, ...(provenBy[name] ?? []))
  })

test('the pages show what was added, in Spanish', () => {
  run(process.execPath, 'start/exercises.child.ts')
})
