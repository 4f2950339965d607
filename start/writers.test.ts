// Writers of numbers, money and dates.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const root = join(import.meta.dirname, '..')
const rooms = '{contract,api,web,auth,kit,mcp,demo}/**/*.{ts,tsx}'
const writers = new Set([
  'contract/foundation/formats.ts',
  'contract/foundation/numbers.ts',
  'contract/foundation/zones.ts',
])

const raw = new RegExp(
  [
    String.raw`\.to(?:Fixed|Precision|Exponential|LocaleString|LocaleDateString|LocaleTimeString|DateString|TimeString|UTCString)\(`,
    String.raw`\bIntl\s*\.\s*(?:NumberFormat|DateTimeFormat|RelativeTimeFormat|DurationFormat)\b`,
    String.raw`\b(?:date|time)Style:`,
    String.raw`get(?:UTC)?(?:Date|Month|FullYear)\(\)(?: \+ 1)?\}[/.-]`,
    String.raw`toISOString\(\)\s*\.(?:slice\(0, 1[1-9]\)|replace\('T'|split\()`,
    String.raw`\.slice\(8, 10\)`,
  ].join('|'),
)

function findingsIn(source: string): string[] {
  return source
    .split('\n')
    .filter((line) => !/^\s*(?:\/\/|\*|\/\*)/.test(line))
    .filter((line) => raw.test(line) && !/\bIntl\.\w+(?:Unit|Options)\b|\bresolvedOptions\(\)\.timeZone\b/.test(line))
    .map((line) => line.trim())
}

test('no file but the writers formats a number or a date', () => {
  const files = globSync(rooms, { cwd: root, exclude: ['**/dist/**', '**/*.test.*', '**/testing*'] })
  assert.ok(files.length > 1000, `${files.length} files`)
  const findings = files
    .filter((file) => !writers.has(file))
    .flatMap((file) => findingsIn(readFileSync(join(root, file), 'utf8')).map((line) => `${file}: ${line}`))
  assert.deepEqual(findings, [])
})

test('formats by hand are found, data are not', () => {
  const wrong = [
    'price.toFixed(2)',
    'at.toLocaleDateString(locale)',
    'new Intl.NumberFormat(locale)',
    "new Intl.DateTimeFormat(locale, { dateStyle: 'long' })",
    '`${at.getDate()}/${at.getMonth() + 1}`',
    "at.toISOString().slice(0, 16).replace('T', ' ')",
    "iso.slice(8, 10) + '/' + iso.slice(5, 7)",
  ]
  assert.deepEqual(
    wrong.filter((line) => findingsIn(line).length === 0),
    [],
  )
  const right = [
    'at.toISOString().slice(0, 10)',
    'new Intl.Collator(locale)',
    'formats.date(iso)',
    'name.toLocaleUpperCase()',
  ]
  assert.deepEqual(right.flatMap(findingsIn), [])
})
