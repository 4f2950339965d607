// Email texts.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { passesAxe } from './site/axe.ts'
import { password, visitAsNew } from './site/sign-in.ts'
import { arrive, press, startSite, type Site } from './site/site.ts'

let site: Site
before(async () => {
  site = await startSite()
})
after(() => site.close())

async function mailTo(name: string, language: string) {
  const email = `${name}@wbn.example`
  const body = { firstName: 'Rosa', lastName: 'Ibáñez', email, password, country: 'ES', acceptTerms: true }
  const headers = { 'content-type': 'application/json', 'accept-language': language }
  const answer = await fetch(`${site.address}/auth/register`, { method: 'POST', headers, body: JSON.stringify(body) })
  assert.equal(answer.status, 200)
  const mail = (await site.mails()).find(({ to }) => to === email)
  assert.ok(mail, `an email to ${email}`)
  return mail
}

test('the verification email is written anew in Spanish, seen and tried before, sent to who registers, and withdrawn', async () => {
  const { page, faults, context, email } = await visitAsNew(site, '/admin/emails', ['Ada', 'Admin'], {
    roles: ['administrator'],
  })
  const before = (await mailTo('before', 'es')).subject
  const table = page.getByRole('table')
  await table.waitFor()
  await page.getByRole('searchbox').last().fill('verify the address')
  await page.keyboard.press('Enter')
  await arrive(page, /q=verify/)
  await table.getByRole('link', { name: 'Español' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Verify the address' }).waitFor()

  const subject = page.getByLabel('Subject', { exact: true })
  const text = page.getByLabel('Text', { exact: true })
  const inside = page.frameLocator('iframe')
  await inside.getByRole('heading', { name: before }).waitFor()
  const color = () => inside.locator('.sheet').evaluate((sheet) => getComputedStyle(sheet).backgroundColor)
  assert.equal(await color(), 'rgb(255, 255, 255)')
  await press(page.getByRole('button', { name: 'Dark' }))
  assert.equal(await color(), 'rgb(20, 31, 37)')
  await press(page.getByRole('button', { name: 'As on a phone' }))

  await text.fill('{greeting}\n\nHola, {apellido}.')
  await page.getByText('Text: there is no placeholder {apellido}.').waitFor()
  await subject.fill('Un último paso, <b>por favor</b>')
  await text.fill('{greeting}\n\nConfirme su dirección.')
  await inside.getByRole('heading', { name: 'Un último paso, <b>por favor</b>' }).waitFor()
  await press(page.getByRole('button', { name: 'Plain text' }))
  await page.locator('pre').getByText('Confirme su dirección.').waitFor()
  await passesAxe(page, 'the form of an email')

  await press(page.getByRole('button', { name: 'Send it to me' }))
  await page.getByText(`Sent to ${email}`).waitFor()
  const tried = (await site.mails()).find(({ to }) => to === email)
  assert.equal(tried?.subject, '[Prueba] Un último paso, <b>por favor</b>')

  await press(page.getByRole('button', { name: 'Publish' }))
  await page.getByText('A reason is required.').first().waitFor()
  await page.getByLabel('Reason').fill('Shorter')
  await press(page.getByRole('button', { name: 'Publish' }))
  const versions = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Versions' }) })
  await versions.getByText('Shorter').waitFor()
  await versions.getByText('In use', { exact: true }).waitFor()

  const sent = await mailTo('after', 'es')
  assert.equal(sent.subject, 'Un último paso, <b>por favor</b>')
  assert.match(sent.text, /Confirme su dirección\./)
  assert.ok(sent.links.some((link) => link.includes('/es/auth/verify-email?token=')))
  assert.match((await mailTo('italian', 'it')).subject, /^Ti diamo il benvenuto/)

  await press(versions.getByRole('button', { name: 'Withdraw' }))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Not yet')
  await press(dialog.getByRole('button', { name: 'Withdraw' }))
  await versions.getByText('Withdrawn', { exact: true }).waitFor()
  assert.equal((await mailTo('withdrawn', 'es')).subject, before)
  assert.equal(await subject.inputValue(), before)

  const take = versions.getByRole('button', { name: 'Start from this version' }).first()
  await press(take)
  await inside.getByRole('heading', { name: 'Un último paso, <b>por favor</b>' }).waitFor()
  await subject.fill('Otro asunto')
  await press(take)
  await press(dialog.getByRole('button', { name: 'Discard' }))
  await inside.getByRole('heading', { name: 'Un último paso, <b>por favor</b>' }).waitFor()
  assert.equal(await subject.inputValue(), 'Un último paso, <b>por favor</b>')
  assert.deepEqual(faults, [])
  await context.close()
})
