// `npm run precision [language …] [part of a page's name …]`: faults as a table.
import { locales, type Locale } from '#contract/foundation/locales.ts'
import { startTestServer } from '#kit/postgres/testing.ts'
import { inspectPages } from './precision/pages.ts'
import { tableOf } from './precision/table.ts'
import { startSite } from './site/site.ts'

const words = process.argv.slice(2)
const isLocale = (word: string): word is Locale => (locales as readonly string[]).includes(word)
const languages = words.filter(isLocale)
const names = words.filter((word) => !isLocale(word))
const settings = { widths: [320, 390, 820, 1280, 1920], colorsAt: [390, 1280] }

const server = await startTestServer()
process.env['TEST_DATABASE_URL'] = server.url
const site = await startSite()
try {
  const { findings, pages } = await inspectPages(site, {
    ...settings,
    locales: languages.length > 0 ? languages : locales,
    isWanted: (name) => names.length === 0 || names.some((part) => name.includes(part)),
  })
  console.log(tableOf(findings))
  console.log(`${pages} pages, ${findings.length} findings`)
  process.exitCode = findings.length > 0 ? 1 : 0
} finally {
  await site.close()
  await server.stop()
}
