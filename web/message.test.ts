// Messages as the catalogues compile them, written out with their values. The component is tested where pages are drawn.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Compiled } from './message.ts'
import { makeWords } from './message.ts'

function written(locale: 'en' | 'es' | 'it' | 'zh', message: string, values: Record<string, unknown> = {}): string {
  return makeWords(locale, { m: compileMessage(message) as Compiled }).i18n._('m', values)
}

test('D§portals a message is written with its values', () => {
  assert.equal(written('en', 'Search'), 'Search')
  assert.equal(written('en', '{name} in {place}', { name: 'Bombas', place: 'Chile' }), 'Bombas in Chile')
  assert.equal(written('en', '{missing}!'), '!')
  assert.equal(written('en', '{g, select, a {A} other {B}}', { g: 'x' }), 'B')
})

test('D§portals numbers and plurals follow the language', () => {
  const message = '{n, plural, =0 {none} one {# day} other {# days, {x}}}'
  assert.deepEqual(
    [0, 1, 12345].map((n) => written('en', message, { n, x: 'more' })),
    ['none', '1 day', '12,345 days, more'],
  )
  assert.equal(written('es', '{n, plural, one {# día} other {# días}}', { n: 1 }), '1 día')
  assert.equal(written('zh', '{n, plural, other {# 天}}', { n: 1 }), '1 天')
  assert.equal(written('en', '{n, selectordinal, one {#st} two {#nd} other {#th}}', { n: 22 }), '22nd')
})

test('D§portals what is not in the catalogue is shown in English', () => {
  const { i18n, learn } = makeWords('it')
  assert.equal(i18n._({ id: 'x', message: 'Search' }), 'Search')
  learn({ x: ['Cerca'] })
  assert.equal(i18n._({ id: 'x', message: 'Search' }), 'Cerca')
})
