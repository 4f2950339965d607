// Hostile texts from outside the forms.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { sampleAccounts } from '#contract/identity/auth/sample-accounts.ts'
import { compose } from '#kit/mail/compose.ts'
import { payloads, trap } from './site/payloads.ts'
import { visitAs, visitAsNew } from './site/sign-in.ts'
import { arrive, goTo, reload, sampleBusiness, startSite, type Site } from './site/site.ts'

let site: Site
before(async () => {
  site = await startSite()
})
after(() => site.close())

function groupsOf(texts: readonly string[], most: number, length = (text: string) => text.length): string[][] {
  const groups: string[][] = [[]]
  for (const text of texts) {
    const longer = [...groups.at(-1)!, text]
    if (length(longer.join(' ')) <= most) groups[groups.length - 1] = longer
    else groups.push([text])
  }
  return groups
}
const inParts = (...given: Parameters<typeof groupsOf>) => groupsOf(...given).map((group) => group.join(' '))
const encoded = (text: string) => encodeURIComponent(text).length
const sql = (text: string, values: unknown[] = []) => site.database.pool.query<{ id: string }>(text, values)
const shows = (page: Page) => page.locator('main').getByText('document.title').first().waitFor({ state: 'attached' })

test('names of devices and passkeys, and whoever has a name of markup, stay words', async () => {
  const visit = await visitAsNew(site, '/auth/account', ['<img src=x onerror=alert(1)>', '"><svg onload=alert(1)>'])
  const staysWords = await trap(visit)
  const { page, email, context } = visit
  const own = `(select id from auth.accounts where email = $1)`
  await sql(
    `insert into auth.sessions (account_id, cookie_hash, device, address, started_at, last_seen_at, expires_at)
      select ${own}, sha256(text::bytea), text, text, now(), now(), now() + interval '1 day' from unnest($2::text[]) text`,
    [email, payloads.map((text) => text.replaceAll('\\', '/'))],
  )
  await sql(
    `insert into auth.passkeys (account_id, credential_id, public_key, counter, name, added_at)
      select ${own}, text, '', 0, text, now() from unnest($2::text[]) text`,
    [email, payloads],
  )
  for (const path of ['/auth/account', '/it/auth/account', '/profile', '/settings', '/newsfeed']) {
    await goTo(page, path)
    await page.locator('main :is(h1, h2)').first().waitFor()
    if (path.endsWith('account')) await shows(page)
    await staysWords(path)
  }
  await goTo(page, '/auth/account')
  await page
    .getByRole('button', { name: /^Rename the passkey/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Save the name' }).waitFor()
  await page
    .getByRole('button', { name: /^Remove the passkey/ })
    .last()
    .click()
  await page.getByLabel('Your password', { exact: true }).waitFor()
  await staysWords('forms of passkeys')
  await context.close()
})

test('what linked pages say of themselves, alt texts, invitations, notifications, files and drafts stay words', async () => {
  const visit = await visitAs(site, 'exporter', '/connections')
  const staysWords = await trap(visit)
  const { page, context } = visit
  const { business, product } = await sampleBusiness(site)
  const { userID } = sampleAccounts.exporter
  await sql(
    `insert into posts (author_id, author_kind, writer_id, timeline_id, timeline_kind, content, preview, pictures)
      select $1, 'user', $1, $1, 'user', 'words', jsonb_build_object('url', text, 'site', text, 'title', text, 'description', text, 'picture', null),
        jsonb_build_array(jsonb_build_object('url', '/cover.png', 'versions', '[]'::jsonb, 'alt', text)) from unnest($2::text[]) text`,
    [userID, payloads],
  )
  for (let at = 0; at < payloads.length; at += 50) {
    await page.route('**/timeline/load/**', (route) => {
      const url = new URL(route.request().url())
      return route.continue({ url: `${url.origin}${url.pathname}?skip=${at}&size=50` })
    })
    await goTo(page, `/timeline/${userID}`)
    await page.getByRole('article').nth(9).waitFor()
    await shows(page)
    await staysWords(`timeline from ${at}`)
    await page.unroute('**/timeline/load/**')
  }

  await sql(
    `insert into invitations (business_id, email, access, token_hash, invited_by, expires_at)
      select $1, text, 'member', encode(sha256(convert_to(text, 'UTF8')), 'hex'), $2, now() + interval '1 day' from unnest($3::text[]) text`,
    [business.id, userID, payloads],
  )
  await sql(
    `insert into member_log (business_id, actor_id, email, happened, access)
      select $1, $2, text, 'invited', 'member' from unnest($3::text[]) text`,
    [business.id, userID, inParts(payloads, 400)],
  )
  const token = encodeURIComponent(payloads[0]!)
  for (const query of ['', `?token=${token}`]) {
    await goTo(page, `/business/${business.id}/members${query}`)
    await shows(page)
    await staysWords(`members${query}`)
  }

  await sql(
    `insert into notifications (receiver_id, kind, group_key, resource_type, resource_id, business_id, detail)
      select $1, kind, kind || text, kind, $2, $2, jsonb_build_object('name', text, 'expireDate', '2030-01-01')
        from unnest($3::text[]) text, unnest(array['certificate']) kind`,
    [userID, business.id, inParts(payloads, 1500)],
  )
  await goTo(page, '/notifications')
  await shows(page)
  await staysWords('notifications')

  const place = `/business-product/${product.slug}-${product.id}`
  await page.evaluate(
    ([path, id, text]) => {
      const person = localStorage.getItem('userID')
      const draft = JSON.stringify({ content: { was: '', now: text } })
      localStorage.setItem(`draft ${person} /newsfeed post`, draft)
      localStorage.setItem(`draft ${person} ${path} comment ${id}`, draft)
    },
    [place, product.id, payloads.join('\n')] as const,
  )
  for (const path of ['/newsfeed', `${place}#comments`]) {
    await goTo(page, path)
    await page.waitForFunction(() =>
      [...document.querySelectorAll('textarea')].some(({ value }) => value.includes('document.title')),
    )
    await staysWords(`draft at ${path}`)
  }
  await context.close()
})

test('names of files, headings and cells of an imported table stay words, also where they are refused', async () => {
  const visit = await visitAs(site, 'exporter', '/connections')
  const staysWords = await trap(visit)
  const { page, context } = visit
  const { business } = await sampleBusiness(site)
  await goTo(page, `/business/${business.id}/edit/products/import`)
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
  const rows = [
    ['Product name', 'Price', 'HS code', ...payloads.slice(0, 30)],
    ...payloads.map((text, at) => [text, text, text, ...payloads.slice(at, at + 30)]),
  ]
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /Choose file/ }).click()
  const table = rows.map((row) => row.map(cell).join(',')).join('\n')
  const name = `${payloads.find((text) => text.includes('<img') && !text.includes('/'))}.csv`
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(table) })
  await shows(page)
  await staysWords('columns')
  await page.getByLabel('Currency of the prices').selectOption('EUR')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await page.getByText('Rows to correct').waitFor()
  await shows(page)
  await staysWords('refused rows')
  await goTo(page, `/business/${business.id}/edit/products/import`)
  await page.getByRole('button', { name: /Choose file/ }).waitFor()
  await staysWords('a file to be chosen')
  await context.close()
})

async function opened(paths: string[], expected?: { refused: boolean }): Promise<void> {
  const visit = await site.visit('/attribution')
  const staysWords = await trap(visit, expected)
  for (const path of paths) {
    await goTo(visit.page, path)
    await visit.page.locator('main h1').first().waitFor({ state: 'attached' })
    await staysWords(path.slice(0, 200))
  }
  await visit.context.close()
}

test('words and filters of a search in an address stay words', async () => {
  const { business } = await sampleBusiness(site)
  const short = payloads.toSorted((a, b) => a.length - b.length).slice(0, 200)
  const words = inParts(short, 200).map((part, at) => {
    const text = encodeURIComponent(part)
    return [
      `/search-result?business=MA&countries=global&search=${text}`,
      `/search-result?business=PR&countries=global&search=${text}`,
      `/es/search-result?business=UR&countries=global&search=${text}`,
      `/business/${business.id}/products?q=${text}`,
    ][at % 4]!
  })
  const filters = groupsOf(payloads, 4000, encoded).map((group) =>
    group.reduce(
      (path, text) =>
        `${path}&brand=${encodeURIComponent(text)}&spec=${encodeURIComponent(`${text.replace(/[\\:]/g, '\\$&')}:${text}`)}`,
      '/search-result?business=PR&countries=global',
    ),
  )
  await opened([...words, ...filters])
})

test('whatever else an address says stays words', async () => {
  const whole = inParts(payloads, 9000, encoded).flatMap((part) => {
    const text = encodeURIComponent(part)
    return [
      `/auth/login?continue=${text}`,
      `/auth/login?error=Forbidden&email=${text}`,
      `/auth/login?error=ValidationError&field=${text}`,
      `/auth/login?error=${text}`,
      `/auth/login?error=OpenID&reason=${text}`,
      `/auth/register?error=ValidationError&email=${text}`,
      `/auth/forgot-password?error=TooManyRequests&retry=${text}`,
      `/auth/reset-password?token=${text}`,
      `/auth/verify-email?error=SessionError&token=${text}`,
      `/unsubscribe?token=${text}`,
      `/developers?x=${text}#${text.slice(0, 4000)}`,
    ]
  })
  const short = encodeURIComponent(payloads[3]!)
  const places = ['business', 'business-product', 'profile', 'industries', 'post', 'timeline', 'group', short]
  await opened([...whole, ...places.map((name) => `/${name}/${short}`)], { refused: true })
})

test('whoever is signed in is sent on to no address that runs something', async () => {
  const visit = await visitAs(site, 'buyer', '/connections')
  const staysWords = await trap(visit)
  const { page, context } = visit
  const goals = payloads.filter((text) => /^\s*(j\w+\s?\w*:|data:|vbscript:|https?:|\/\/)/i.test(text)).slice(-12)
  assert.equal(goals.length, 12)
  for (const goal of goals) {
    await goTo(page, `/auth/login?continue=${encodeURIComponent(goal)}`)
    await arrive(page, `${site.address}/`)
    await staysWords(`continue=${goal}`)
  }
  for (const text of inParts(payloads.slice(0, 30), 190).map(encodeURIComponent)) {
    await goTo(page, `/groups?search=${text}`)
    await page.locator('main h1').first().waitFor()
    await staysWords(`groups ${text}`)
  }
  await context.close()
})

test('whatever an email quotes stays words, in the outbox and in the email', async () => {
  const texts = inParts(payloads, 3000)
  for (const [at, text] of texts.entries()) {
    const button = { label: text, href: text }
    const email = compose({
      locale: text,
      brand: text,
      heading: text,
      paragraphs: payloads.slice(at * 30),
      button,
      footer: [text],
    })
    await sql(`insert into mails (id, recipient, locale, subject, text, html) values ($1, $2, 'en', $2, $3, $4)`, [
      randomUUID(),
      text,
      email.text,
      email.html,
    ])
  }
  const visit = await site.visit(site.outbox)
  const staysWords = await trap(visit)
  const { page, context } = visit
  await reload(page)
  const mails = page.getByRole('article')
  assert.ok((await mails.count()) >= texts.length)
  await staysWords('outbox')
  for (const frame of await page.locator('iframe').evaluateAll((all) => all.map((one) => one.getAttribute('src')!))) {
    await goTo(page, frame, { waitUntil: 'commit' })
    await page.locator('.sheet h1').waitFor()
    await staysWords(frame)
  }
  await context.close()
})
