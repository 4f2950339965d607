// Keyboard focus when its control goes.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { visitAs } from './site/sign-in.ts'
import { arrive, goTo, hasFocus, press, sampleBusiness, startSite, type Site } from './site/site.ts'

let site: Site
let business: string
before(async () => {
  site = await startSite()
  business = (await sampleBusiness(site)).business.id
})
after(() => site.close())

const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })

test('in the form of a product a row, a picture, a video, a datasheet that is removed or moved keeps the focus near', async () => {
  const { page, context, faults } = await visitAs(site, 'exporter', `/business/${business}/edit/products/new`)
  const add = button(page, 'Add a specification')
  for (let count = 0; count < 3; count++) await press(add)
  await press(button(page, 'Remove specification 3'))
  await hasFocus(button(page, 'Remove specification 2'))
  await page.keyboard.press('Enter')
  await hasFocus(button(page, 'Remove specification 1'))
  await page.keyboard.press('Enter')
  await hasFocus(add)

  await page.getByLabel('Kind of price').selectOption('tiers')
  await press(button(page, 'Add a step'))
  await press(button(page, 'Remove step 2'))
  await hasFocus(button(page, 'Remove step 1'))

  await press(button(page, 'Add a link to YouTube or Vimeo'))
  await press(button(page, 'Remove video 1'))
  await hasFocus(button(page, 'Add a link to YouTube or Vimeo'))

  const pictures = page.getByRole('group', { name: 'Pictures' })
  for (const background of ['#0b5c6b', '#c43f0b', '#222222']) {
    const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer()
    await pictures
      .locator('input[type=file]')
      .setInputFiles({ name: `${background}.png`, mimeType: 'image/png', buffer })
  }
  await button(page, 'Remove picture 3').waitFor()
  await press(button(page, 'Move picture 1 back'))
  await hasFocus(button(page, 'Move picture 2 back'))
  await press(button(page, 'Remove picture 1'))
  await hasFocus(button(page, 'Remove picture 1'))
  await press(button(page, 'Remove picture 2'))
  await hasFocus(button(page, 'Remove picture 1'))
  await page.keyboard.press('Enter')
  await hasFocus(pictures.getByRole('button', { name: /^Add pictures/ }))

  const sheets = page.getByRole('group', { name: 'Datasheets' })
  const pdf = { name: 'curve.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }
  await sheets.locator('input[type=file]').setInputFiles(pdf)
  await press(button(page, 'Remove curve.pdf'))
  await hasFocus(sheets.getByRole('button').first())
  assert.deepEqual(faults, [])
  await context.close()
})

test('certificates and list entries: a dialog gives the focus back, what is removed gives it on', async () => {
  const { page, context, faults } = await visitAs(site, 'exporter', `/business/${business}/edit/certificates`)
  const removals = page.getByRole('listitem').getByRole('button', { name: /^Remove / })
  await press(button(page, /^Edit ISO 9001/))
  await page.getByRole('dialog').press('Escape')
  await hasFocus(button(page, /^Edit ISO 9001/))
  await press(button(page, 'Add certificate'))
  await press(page.getByRole('dialog').getByRole('button', { name: 'Cancel' }))
  await hasFocus(button(page, 'Add certificate'))
  const count = await removals.count()
  const following = (await removals.nth(1).getAttribute('aria-label'))!
  await press(removals.first())
  await press(page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }))
  await page.getByText('Saved successfully').waitFor()
  await hasFocus(button(page, following))
  assert.equal(await removals.count(), count - 1)

  await goTo(page, `${site.address}/business/${business}/edit/trade`)
  const languages = page.getByRole('grid', { name: 'Spoken languages' }).getByRole('row')
  const second = (await languages.nth(1).textContent())!
  await press(languages.first(), 'Delete')
  await hasFocus(languages.filter({ hasText: second }))
  await press(button(page, 'Discard'))
  await hasFocus(button(page, 'Save changes'))
  assert.deepEqual(faults, [])
  await context.close()
})

test('the catalogue and the favourites: a row that is done with gives the focus to the next one', async () => {
  const { page, context, faults } = await visitAs(site, 'exporter', `/business/${business}/edit/products`)
  const rows = page.getByRole('main').getByRole('listitem')
  const first = rows.filter({ has: page.getByRole('button', { name: 'Archive' }) }).first()
  await press(first.getByRole('button', { name: 'Archive' }))
  await page.getByText('Saved successfully').waitFor()
  await page.waitForFunction(() => document.activeElement?.closest('li button') != null)
  const removals = page.getByRole('button', { name: /^Remove / })
  const next = (await removals.nth(1).getAttribute('aria-label'))!
  await press(removals.first())
  await press(page.getByRole('dialog').getByRole('button', { name: 'Remove for good' }))
  await page.getByText('Product removed').waitFor()
  await hasFocus(button(page, next))

  await goTo(page, `${site.address}/search-result?business=MA&countries=global`)
  const save = page.getByRole('main').getByRole('button', { name: /^Save Business/ })
  await save.nth(1).waitFor()
  for (let saved = 0; saved < 2; saved++) {
    await press(save.first())
    await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Saved'))
  }
  await goTo(page, `${site.address}/favorites`)
  const gone = page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('button', { name: /^Remove / })
  await gone.nth(1).waitFor()
  while ((await gone.count()) > 0) {
    const left = (await gone.count()) - 1
    await press(gone.first())
    await page.waitForFunction(
      (many) => document.querySelectorAll('main li h2').length === many && document.activeElement !== document.body,
      left,
    )
  }
  assert.deepEqual(faults, [])
  await context.close()
})

test('a comment and a post that go, a menu and a dialog that close, a page that one goes back to: the focus is in the page', async () => {
  const { page, context, faults } = await visitAs(site, 'exporter', '/newsfeed')
  await page.getByLabel('Write a post').fill('A post that goes again.')
  await press(button(page, 'Post'))
  const post = page.getByRole('article').filter({ hasText: 'A post that goes again.' })
  await post.waitFor()
  await page.waitForFunction(() => document.activeElement !== document.body)
  const menu = post.getByRole('button', { name: 'Post menu' })
  await press(menu)
  await page.getByRole('menuitem', { name: 'Remove post' }).press('Escape')
  await hasFocus(menu)
  await press(button(post, 'Comment'))
  const box = post.getByRole('textbox', { name: 'Write a comment' })
  await hasFocus(box)
  await box.evaluate((field) => field.addEventListener('blur', () => field.setAttribute('data-lost', '')))
  await page.keyboard.type('Said without the mouse.')
  await page.keyboard.press('Enter')
  await post.getByRole('listitem').filter({ hasText: 'Said without the mouse.' }).waitFor()
  await hasFocus(box.and(page.locator(':not([data-lost])')))
  await press(menu)
  await press(page.getByRole('menuitem', { name: 'Remove post' }))
  await post.waitFor({ state: 'detached' })
  await page.waitForFunction(() => document.activeElement?.closest('main') != null)

  await goTo(page, `${site.address}/search-result?business=MA&countries=global&verified=1`)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Remove filter/ })
    .first()
    .press('Enter')
  await page.waitForFunction(() => !/verified/.test(location.search) && document.activeElement !== document.body)
  await press(page.getByRole('main').getByRole('heading').getByRole('link').first())
  await arrive(page, '**/business/**')
  await page.goBack()
  await page.waitForFunction(() => document.activeElement?.closest('main') != null)
  assert.deepEqual(faults, [])
  await context.close()
})

test('below 1200 px the filters are a dialog: it has the focus, keeps it while filters change, and Escape gives it back', async () => {
  const { page, context, faults } = await site.visit('/search-result?business=PR&countries=global&search=pump', {
    viewport: { width: 820, height: 900 },
  })
  const opener = page.getByRole('button', { name: 'Filters' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.waitFor()
  const hasFocus = () => sheet.evaluate((element) => element.contains(document.activeElement))
  assert.ok(await hasFocus())
  await sheet.getByRole('checkbox').first().focus()
  await page.keyboard.press('Space')
  await arrive(page, /(countries=(?!global)|industry=|category=|verified=|presence=)/)
  assert.ok(await hasFocus())
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  assert.ok(await opener.evaluate((element) => element === document.activeElement))
  await opener.press('Enter')
  await page.setViewportSize({ width: 1280, height: 900 })
  await sheet.waitFor({ state: 'detached' })
  await page.getByRole('complementary', { name: 'Filters' }).waitFor()
  assert.deepEqual(faults, [])
  await context.close()
})
