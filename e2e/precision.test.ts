// Precision at three widths in two languages.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { inspectPages } from './precision/pages.ts'
import { tableOf } from './precision/table.ts'
import { startSite, type Site } from './site/site.ts'

let site: Site
before(async () => {
  site = await startSite()
})
after(() => site.close())

test('no page overflows, breaks a word, lets boxes touch or loses something in forced colors', async () => {
  const { findings, pages } = await inspectPages(site, {
    locales: ['en', 'es'],
    widths: [320, 390, 1280],
    colorsAt: [390],
    isWanted: () => true,
  })
  assert.ok(pages > 250, `${pages} pages`)
  // Jumps depend on the machine's pace.
  assert.equal(tableOf(findings.filter(({ kind }) => kind !== 'page jumps')), '')
})
