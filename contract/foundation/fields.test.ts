// Names and email addresses.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { companyNameOf, Email, nameOf } from './fields.ts'

test('initials and dots are parts of names, addresses are not', () => {
  const isName = (name: string) => nameOf(80).safeParse(name).success
  for (const name of ['K.Srinivasan', 'K.Li', 'J.-P. Martin', 'Dr.Anna Rossi', 'А.Иванов', 'R.K.Narayan', '王伟'])
    assert.ok(isName(name), name)
  for (const name of ['Acme.com', 't.co', 'T.Co', 'evil.example.org', 'http://a', 'www.a', 'a/b', 'Почта.рф', '!!!'])
    assert.ok(!isName(name), name)
})

test('signs and letters without a drawing name nothing', () => {
  const isName = (name: string) => companyNameOf(80).safeParse(name).success
  for (const name of ['\u3164\u3164', '\u2800', '!!!', '—', '\uffff']) assert.ok(!isName(name), JSON.stringify(name))
  for (const name of ['3M', 'شركة النور', 'ООО «Завод Насос»']) assert.ok(isName(name), name)
  assert.equal(companyNameOf(80).parse('Valve\uffff'), 'Valve')
})

test('an address is kept in ASCII, whatever script its domain is typed in', () => {
  assert.equal(Email.parse(' Ivan@Почта.рф '), 'ivan@xn--80a1acny.xn--p1ai')
  assert.equal(Email.parse('ivan@xn--80a1acny.xn--p1ai'), 'ivan@xn--80a1acny.xn--p1ai')
  assert.equal(Email.parse("o'neil+x@müller.example"), "o'neil+x@xn--mller-kva.example")
  for (const bad of ['ivan@', 'a@b', '@почта.рф', 'a b@почта.рф', 'a@b..ru', 'a@почта.рф/x', 'a@-']) {
    assert.ok(!Email.safeParse(bad).success, bad)
  }
})
