// Hosts and addresses.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { domainToASCII } from 'node:url'
import { shownEmail, shownHost, shownUrl } from './hosts.ts'

test('hosts of one script are shown as written', () => {
  for (const host of [
    'почта.рф',
    'müller-pumpen.de',
    'مثال.com',
    '例え.jp',
    '水泵.中国',
    'ποτάμι.gr',
    'उदाहरण.भारत',
    'ตัวอย่าง.ไทย',
    'ünal.com.tr',
    '주식회사.kr',
    'wbn.example',
  ])
    assert.equal(shownHost(domainToASCII(host)), host)
  assert.equal(shownUrl(`https://${domainToASCII('почта.рф')}/насосы?q=1`), 'https://почта.рф/насосы?q=1')
  assert.equal(shownUrl(new URL('https://مثال.com/مضخات?q=%20').href), 'https://مثال.com/مضخات?q=%20')
  for (const url of ['nowhere', 'https://a.com/%e2%80%ae', 'https://a.com/%ff']) assert.equal(shownUrl(url), url)
  assert.equal(shownEmail(`ivan@${domainToASCII('почта.рф')}`), 'ivan@почта.рф')
})

test('hosts that look like others stay in ASCII', () => {
  for (const host of ['раураl.com', 'аррӏе.com', 'gооgle.com', 'сосо.com', 'α-pumps.com']) {
    const ascii = domainToASCII(host)
    assert.equal(shownHost(ascii), ascii, host)
  }
  for (const wrong of ['xn--', 'xn--99999999999', 'xn--a-.com', 'xn--é']) assert.equal(shownHost(wrong), wrong)
})
