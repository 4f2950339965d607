// The transparency report.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import { passesAxe } from './site/axe.ts'
import { arrive, press, reload, startSite, type Site } from './site/site.ts'

let site: Site
before(async () => {
  site = await startSite()
})
after(() => site.close())

const present = new Date().toISOString().slice(0, 7)

test('the footer leads to the months of the year, each to its numbers, and both are saved as files', async () => {
  const { page, faults } = await site.visit('/about-us')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Transparency report' }).click()
  await page.getByRole('heading', { name: 'Transparency report', level: 1 }).waitFor()
  await passesAxe(page, 'transparency')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(page.getByRole('button', { name: 'Download as CSV' })),
  ])
  assert.equal(download.suggestedFilename(), `transparency-${present.slice(0, 4)}.csv`)
  const [heads, ...lines] = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
  assert.match(heads!, /month,reports,reason\.spam/)
  assert.ok(lines.at(-1)!.startsWith(`${present},`))
  assert.equal(lines.at(-1)!.split(',').length, heads!.split(',').length)

  await page.getByRole('row').filter({ hasText: 'not over' }).getByRole('link').click()
  await arrive(page, `**/transparency/${present}`)
  await reload(page)
  await page.getByText('The month is not over.').waitFor()
  await passesAxe(page, 'a month of the transparency report')
  const { reports, spam } = (
    await site.database.pool.query<{ reports: number; spam: number }>(
      `select count(*)::int as reports, (count(*) filter (where reason = 'spam'))::int as spam from reports
        where to_char(reported_at at time zone 'UTC', 'YYYY-MM') = $1`,
      [present],
    )
  ).rows[0]!
  if (reports > 0) {
    const row = page.getByRole('row').filter({ hasText: 'Spam or advertising' })
    assert.match(await row.innerText(), new RegExp(`${spam}$`))
  }
  assert.deepEqual(faults, [])
})

test('it is drawn by the server in every language, and names nobody', async () => {
  for (const [path, title] of [
    ['/transparency', 'Transparency report'],
    [`/es/transparency/${present}`, 'Informe de transparencia'],
    [`/it/transparency/${present}`, 'Rapporto di trasparenza'],
    ['/zh/transparency', '透明度报告'],
  ] as const) {
    const response = await fetch(site.address + path)
    const html = await response.text()
    assert.equal(response.status, 200, path)
    assert.ok(html.includes(`<title>${title}`), path)
    assert.doesNotMatch(html, /noindex/)
    assert.doesNotMatch(html.replace(/.*<main/s, '').replace(/<\/main>.*/s, ''), /Ferrantis|Gulf Pipeline|Weyer/)
  }
})

test('months and years without a report are not found', async () => {
  for (const path of ['/transparency/1999-01', '/transparency/2999-01', '/transparency/2026-13', '/transparency/all'])
    assert.equal((await fetch(site.address + path)).status, 404, path)
  assert.equal((await fetch(`${site.address}/transparency?year=1999`)).status, 404)
})
