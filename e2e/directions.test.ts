// Texts from right to left.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sampleBusiness, startSite, type Site } from './site/site.ts'

let site: Site
let paths: { product: string; business: string }
before(async () => {
  site = await startSite()
  const { business, product } = await sampleBusiness(site)
  const name = 'مضخة طرد مركزي 5.5 kW (IE3)'
  const about = 'شركة النور للتجارة، ضغط 16 bar وضمان سنتين.'
  await site.database.pool.query(
    `update products set name = $2, description = $3, specs = '[{"key":"القدرة","value":"قدرة 5.5 kW"}]' where id = $1`,
    [product.id, name, about],
  )
  await site.database.pool.query(
    `update businesses set company_name = 'شركة النور', general_description = $2 where id = $1`,
    [business.id, about],
  )
  paths = {
    product: `/business-product/x-${product.id}`,
    business: `/business/x-${business.id}`,
  }
})
after(() => site.close())

test('Arabic words run from right to left on the pages of product and company, and stay beside English ones', async () => {
  for (const [name, path] of Object.entries(paths)) {
    const { page, context } = await site.visit(path)
    await page.getByRole('heading', { level: 1, name: /[\u0600-\u06ff]/ }).waitFor()
    const wrong = await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const first = /\p{L}/u.exec(node.textContent ?? '')?.[0]
        const holder = node.parentElement!
        if (!first || !/[\u0600-\u06ff]/.test(first) || holder.closest('script, style')) continue
        if (getComputedStyle(holder).unicodeBidi !== 'plaintext') found.push(holder.outerHTML.slice(0, 200))
      }
      return found
    })
    assert.deepEqual(wrong, [], name)
    await context.close()
  }
})

test('a number stands left of its unit, in names, descriptions and specifications', async () => {
  const { page, context } = await site.visit(paths.product)
  await page.getByRole('heading', { level: 1, name: /5\.5 kW/ }).waitFor()
  const gaps = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
    const found: number[] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const match = /(\d)[ \u00a0](kW|bar)/.exec(node.textContent ?? '')
      if (
        !match ||
        node.parentElement!.closest('.sr') ||
        !/[\u0600-\u06ff]/.test(node.parentElement!.parentElement!.textContent ?? '')
      )
        continue
      const boxOf = (at: number) => {
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        return range.getBoundingClientRect()
      }
      const [digit, unit] = [boxOf(match.index), boxOf(match.index + 2)]
      if (digit.width > 0) found.push(unit.left - digit.right)
    }
    return found
  })
  assert.ok(gaps.length >= 3, String(gaps))
  for (const gap of gaps) assert.ok(gap >= 0 && gap < 12, String(gaps))
  await context.close()
})

test('a field takes the direction of what is typed', async () => {
  const { page, context } = await site.visit('/')
  const search = page.locator('input[name=search]').first()
  await search.fill('مضخة')
  assert.equal(await search.evaluate((field) => field.matches(':dir(rtl)')), true)
  await search.fill('pump')
  assert.equal(await search.evaluate((field) => field.matches(':dir(rtl)')), false)
  await context.close()
})
