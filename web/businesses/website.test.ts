// Links to companies' own sites.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { websiteOf } from './website.ts'

test('2§3 a website is shown by its short name and linked with its protocol', () => {
  assert.deepEqual(websiteOf('https://www.ferrantis.example/'), {
    href: 'https://www.ferrantis.example/',
    name: 'ferrantis.example',
  })
  assert.deepEqual(websiteOf('acme.example/en'), { href: 'https://acme.example/en', name: 'acme.example/en' })
})

test('2§3 what is not a web address is no link', () => {
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
