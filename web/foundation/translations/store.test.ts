// Translations asked for on a page.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readingIDsMost, type ReadTranslation } from '#contract/discovery/reading.ts'
import type { Api } from '#web/foundation/page.ts'
import { askFor, batchMost, changeState, keyOf, onTranslations, stateOf, type TranslationInput } from './store.ts'

type Body = { kind: string; ids: string[]; language: string; make: boolean }
type Answer = Awaited<ReturnType<Api['reading']['translate']>>

function server(answer: (body: Body) => Promise<Answer> | Answer) {
  const calls: Body[] = []
  const translate = async ({ body }: { body: Body }) => {
    calls.push(body)
    return answer(body)
  }
  return { calls, api: { reading: { translate } } as unknown as Api }
}
const inChinese = (id: string): ReadTranslation => ({
  id,
  from: 'zh',
  provider: 'deepl',
  texts: { content: `of ${id}` },
})
const all = ({ ids }: Body): Answer => ({ data: ids.map(inChinese), refusal: null })
const message = (id: string): TranslationInput => ({ kind: 'message', id, language: 'en' })

function settled(asked: TranslationInput): Promise<void> {
  return new Promise((resolve) => {
    const stop = onTranslations(() => {
      if (['original', 'waiting'].includes(stateOf(keyOf(asked)).state)) return
      stop()
      resolve()
    })
  })
}

test('texts asked for in one moment go in one call a kind and language, as many as the server takes', async () => {
  assert.equal(batchMost, readingIDsMost)
  const { api, calls } = server(all)
  const asked = Array.from({ length: batchMost + 1 }, (_, at) => message(`many-${at}`))
  const post: TranslationInput = { kind: 'post', id: 'one', language: 'en' }
  for (const one of [...asked, post, ...asked]) askFor(api, one)
  assert.equal(stateOf(keyOf(post)).state, 'waiting')
  await settled(post)
  assert.deepEqual(
    calls.map(({ kind, ids }) => [kind, ids.length]),
    [
      ['message', batchMost],
      ['message', 1],
      ['post', 1],
    ],
  )
  assert.equal(stateOf(keyOf(asked[20]!)).texts?.['content'], 'of many-20')
})

test('what was translated is shown again without a call, and anew after an edit', async () => {
  const { api, calls } = server(all)
  const asked = { ...message('again'), edition: 'first' }
  askFor(api, asked)
  await settled(asked)
  changeState(keyOf(asked), { state: 'original' })
  askFor(api, asked)
  assert.equal(stateOf(keyOf(asked)).state, 'shown')
  assert.equal(calls.length, 1)
  const edited = { ...asked, edition: 'second' }
  askFor(api, edited)
  await settled(edited)
  assert.equal(calls.length, 2)
})

test('who goes back to the original while it is translated keeps it; the paid text is not asked for twice', async () => {
  const answer = Promise.withResolvers<Answer>()
  const { api, calls } = server(() => answer.promise)
  const [asked, other] = [message('back'), message('beside')]
  askFor(api, asked)
  askFor(api, other)
  changeState(keyOf(asked), { state: 'original' })
  answer.resolve({ data: [inChinese('back'), inChinese('beside')], refusal: null })
  await settled(other)
  assert.equal(stateOf(keyOf(asked)).state, 'original')
  askFor(api, asked)
  assert.equal(stateOf(keyOf(asked)).state, 'shown')
  assert.equal(calls.length, 1)
})

test('a limit says until when, all else may be tried again', async () => {
  const until = '2026-12-01T00:00:00.000Z'
  const limited = server(() => ({ data: [], refusal: { reason: 'limit', until } }))
  askFor(limited.api, message('limited'))
  await settled(message('limited'))
  assert.deepEqual(stateOf(keyOf(message('limited'))), { state: 'limit', until })
  const broken = server(() => Promise.reject(new TypeError('offline')))
  askFor(broken.api, message('broken'))
  await settled(message('broken'))
  assert.equal(stateOf(keyOf(message('broken'))).state, 'unavailable')
  askFor(server(all).api, message('broken'))
  await settled(message('broken'))
  assert.equal(stateOf(keyOf(message('broken'))).state, 'shown')
})

test('asked for only what was translated before, what lacks stays the original', async () => {
  const { api, calls } = server(({ ids }) => ({
    data: ids.filter((id) => id === 'known').map(inChinese),
    refusal: null,
  }))
  askFor(api, message('unknown'), false)
  askFor(api, message('known'), false)
  await settled(message('known'))
  assert.equal(calls[0]!.make, false)
  assert.deepEqual(stateOf(keyOf(message('unknown'))), { state: 'original' })
})
