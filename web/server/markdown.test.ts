// Markdown twins: no controls; user text stays text.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { markdownOf } from './markdown.ts'

const of = (main: string) =>
  markdownOf(
    `<html><head><title>A &amp; B</title><link rel="canonical" href="https://wbn.example/a"></head><body><nav>Menu</nav><main id="m">${main}</main></body></html>`,
    'https://wbn.example',
  )
    .split('---\n')
    .at(-1)!
    .trim()

test('headings, paragraphs, lists, tables and links become Markdown', () => {
  assert.equal(
    of('<h1>Pumps</h1><p>For <strong>water</strong> &amp; oil, see <a class="x" href="/a?b=1&amp;c=2">more</a>.</p>'),
    '# Pumps\n\nFor **water** & oil, see [more](https://wbn.example/a?b=1&c=2).',
  )
  assert.equal(of('<ul><li><w-t>One</w-t></li><li>Two</li></ul>'), '- One\n- Two')
  assert.equal(of('<ol><li>One</li><li>Two</li></ol>'), '1. One\n2. Two')
  assert.equal(of('<dl><div><dt>Year</dt><dd>1990</dd></div></dl>'), '**Year:** 1990')
  assert.equal(
    of('<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>'),
    '| A | B |\n| --- | --- |\n| 1 | 2 |',
  )
  assert.equal(
    of('<a href="/x"><img src="/p.svg" alt=""/><h3>Name</h3><p>Text</p></a>'),
    '[Name Text](https://wbn.example/x)',
  )
})

test('links in words that nobody checked are addresses, no links', () => {
  const link = '<p>See <a href="https://a.example/x" rel="nofollow ugc noopener">our site</a></p>'
  assert.equal(of(link), 'See our site (https://a.example/x)')
})

test('controls, drawings and hidden parts are left out', () => {
  assert.equal(
    of(
      '<p>Seen</p><button>Press<svg><path d="M0"/></svg></button><div hidden="">No</div><div aria-hidden="true"><div>No</div>No</div><form><input name="q"/>No</form><p>Too</p>',
    ),
    'Seen\n\nToo',
  )
})

test('texts of users cannot become markup', () => {
  assert.equal(
    of('<p>[x](javascript:1) &lt;script&gt; *a* `b`</p>'),
    '\\[x\\](javascript:1) \\<script\\> \\*a\\* \\`b\\`',
  )
})

test('title and canonical address stand before the text', () => {
  const text = markdownOf(
    '<title>A &amp; "B"</title><link rel="canonical" href="https://wbn.example/a"><main>x</main>',
    '',
  )
  assert.ok(text.startsWith('---\ntitle: "A & \\"B\\""\nurl: https://wbn.example/a\n---\n\nx'))
})

test('the language of a page stands above it', () => {
  const page = (more: string) =>
    markdownOf(`<head><title>A</title>${more}</head><main>Hola</main>`, 'https://wbn.example')
  const data = `<script type="application/ld+json">{"text":"\\"inLanguage\\":\\"xx\\"","inLanguage":"es"}</script>`
  assert.equal(page(data), '---\ntitle: "A"\nlanguage: es\n---\n\nHola\n')
  assert.equal(page(''), '---\ntitle: "A"\n---\n\nHola\n')
})
