// Printing on A4.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sampleBusiness, startSite, type Site } from './site/site.ts'

let site: Site
let pages: Record<string, { path: string; sheets: number }>
before(async () => {
  site = await startSite()
  const { business, product } = await sampleBusiness(site)
  const { rows } = await site.database.pool.query(
    'select id from products where business_id = $1 order by id limit 4',
    [business.id],
  )
  const ids = rows.map(({ id }: { id: string }) => id).join(',')
  pages = {
    business: { path: `/business/${business.slug}-${business.id}`, sheets: 2 },
    product: { path: `/business-product/${product.slug}-${product.id}`, sheets: 2 },
    results: { path: '/search-result?business=PR&countries=global&search=pump&size=5', sheets: 2 },
    comparison: { path: `/compare?products=${ids}`, sheets: 2 },
  }
})
after(() => site.close())

function sheetsOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

test('business, product, results and comparison take two sheets upright, three across', async () => {
  for (const [name, { path, sheets }] of Object.entries(pages)) {
    const { page, context } = await site.visit(path)
    for (const landscape of [false, true]) {
      const count = sheetsOf(await page.pdf({ format: 'A4', landscape }))
      assert.ok(
        count >= 1 && count <= sheets + Number(landscape),
        `${name} ${landscape ? 'across' : 'upright'}: ${count}`,
      )
    }
    await context.close()
  }
})

test('a printed page has its address, and no bar, button or column beside another', async () => {
  for (const [name, { path }] of Object.entries(pages)) {
    // Landscape A4 width in dark mode: the sheet stays light.
    const { page, context } = await site.visit(path, { viewport: { width: 1030, height: 700 }, colorScheme: 'dark' })
    await page.emulateMedia({ media: 'print' })
    await page.getByText(page.url(), { exact: true }).waitFor()
    for (const bar of ['banner', 'contentinfo', 'navigation', 'button', 'search', 'form'] as const)
      assert.equal(await page.getByRole(bar).count(), 0, `${name}: ${bar}`)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    assert.equal(width, 1030, `${name} fits its sheet`)
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    assert.match(background, /255, 255, 255|\b1 1 1\b/, name)
    await context.close()
  }
  const { page, context } = await site.visit(pages['business']!.path)
  await page.emulateMedia({ media: 'print' })
  const lefts = await page
    .locator('main section')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))
  assert.equal(new Set(lefts.map(Math.round)).size, 1, 'one column')
  await context.close()
})
