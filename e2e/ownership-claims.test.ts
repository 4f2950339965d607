// Ownership claims.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { sampleAccounts } from '#contract/identity/auth/sample-accounts.ts'
import { locales, type Locale } from '#contract/foundation/locales.ts'
import { slugOf } from '#kit/slug.ts'
import { passesAxe } from './site/axe.ts'
import { claimIn, listedCompany } from './site/listed-company.ts'
import { visitAs, visitAsNew } from './site/sign-in.ts'
import { arrive, goOffline, goTo, hasFocus, press, reload, startSite, unexpected, type Site } from './site/site.ts'

let site: Site
before(async () => {
  site = await startSite()
})
after(() => site.close())

async function codeFor(mailbox: string): Promise<string> {
  const mail = (await site.mails()).find(({ to }) => to === mailbox)
  return /\b\d{6}\b/.exec(mail!.text)![0]
}

async function tabTo(control: Locator): Promise<void> {
  await control.waitFor()
  const isFocused = () => control.evaluate((element) => element === document.activeElement)
  for (let presses = 0; !(await isFocused()); presses++) {
    assert.ok(presses < 120, `the Tab key does not reach ${String(control)}`)
    await control.page().keyboard.press('Tab')
  }
}

async function claimByKeyboard(page: Page, { domain }: { domain: string }): Promise<void> {
  const step = page.locator('#claim-step')
  await tabTo(page.locator('input[name=position]'))
  await page.keyboard.type('Head of sales')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  assert.equal(await page.locator('input[name=role]:checked').getAttribute('value'), 'employee')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.locator('input[name=proof]').first().waitFor()
  await hasFocus(step)
  await tabTo(page.locator('input[name=proof]:checked'))
  await page.keyboard.press('Tab')
  await hasFocus(page.locator('input[name=email]'))
  await page.keyboard.type(`k.vollmer@${domain}`)
  await page.keyboard.press('Enter')
  await hasFocus(page.locator('input[name=code]'))
  await page.keyboard.type(await codeFor(`k.vollmer@${domain}`))
  await page.keyboard.press('Enter')
  await page.locator('input[name=code]').waitFor({ state: 'detached' })
  await hasFocus(step)
}

const titles: Record<Locale, string> = {
  en: 'You can work already',
  es: 'Ya puede trabajar',
  it: 'Puoi già lavorare',
  zh: '您已可以开始使用',
  de: 'Sie können schon arbeiten',
}

async function keepInquiry({ id }: { id: string }, asked: string): Promise<Page> {
  const { page } = await visitAs(site, 'buyer', `/business/${id}/send-request`)
  await page.getByLabel('Subject').selectOption({ index: 1 })
  await page.getByRole('textbox', { name: 'Message' }).fill(asked)
  await page.getByRole('button', { name: 'Keep my inquiry for them' }).click()
  await page.getByText('Nobody has read it.').waitFor()
  return page
}

for (const locale of locales)
  for (const width of [390, 1280])
    test(`by keyboard, from the listed page to the first answered inquiry, in ${locale} at ${width} px`, async () => {
      const company = await listedCompany(site)
      const [asked, answer] = [
        `Do you make gate valves for steam, ${width} pieces? (${locale})`,
        'Yes, DN 15 to DN 300.',
      ]
      const buyer = await keepInquiry(company, asked)
      const path = `${locale === 'en' ? '' : `/${locale}`}/business/${slugOf(company.name)}-${company.id}`
      const viewport = { width, height: 844 }
      const { page, context, faults } = await visitAsNew(site, path, ['Katrin', 'Vollmer'], { viewport })
      const main = page.locator('main')
      const isInside = async () => assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width)
      await tabTo(main.locator('a[href$="/claim"]'))
      await page.keyboard.press('Enter')
      await arrive(page, /\/claim$/)
      await page.locator('#claim-step').waitFor()
      await isInside()
      await passesAxe(page, 'claim')
      await claimByKeyboard(page, company)
      await page.getByRole('heading', { name: titles[locale] }).waitFor()
      await isInside()
      await passesAxe(page, 'claim waiting')
      assert.equal((await site.mails()).filter(({ to }) => to === `info@${company.domain}`).length, 1)

      await tabTo(main.locator(`a[href$="/business/${company.id}/requests"]`))
      await page.keyboard.press('Enter')
      await tabTo(main.getByRole('link').filter({ hasText: 'Clara Whitfield' }))
      await page.keyboard.press('Enter')
      await main.getByText(asked).last().waitFor()
      await tabTo(main.locator('textarea'))
      await page.keyboard.type(answer)
      await page.keyboard.press('Enter')
      await main.getByRole('region').getByText(answer).waitFor()
      await isInside()

      await goTo(buyer, `/business/${sampleAccounts.buyer.userID}/requests`)
      await buyer.getByRole('link').filter({ hasText: company.name }).first().click()
      await buyer.getByRole('region', { name: 'Messages' }).getByText(answer).waitFor()
      assert.deepEqual(faults, [])
      await context.close()
      await buyer.context().close()
    })

test('a stranger logs in first and returns to the claim', async () => {
  const { id } = await listedCompany(site)
  const { page } = await site.visit(`/business/${id}`)
  await page.getByRole('link', { name: 'Claim this page' }).click()
  await arrive(page, /\/auth\/login/)
  assert.ok(decodeURIComponent(decodeURIComponent(page.url())).includes(`/business/${id}/claim`))
})

test('what was typed survives a reload, and the network and a wrong code lose nothing', async () => {
  const company = await listedCompany(site)
  const { page, context, faults } = await visitAsNew(site, `/business/${company.id}/claim`, ['Katrin', 'Vollmer'])
  await page.getByLabel('Position').fill('Head of sales')
  await page.getByRole('radio', { name: 'I work elsewhere, but know it' }).check()
  const correct = page.getByRole('main').getByRole('link', { name: 'Suggest a correction' })
  assert.match((await correct.getAttribute('href'))!, /\/correct$/)
  assert.equal(await page.getByRole('button', { name: 'Go on to the proof' }).count(), 0)
  await page.getByRole('radio', { name: 'Employee' }).check()
  await reload(page)
  assert.equal(await page.getByLabel('Position').inputValue(), 'Head of sales')
  assert.ok(await page.getByRole('radio', { name: 'Employee' }).isChecked())
  await page.getByRole('button', { name: 'Go on to the proof' }).click()
  const mailbox = page.getByRole('textbox', { name: 'Mailbox at the domain' })
  await mailbox.fill('katrin@elsewhere.example')
  await page.getByRole('button', { name: 'Send the code' }).click()
  await page.getByText('This is not a mailbox at').waitFor()
  await mailbox.fill(`k.vollmer@${company.domain}`)
  await goOffline(page)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await page.locator('button[aria-busy=true]').waitFor()
  await context.setOffline(false)
  const code = page.getByRole('textbox', { name: 'Code', exact: true })
  await code.waitFor()
  const right = await codeFor(`k.vollmer@${company.domain}`)
  await code.fill(right === '000000' ? '000001' : '000000')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('This is not the code.').waitFor()
  await site.database.pool.query(
    `update verification_claims set due_at = now() - interval '1 second' where business_id = $1`,
    [company.id],
  )
  await code.fill(right)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('The last code counts no longer. Ask for a new one.').waitFor()
  assert.equal(await code.count(), 0)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await code.waitFor()
  await code.fill(await codeFor(`k.vollmer@${company.domain}`))
  await press(page.getByRole('button', { name: 'Confirm' }))
  await page.getByRole('heading', { name: 'You can work already' }).waitFor()
  assert.deepEqual(
    unexpected(faults).filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED')),
    [],
  )
})

test('the company objects from its e-mail without login; both sides read it, and a verifier decides', async () => {
  const company = await listedCompany(site)
  const { page } = await visitAsNew(site, `/business/${company.id}/claim`, ['Katrin', 'Vollmer'])
  await page.locator('#claim-step').waitFor()
  await claimByKeyboard(page, company)
  const mail = (await site.mails()).find(({ to }) => to === `info@${company.domain}`)!
  const link = new URL(mail.links.find((one) => one.includes('/objection/'))!)
  assert.match(link.pathname, /^\/de\//) // a company of Germany
  const path = link.pathname.replace('/de/', '/')
  const { page: stranger, faults } = await site.visit(path, { viewport: { width: 390, height: 844 } })
  await stranger.getByText('Mail at the domain').waitFor()
  await passesAxe(stranger, path)
  await stranger.getByRole('button', { name: 'This is a colleague' }).click()
  await stranger.getByText('You can still object.').waitFor()
  await stranger.getByRole('button', { name: 'Object' }).click()
  await stranger.getByText('A reason is required.').waitFor()
  await stranger.getByLabel('Why is it wrong?').fill('She has left the company.')
  await reload(stranger)
  assert.equal(await stranger.getByLabel('Why is it wrong?').inputValue(), 'She has left the company.')
  await stranger.getByRole('button', { name: 'Object' }).click()
  await stranger.getByText('We have your objection.').waitFor()
  assert.deepEqual(faults, [])

  await reload(page)
  await page.getByRole('heading', { name: 'Somebody of the company objects' }).waitFor()
  await page.getByText('She has left the company.').waitFor()
  await page.getByText('Silence is not consent').waitFor()

  const { page: verifier } = await visitAs(site, 'operator', '/admin/claims?state=contested')
  await verifier.getByRole('link', { name: company.name }).first().click()
  await verifier.getByText('She has left the company.').waitFor()
  await verifier.getByRole('button', { name: 'Refuse', exact: true }).click()
  const dialog = verifier.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Refuse', exact: true }).click()
  await dialog.getByText('A reason is required.').waitFor()
  await dialog.getByLabel('Reason').fill('The company says that she has left.')
  await dialog.getByRole('button', { name: 'Refuse', exact: true }).click()
  await verifier.getByRole('heading', { name: 'Decisions' }).waitFor()

  await reload(page)
  await page.getByRole('heading', { name: 'This claim was not accepted' }).waitFor()
  await page.getByText('The company says that she has left.').waitFor()
  await page.getByRole('button', { name: 'Second look' }).click()
  await page.getByLabel('Why should it be looked at again?').fill('I work there still.')
  await page.getByRole('button', { name: 'Ask for a second look' }).click()
  await page.getByText('Second look asked for').waitFor()
})

test('a claim is taken back after a question, and begins again', async () => {
  const company = await listedCompany(site)
  const { page } = await visitAsNew(site, `/business/${company.id}/claim`, ['Katrin', 'Vollmer'])
  await page.locator('#claim-step').waitFor()
  await claimByKeyboard(page, company)
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('heading', { name: 'You have taken this claim back' }).waitFor()
  await page.getByRole('button', { name: 'Claim it again' }).click()
  await page.getByRole('heading', { name: 'Who are you for this company?' }).waitFor()
})

test('the letter of a claim is printed and noted as posted in the console', async () => {
  const company = await listedCompany(site)
  const { page } = await visitAsNew(site, `/business/${company.id}/claim`, ['Katrin', 'Vollmer'])
  await page.getByLabel('Position').fill('Head of sales')
  await page.getByRole('radio', { name: 'Employee' }).check()
  await page.getByRole('button', { name: 'Go on to the proof' }).click()
  await page.getByRole('radio', { name: 'Letter' }).check()
  await page.getByRole('button', { name: 'Send the letter' }).click()
  await page.getByText('is being printed').waitFor()
  const { page: verifier } = await visitAs(site, 'operator', '/admin/claims?state=letters')
  await verifier.getByRole('link', { name: company.name }).first().click()
  const download = verifier.waitForEvent('download')
  await verifier.getByRole('button', { name: 'Letter as PDF' }).click()
  assert.match((await download).suggestedFilename(), /\.pdf$/)
  await verifier.getByRole('button', { name: 'Posted', exact: true }).click()
  await verifier.getByText('Posted on').waitFor()
  await reload(page)
  await page.getByText('was posted on').waitFor()
})

test('a proof that does not count says so, blames nobody and leads to the others', async () => {
  const { userID } = sampleAccounts.buyer
  const { businessID } = await claimIn(site, 'review', { userID })
  const { page } = await visitAs(site, 'buyer', `/business/${businessID}/claim`)
  await page.getByRole('heading', { name: 'This proof does not count' }).waitFor()
  await page.getByText('That says nothing about you.').waitFor()
  await page.getByRole('button', { name: 'Upload a document' }).click()
  assert.ok(await page.getByRole('radio', { name: 'Document' }).isChecked())
  await goTo(page, '/admin/claims')
  await page.getByRole('heading', { name: 'This page is not for you' }).waitFor()
})

test('My Business says that a claim waits, and the page which acts are locked', async () => {
  const company = await listedCompany(site)
  const { page } = await visitAsNew(site, `/business/${company.id}/claim`, ['Katrin', 'Vollmer'])
  await page.locator('#claim-step').waitFor()
  await claimByKeyboard(page, company)
  await goTo(page, '/my-business')
  await page.getByText(`${company.name} becomes yours on`).waitFor()
  await page.getByRole('link', { name: `See the claim: ${company.name}` }).click()
  await page.getByRole('heading', { name: 'You can work already' }).waitFor()
  await goTo(page, `/business/${company.id}`)
  await page.getByText('Locked until then: delete, transfer').waitFor()
})

test('who creates a business that is listed already is led to its claim', async () => {
  const company = await listedCompany(site, `Norrland Ventiler ${Date.now()} GmbH`)
  const { page } = await visitAsNew(site, '/business/create', ['Katrin', 'Vollmer'])
  await page.getByLabel('Company name').fill(company.name)
  await page.getByRole('main').getByLabel('Country', { exact: true }).selectOption('DE')
  const link = page.getByRole('link', { name: `Claim it: ${company.name}` })
  assert.match((await link.getAttribute('href'))!, new RegExp(`/business/${company.id}/claim`))
})
