// Links in user text.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linksIn } from './links.ts'

const found = (text: string) => linksIn(text).map((link) => link.text)

test('a link ends where its sentence goes on, in any script', () => {
  assert.deepEqual(found('官网：https://example.com，电话123'), ['https://example.com'])
  assert.deepEqual(found('https://example.com/路径。谢谢'), ['https://example.com/路径'])
  assert.deepEqual(found('见「https://example.com/a」与（https://example.com/b）'), [
    'https://example.com/a',
    'https://example.com/b',
  ])
  assert.deepEqual(found('See https://example.com/a_(b), (or http://example.org/).'), [
    'https://example.com/a_(b)',
    'http://example.org/',
  ])
})
