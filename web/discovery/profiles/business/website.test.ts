// Links to company websites.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { websiteOf } from './website.ts'

test('a website is shown by its short name and linked with its protocol', () => {
  assert.deepEqual(websiteOf('https://www.ferrantis.example/'), {
    href: 'https://www.ferrantis.example/',
    name: 'ferrantis.example',
  })
  assert.deepEqual(websiteOf('acme.example/en'), { href: 'https://acme.example/en', name: 'acme.example/en' })
})

test('text that is not a web address is not linked', () => {
  for (const given of [
    null,
    '',
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:a@b.example',
    'https://a:b@c.example',
    'nowhere',
  ]) {
    assert.equal(websiteOf(given), undefined)
  }
})
