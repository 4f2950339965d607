// The whole interface from right to left: the pseudo-language ar-XB.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import type { SampleAccountName } from '#contract/identity/auth/sample-accounts.ts'
import { publicPages } from './site/public-pages.ts'
import { visitAs } from './site/sign-in.ts'
import { signedInPages } from './site/signed-in-pages.ts'
import { hasFocus, type Site } from './site/site.ts'
import { startTurnedSite } from './site/turned.ts'

let site: Site
type Place = { name: string; path: string; account?: SampleAccountName }
let opened: Place[]
before(async () => {
  site = await startTurnedSite()
  const strangers = await publicPages(site)
  const { buyer, exporter, operator } = await signedInPages(site)
  const as = (account: SampleAccountName, pages: Record<string, string>, names: string[]) =>
    names.map((name) => ({ name, path: pages[name] || '/', account }))
  opened = [
    ...['home', 'results-products', 'product', 'business', 'compare-products', 'register'].map((name) => ({
      name,
      path: strangers[name] || '/',
    })),
    ...as('buyer', buyer, ['rfq', 'send-request-signed-in']),
    ...as('exporter', exporter, ['chat', 'edit-product']),
    ...as('operator', operator, ['console', 'console-people']),
  ]
})
after(() => site.close())

const open = ({ path, account }: Place, width: number) => {
  const options = { viewport: { width, height: 900 } }
  return account ? visitAs(site, account, path, options) : site.visit(path, options)
}
const boxOf = async (part: Locator) => (await part.boundingBox())!

async function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const outside = [...document.body.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().left < -1)
    return [`${scrollWidth} of ${clientWidth}`, ...outside.slice(0, 5).map((one) => one.outerHTML.slice(0, 150))]
  })
}

for (const width of [390, 1280])
  test(`pages of ${width} pixels begin at the right: words, header and tables; none is wider than the screen`, async () => {
    for (const one of opened) {
      const { page, context, faults } = await open(one, width)
      await page.locator('main').filter({ hasText: '\u202e' }).waitFor()
      const html = page.locator('html')
      assert.equal(await html.getAttribute('dir'), 'rtl', one.name)
      assert.equal(await html.getAttribute('lang'), 'ar-XB', one.name)
      assert.deepEqual(await overflowOf(page), [], one.name)
      assert.deepEqual(faults, [], one.name)
      const logo = await boxOf(page.locator('a[href="/"]:visible, header a').first())
      assert.ok(logo.x > width / 2, `${one.name}: the logo stands at ${logo.x}`)
      const table = page.locator('main table:visible').first()
      if (await table.count()) {
        const edge = await table.evaluate((element) => {
          const cell = [...element.querySelectorAll('th, td')].find((each) => each.getBoundingClientRect().width > 1)!
          return element.getBoundingClientRect().right - cell.getBoundingClientRect().right
        })
        assert.ok(Math.abs(edge) <= 16, `${one.name}: the first cell stands ${edge} from the right`)
      }
      await context.close()
    }
  })

test('a scrolled table keeps its first column at the right', async () => {
  for (const one of opened.filter((each) => ['rfq', 'compare-products'].includes(each.name))) {
    const { page, context } = await open(one, 390)
    const area = page.locator('.scroll-area:has(table)').first()
    await area.evaluate((element) => (element.scrollLeft = -150))
    await page.waitForFunction((element) => element!.scrollLeft < -100, await area.elementHandle())
    const [frame, cell] = [await boxOf(area), await boxOf(area.locator('tbody tr:not(:first-child) th').first())]
    assert.ok(Math.abs(frame.x + frame.width - cell.x - cell.width) < 4, one.name)
    await context.close()
  }
})

test('menus, lists and dialogs open within the screen', async () => {
  for (const width of [390, 1280])
    for (const one of opened.filter((each) => ['home', 'chat', 'register', 'edit-product'].includes(each.name))) {
      const { page, context } = await open(one, width)
      const openers = page.locator('button[aria-haspopup]:visible, button[popovertarget]:visible')
      await openers.first().waitFor()
      const count = Math.min(4, await openers.count())
      for (let at = 0; at < count; at++) {
        await openers.nth(at).click()
        const layer = page.locator('[role=menu]:visible, [role=listbox]:visible, [role=dialog]:visible, :popover-open')
        await layer.first().waitFor()
        const { x, width: wide } = await boxOf(layer.first())
        assert.ok(x >= 0 && x + wide <= width, `${one.name}, layer ${at}: from ${x} to ${x + wide} of ${width}`)
        await page.keyboard.press('Escape')
        await layer.first().waitFor({ state: 'hidden' })
      }
      await context.close()
    }
})

test('arrow keys and thumbnails go the way of the page', async () => {
  const home = await open(
    opened.find((one) => one.name === 'home')!,
    1280,
  )
  const industry = home.page.getByRole('complementary').getByRole('link', { name: 'Energy' }).first()
  await industry.focus()
  await home.page.locator('aside h2').waitFor()
  await home.page.keyboard.press('ArrowLeft')
  await home.page.locator('aside a[tabindex="-1"]:focus').waitFor()
  await home.page.keyboard.press('ArrowRight')
  await hasFocus(industry)
  await home.context.close()
  const { page, context } = await open(
    opened.find((one) => one.name === 'product')!,
    1280,
  )
  const thumbnails = page.locator('a[href^="#picture-"]')
  await thumbnails.nth(1).click()
  await thumbnails.nth(1).and(page.locator('[aria-current=true]')).waitFor()
  const [strip, picture] = [await boxOf(page.locator('ul:has(> #picture-2)')), await boxOf(page.locator('#picture-2'))]
  assert.ok(Math.abs(strip.x - picture.x) < 4, `${strip.x}, ${picture.x}`)
  await context.close()
})
