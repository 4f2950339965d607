// A Monday of a buyer and of an owner.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { tellWeeks } from '#api/discovery/reach/weeks.ts'
import { visitAs, visitAsNew } from './site/sign-in.ts'
import { arrive, goTo, sampleBusiness, startSite, type Site } from './site/site.ts'

let site: Site
before(async () => {
  site = await startSite()
})
after(() => site.close())

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
const mondays: [name: string, prefix: string, options: BrowserContextOptions][] = [
  ['a desktop in English', '', {}],
  ['a phone in Spanish', '/es', phone],
]

const enter = (page: Page, role: 'link' | 'button', name: RegExp) =>
  page.getByRole(role, { name }).first().press('Enter')

for (const [name, prefix, options] of mondays) {
  test(`a buyer on ${name}: news, a search, rows selected by keys, a request that suppliers receive`, async () => {
    const { page, context, faults } = await visitAs(site, 'buyer', `${prefix}/saved`, options)
    const news = page
      .getByRole('listitem')
      .filter({ hasText: /14[.,]90 EUR/ })
      .first()
    await news.getByRole('link').first().press('Enter')
    await arrive(page, /\/business-product\//)

    await goTo(page, `${prefix}/search-result?business=MA&countries=global&presence=run&search=pump&view=table`)
    const select = page.getByRole('checkbox', { name: /^(Select|Seleccionar) (?!all|tod)/ })
    await select.nth(1).waitFor()
    const names = await page.locator('tbody th').allInnerTexts()
    for (const index of [0, 1]) await select.nth(index).press('Space')
    await page.keyboard.press('r')
    await arrive(page, /\/rfq\/create/)
    await page.getByLabel(/^(What you need|Qué necesita)/).fill(`Pumps for Monday, ${name}`)
    await page.getByLabel(/^(Quantity|Cantidad)/).fill('8')
    await enter(page, 'button', /^(Send request|Enviar solicitud)$/)
    await page.getByRole('heading', { name: /^(No quotation yet|Todavía no hay cotizaciones)$/ }).waitFor()
    const { rows } = await site.database.pool.query<{ name: string }>(
      `select b.company_name as name from rfqs r join rfq_suppliers s on s.rfq_id = r.id join businesses b on b.id = s.business_id
       join requests q on q.rfq_id = r.id and q.receiver_id = b.id where r.title = $1`,
      [`Pumps for Monday, ${name}`],
    )
    assert.deepEqual(
      rows.map((row) => row.name).toSorted(),
      names
        .slice(0, 2)
        .map((text) => text.split('\n')[0]!)
        .toSorted(),
      'those who were selected received it',
    )
    assert.deepEqual(faults, [])
    await context.close()
  })

  test(`an owner on ${name}: the week's email, figures, the inquiry that waits, its answer`, async () => {
    const { business } = await sampleBusiness(site)
    const { pool, kysely } = site.database
    const { page, context, faults, email } = await visitAsNew(site, `${prefix}/profile`, ['Olga', 'Owner'], options)
    await pool.query(
      `insert into members (business_id, user_id, access) select $1, id, 'owner' from people where email = $2`,
      [business.id, email],
    )
    await pool.query(
      `update reach_days set count = count * 3 where business_id = $1
         and day between date_trunc('week', now())::date - 7 and date_trunc('week', now())::date - 1`,
      [business.id],
    )
    await kysely.transaction().execute((tx) => tellWeeks(tx, new Date()))
    const { links } = await weekEmail(email)
    const link = new URL(links.find((one) => one.includes('/my-business'))!)
    await goTo(page, prefix + link.pathname + link.search)
    const heading = page.getByRole('heading', { level: 1, name: 'Ferrantis Pompe' })
    await heading.waitFor()
    const first = await page
      .getByRole('link', { name: /^(Answer|Responder a) / })
      .first()
      .getAttribute('aria-label')
    await enter(page, 'link', /^(Open the inquiry|Abrir la consulta)$/)
    await arrive(page, /\/requests\//)
    const field = page.getByRole('textbox', { name: /^(Message|Mensaje)$/ })
    await field.fill('We quote today.')
    await field.press('Enter')
    await page
      .getByRole('region', { name: /^(Messages|Mensajes)$/ })
      .getByText('We quote today.')
      .waitFor()
    await goTo(page, `${prefix}/my-business?business=${business.id}`)
    await heading.waitFor()
    assert.equal(await page.getByRole('link', { name: first! }).count(), 0, 'it waits no longer')
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true)
    assert.deepEqual(faults, [])
    await context.close()
  })
}

async function weekEmail(address: string) {
  for (;;) {
    const found = (await site.mails()).find(({ to, subject }) => to === address && /: the last week in/.test(subject))
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
