// A dealing of an Italian company and a Chinese buyer.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import type { Locale } from '#contract/foundation/locales.ts'
import { startLibreTranslate, type LibreTranslateCounterpart } from '#kit/translation/testing-libretranslate.ts'
import { catalogOf } from '#web/build/words.ts'
import { passesAxe } from './site/axe.ts'
import { visitAs } from './site/sign-in.ts'
import { arrive, goTo, reload, sampleBusiness, startSite, unexpected, type Site, type Visit } from './site/site.ts'

const name = 'Pompa centrifuga monoblocco in ghisa'
const italian = 'Pompa centrifuga monoblocco per acqua pulita, corpo in ghisa e girante in ottone stampato, DN 65.'
const inquiry = '请问这种离心泵的交货时间是多久？我们需要8台水泵，用于供水工程项目。'
const answer = 'La consegna richiede 35 giorni dalla conferma, le pompe sono collaudate nella nostra officina.'
const note = 'Il prezzo comprende imballo e collaudo, la consegna avviene franco fabbrica a Modena.'

let machine: LibreTranslateCounterpart
let site: Site
let business: string
before(async () => {
  machine = await startLibreTranslate()
  site = await startSite({ LIBRETRANSLATE_URL: machine.address, TRANSLATION_MESSAGES: 'libretranslate' })
  business = (await sampleBusiness(site)).business.id
})
after(async () => {
  await site.close()
  await machine.close()
})

type Words = (message: string) => string

async function wordsIn(locale: Locale): Promise<Words> {
  const entries = Object.values(await catalogOf(locale))
  return (message) => entries.find((entry) => entry.message === message)?.translation ?? assert.fail(message)
}

const log = (page: Page, words: Words) => page.getByRole('region', { name: words('Messages') })

test('an Italian company writes Italian and English, a Chinese buyer reads, asks and gets a quotation', async () => {
  const [it, zh] = [await wordsIn('it'), await wordsIn('zh')]
  const owner = await visitAs(site, 'exporter', `/it/business/${business}/edit/products/new`)
  const product = await writeProduct(owner, it)

  const reader = await site.visit(`/business-product/x-${product}`)
  await reader.page.getByText('Written in English by the company').waitFor()
  await reader.context.close()

  const stranger = await site.visit(`/zh/business-product/x-${product}`)
  await stranger.page.waitForLoadState('networkidle')
  await readProduct(stranger.page, zh)
  await stranger.context.close()

  const buyer = await visitAs(site, 'buyer', '/zh/newsfeed')
  await goTo(buyer.page, `/zh/business/${business}/send-request?product=${product}`)
  await buyer.page.getByLabel(zh('Send as')).selectOption('')
  await buyer.page.getByLabel(zh('Subject'), { exact: true }).selectOption({ index: 1 })
  await buyer.page.getByRole('textbox', { name: zh('Message'), exact: true }).fill(inquiry)
  await buyer.page.getByRole('button', { name: zh('Send Request'), exact: true }).click()
  await arrive(buyer.page, /\/requests\/[0-9a-f-]{36}$/)
  const thread = new URL(buyer.page.url()).pathname.slice(-36)

  await goTo(owner.page, `/it/business/${business}/requests/${thread}`)
  const received = log(owner.page, it)
  await received.getByText(inquiry).waitFor()
  await received.getByRole('button', { name: it('Translate'), exact: true }).click()
  await received.getByText(/oraora.* 8 /).waitFor()
  await received.getByText('LibreTranslate').waitFor()
  await received.getByText(inquiry).waitFor()
  await passesAxe(owner.page, 'a translated message')
  await owner.page.getByRole('switch', { name: it('Always translate') }).check()
  await owner.page.getByRole('textbox', { name: it('Message'), exact: true }).fill(answer)
  await owner.page.getByRole('textbox', { name: it('Message'), exact: true }).press('Enter')

  const answered = log(buyer.page, zh)
  await answered.getByText(answer).waitFor()
  await buyer.page.getByRole('switch', { name: zh('Always translate') }).check()
  await answered.getByText(/译译.* 35 ?译/).waitFor()
  await answered.getByText(answer).waitFor()

  await reload(owner.page)
  const reads = it('{name} reads it translated into {into}').replace('{name}', 'Clara Whitfield')
  await log(owner.page, it).getByText(reads.replace('{into}', 'cinese')).waitFor()
  await quoteAndRead({ owner, buyer, it, zh })
  assert.deepEqual([...unexpected(owner.faults), ...unexpected(buyer.faults), ...unexpected(stranger.faults)], [])
})

async function writeProduct({ page }: Visit, it: Words): Promise<string> {
  await page.getByLabel(it('Product name')).fill(name)
  await page.getByLabel(it('Description')).first().fill(italian)
  await page.getByRole('button', { name: it('Add product') }).click()
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('button', { name: it('In other languages') }).click()
  await page.getByRole('button', { name: `English ${it('missing')}` }).click()
  const version = page.getByRole('form', { name: it('Version in {language}').replace('{language}', 'English') })
  await version.getByLabel(it('Product name')).fill('Close-coupled pump of cast iron')
  await version.getByLabel(it('Description')).fill('For clean water.')
  await version.getByRole('button', { name: it('Save this version') }).click()
  await page.getByRole('button', { name: 'English', exact: true }).waitFor()
  const { rows } = await site.database.pool.query('select id from products where name = $1', [name])
  return rows[0].id
}

async function readProduct(page: Page, zh: Words): Promise<void> {
  const title = page.getByRole('heading', { level: 1 })
  await title.and(page.locator('[lang=it]')).waitFor()
  await page.getByRole('button', { name: zh('Translate'), exact: true }).click()
  await title.and(page.locator('[lang=zh]')).waitFor()
  await page.getByText(/译.*DN 65/).waitFor()
  await page.getByText('LibreTranslate').first().waitFor()
  await passesAxe(page, 'a translated product')
  await page.getByRole('button', { name: zh('Side by side') }).click()
  await page.getByText(italian).waitFor()
  await page.getByText(/译.*DN 65/).waitFor()
  await page.getByRole('button', { name: zh('Show original') }).click()
  await title.and(page.locator('[lang=it]')).waitFor()
}

type Dealing = { owner: Visit; buyer: Visit; it: Words; zh: Words }

async function quoteAndRead({ owner, buyer, it, zh }: Dealing): Promise<void> {
  await goTo(buyer.page, `/zh/rfq/create?businesses=${business}`)
  await buyer.page.getByLabel(zh('What you need'), { exact: true }).fill('供水工程用离心泵，流量每小时60立方米')
  await buyer.page.getByLabel(zh('Quantity'), { exact: true }).fill('8')
  await buyer.page.getByRole('button', { name: zh('Send request'), exact: true }).click()
  await buyer.page.getByRole('heading', { name: zh('No quotation yet') }).waitFor()
  const rfq = new URL(buyer.page.url()).pathname

  await goTo(owner.page, rfq.replace('/zh/', '/it/'))
  await owner.page.getByLabel(it('Price of one, step {number}').replace('{number}', '1')).fill('2780')
  await owner.page.getByLabel(it('Note (optional)')).fill(note)
  await owner.page.getByRole('button', { name: it('Send quotation') }).click()
  await owner.page.getByText(it('Version {version}').replace('{version}', '1')).waitFor()

  await reload(buyer.page)
  await buyer.page
    .getByRole('main')
    .getByRole('link', { name: zh('Messages'), exact: true })
    .click()
  const card = log(buyer.page, zh).getByRole('article')
  await card.getByRole('button', { name: zh('Translate'), exact: true }).click()
  const sides = [zh('{language}, for reading'), zh('{originalLanguage}, original')]
  await card
    .getByRole('region', { name: sides[0]!.replace('{language}', '中文') })
    .getByText(/译译/)
    .waitFor()
  await card
    .getByRole('region', { name: sides[1]!.replace('{originalLanguage}', 'Italiano') })
    .getByText(note)
    .waitFor()
  await passesAxe(buyer.page, 'a quotation side by side')
}
