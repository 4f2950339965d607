// Omissions of a language (docs/languages.md).
import assert from 'node:assert/strict'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { getCatalogs } from '@lingui/cli/api'
import { type Locale, locales, ownNames } from '#contract/foundation/locales.ts'
import { portals } from '#contract/foundation/portals.ts'
import { config } from '#web/build/words.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const listed = (pattern: string): string[] => globSync(pattern, { cwd: root }).toSorted()

function told(file: string, missing: readonly string[], all: number): string[] {
  return missing.length === 0 ? [] : [`${file}: ${missing.length} of ${all}, such as ${missing[0]}`]
}

async function inCatalogs(locale: string): Promise<string[]> {
  const lacking = (await getCatalogs(config)).map(async (catalog) => {
    const file = `web/locales${catalog.path.split('locales')[1]!.replace('{locale}', locale)}.po`
    const known = existsSync(join(root, file)) ? await catalog.read(locale) : undefined
    if (!known) return [`${file}: no such file`]
    const english = Object.entries((await catalog.read('en')) ?? {})
    const missing = english.filter(([id]) => !known[id] || (locale !== 'en' && !known[id].translation))
    return told(
      file,
      missing.map(([id, { message }]) => message ?? id),
      english.length,
    )
  })
  return (await Promise.all(lacking)).flat()
}

function nameless(value: unknown, locale: string, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value && 'es' in value) return (value as Record<string, unknown>)[locale] ? [] : [path]
  return Object.entries(value).flatMap(([key, inner]) => nameless(inner, locale, `${path}/${key}`))
}

const isNames = (value: object): boolean => 'en' in value && 'es' in value
function countNames(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return isNames(value) ? 1 : Object.values(value).reduce((sum: number, inner) => sum + countNames(inner), 0)
}

const dataFiles = [
  ...listed('api/foundation/reference/data/*.json').filter((file) => !file.endsWith('/states.json')),
  'api/foundation/industries/tree.json',
  ...listed('api/publishing/portal-pages/{*,files/*}.json'),
]

function inData(locale: string): string[] {
  return dataFiles.flatMap((file) => {
    const value: unknown = JSON.parse(read(file))
    return told(file, nameless(value, locale), countNames(value))
  })
}

const allowed = new Set(['contract/foundation/formats.ts zh'])
const key = (locale: string): RegExp => new RegExp(String.raw`(?<![\w.'"-])${locale}: ?(?=[\s'"\`{[(]|\w)`, 'g')

function inSources(locale: string): string[] {
  const most = Math.ceil(locales.length / 2)
  return listed('{api,auth,contract,demo,illustrations,kit,start,web}/**/*.{ts,tsx}')
    .filter(
      (file) => !/\/dist\/|\.test\.|\/testing|compose\/|tables\.ts$/.test(file) && !allowed.has(`${file} ${locale}`),
    )
    .flatMap((file) => {
      const [, ...pieces] = read(file).split(key('en'))
      const whole = pieces.filter((piece) => locales.filter((one) => piece.search(key(one)) >= 0).length >= most)
      const lacking = whole.filter((piece) => locale !== 'en' && piece.search(key(locale)) < 0)
      return told(
        file,
        lacking.map((piece) => piece.trim().slice(0, 60).split('\n')[0]!),
        whole.length,
      )
    })
}

function inTexts(locale: string): string[] {
  const folder = 'api/publishing/texts/files'
  const own = listed(`${folder}/en/**/*.md`)
  const missing = own.filter((file) => !existsSync(join(root, file.replace('/en/', `/${locale}/`))))
  return told(`${folder}/${locale}`, missing, own.length)
}

function inTables(locale: string): string[] {
  const at = locales.indexOf(locale as Locale)
  const file = 'api/catalog/products/spec-names.tsv'
  const rows = read(file)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))
  const missing = rows.filter((cells) => !cells[at]).map(([english]) => english!)
  return told(file, missing, rows.length)
}

function inGlossary(locale: string): string[] {
  const file = 'docs/glossary.md'
  const [address = '', terms = ''] = read(file).split('## Terms')
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(locale)!
  const [head = '', , ...rows] = terms.split('\n').filter((line) => line.startsWith('|'))
  const column = head.split('|').findIndex((cell) => cell.trim() === name)
  const empty = rows.filter((row) => !row.split('|')[column]?.trim())
  return [
    ...(locale === 'en' || address.includes(`| ${name} |`) ? [] : [`${file}: no form of address in ${name}`]),
    ...told(`${file}, terms`, column < 0 ? rows : empty, rows.length),
  ]
}

function inLists(locale: string): string[] {
  const files = ['captions'].map((name) => `web/publishing/home/video/${name}-${locale}.vtt`)
  const languages = JSON.parse(read('api/foundation/reference/data/languages.json')) as {
    code: string
    interface: boolean
  }[]
  return [
    ...files.filter((file) => !existsSync(join(root, file))).map((file) => `${file}: no such file`),
    ...(languages.find(({ code }) => code === locale)?.interface ? [] : ['languages.json: not one of the interface']),
    ...told(
      'contract/foundation/portals.ts',
      portals.filter(({ label }) => !label[locale as Locale]).map((one) => one.key),
      portals.length,
    ),
    ...(ownNames[locale as Locale] ? [] : ['contract/foundation/locales.ts: no name of its own']),
    ...(Intl.NumberFormat.supportedLocalesOf(locale).length > 0 ? [] : ['Node knows no numbers and dates']),
  ]
}

const places = { inCatalogs, inData, inSources, inTexts, inTables, inGlossary, inLists }

for (const locale of locales)
  test(`${locale}: nothing is missing in any place`, async () => {
    const missing = await Promise.all(Object.values(places).map(async (lacking) => lacking(locale)))
    assert.deepEqual(missing.flat(), [])
  })

test('of a language that is nowhere every place says what it lacks, by file', async () => {
  for (const [place, lacking] of Object.entries(places)) assert.notDeepEqual(await lacking('eo'), [], place)
  const missing = (await Promise.all(Object.values(places).map(async (lacking) => lacking('eo')))).flat()
  for (const file of [
    'web/locales/eo.po',
    'api/trust/sanctions/email-words.ts',
    'api/foundation/industries/tree.json',
    'web/catalog/catalogues/headings.ts',
    'contract/foundation/formats.ts',
  ])
    assert.ok(
      missing.some((line) => line.startsWith(`${file}: `)),
      file,
    )
})

test('what is partly there is named', () => {
  const value = { a: { en: 'A', es: 'A', de: '' }, b: [{ en: 'B', es: 'B', de: 'B' }] }
  assert.deepEqual(nameless(value, 'de'), ['/a'])
  assert.deepEqual(told('x.json', ['/a'], countNames(value)), ['x.json: 1 of 2, such as /a'])
  assert.deepEqual(readdirSync(join(root, 'api/publishing/texts/files')).toSorted(), locales.toSorted())
})
