// Adapters against counterparts.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { deadlines } from '../deadlines.ts'
import { deepL, tagged, untagged } from './deepl.ts'
import { bracketed, libreTranslate, unbracketed } from './libretranslate.ts'
import { languageModel } from './model.ts'
import type { Fault } from './testing-counterpart.ts'
import { type DeepLCounterpart, startDeepL } from './testing-deepl.ts'
import { type LibreTranslateCounterpart, startLibreTranslate } from './testing-libretranslate.ts'
import { type ModelCounterpart, startModel } from './testing-model.ts'
import { batchSize, type Failure, type Outcome, type Translator } from './translator.ts'

let deepl: DeepLCounterpart
let libre: LibreTranslateCounterpart
let endpoint: ModelCounterpart
const translators = {} as Record<'deepl' | 'libretranslate' | 'model', Translator>
before(async () => {
  ;[deepl, libre, endpoint] = await Promise.all([startDeepL(), startLibreTranslate('libre-key'), startModel()])
  translators.deepl = deepL(deepl)
  translators.libretranslate = libreTranslate(libre)
  translators.model = languageModel({ address: `${endpoint.address}/v1/`, key: endpoint.key, model: 'local-7b' })
})
after(() => Promise.all([deepl, libre, endpoint].map((one) => one.close())))

const failureOf = (outcome: Outcome): Partial<Failure> => ('failure' in outcome ? outcome.failure : {})
const textsOf = (outcome: Outcome) => ('texts' in outcome ? outcome.texts : assert.fail(JSON.stringify(outcome)))
const counterparts = () => ({ deepl, libretranslate: libre, model: endpoint })

for (const name of ['deepl', 'libretranslate', 'model'] as const) {
  test(`${name}: texts come back in order with their marks`, async () => {
    const outcome = await translators[name].translate(['Valve ⟦1⟧ and ⟦2⟧', 'Pump & hose <new> ⟦1⟧'], 'en', 'es')
    assert.deepEqual(textsOf(outcome), [
      'Valveo ⟦1⟧ ando ⟦2⟧',
      name === 'deepl' ? 'Pumpo & hoseo <newo> ⟦1⟧' : 'Pumpo & hoseo <new> ⟦1⟧',
    ])
    assert.match(textsOf(await translators[name].translate(['Ball valve'], 'en', 'zh'))[0]!, /^译+ 译+$/)
  })

  test(`${name}: each fault has its kind, and a body that is empty or a page is not parsed`, async () => {
    const cases: [Fault, Record<string, string>, Partial<Failure>][] = [
      [429, { 'retry-after': '7' }, { kind: 'wait', seconds: 7 }],
      [529, {}, { kind: 'wait', seconds: 30 }],
      [429, { 'retry-after': 'soon' }, { kind: 'wait', seconds: 30 }],
      [429, { 'retry-after': '999999' }, { kind: 'wait', seconds: 3600 }],
      [400, {}, { kind: 'refused', about: 'texts' }],
      [413, {}, { kind: 'refused', about: 'texts' }],
      [403, {}, { kind: 'refused', about: 'access' }],
      [500, {}, { kind: 'broken' }],
      [503, {}, { kind: 'broken' }],
      [504, {}, { kind: 'broken' }],
      ['empty', {}, { kind: 'broken' }],
      ['html', {}, { kind: 'broken' }],
      ['drop', {}, { kind: 'broken' }],
    ]
    for (const [fault, headers, expected] of cases) {
      counterparts()[name].fail(fault, 1, headers)
      const failure = failureOf(await translators[name].translate(['Valve'], 'en', 'es'))
      for (const [field, value] of Object.entries(expected))
        assert.equal(failure[field as keyof Failure], value, `${fault} ${JSON.stringify(failure)}`)
    }
  })

  test(`${name}: silence is given up`, async () => {
    const usual = deadlines.translation.answer
    deadlines.translation.answer = 100
    counterparts()[name].fail('hang')
    const failure = failureOf(await translators[name].translate(['Valve'], 'en', 'es'))
    deadlines.translation.answer = usual
    assert.equal(failure.message, 'It takes too long')
  })
}

test('deepl: 456 is the end of the quota; usage is read, nothing of a plan is assumed', async () => {
  deepl.limit.characters = deepl.counted() + 5
  assert.equal(failureOf(await translators.deepl.translate(['Valves'], 'en', 'es')).kind, 'exhausted')
  textsOf(await translators.deepl.translate(['Valve'], 'en', 'es'))
  assert.deepEqual(await translators.deepl.usage!(), {
    usage: { characters: deepl.counted(), limit: deepl.limit.characters },
  })
  deepl.limit.characters = Infinity
})

test('deepl: characters are counted as it counts them', async () => {
  const texts = ['Größe ⟦1⟧ 𝒳 & more', '阀门']
  const before = deepl.counted()
  await translators.deepl.translate(texts, 'en', 'es')
  const counted = texts.reduce((sum, text) => sum + translators.deepl.charactersOf(text), 0)
  assert.equal(deepl.counted() - before, counted)
})

test('deepl: the plan is in the key, a wrong key is about access, and no message repeats it', async () => {
  const failure = failureOf(await deepL({ key: 'wrong', address: deepl.address }).translate(['a'], 'en', 'es'))
  assert.deepEqual([failure.kind, JSON.stringify(failure).includes('wrong')], ['refused', false])
  const wrong = languageModel({ address: `${endpoint.address}/v1`, key: 'secret-of-ours', model: 'm' })
  const refusal = failureOf(await wrong.translate(['a'], 'en', 'es'))
  assert.deepEqual([refusal.kind, refusal.message], ['refused', 'Incorrect API key: Bearer …'])
})

test('deepl: a glossary is made, used with its languages, and removed', async () => {
  const terms = [['lead time', 'plazo\tde entrega']] as const
  const made = await translators.deepl.createGlossary!('wbn en-es', { from: 'en', to: 'es', terms })
  const id = 'id' in made ? made.id : assert.fail(JSON.stringify(made))
  const options = { glossary: id }
  assert.deepEqual(textsOf(await translators.deepl.translate(['Lead time'], 'en', 'es', options)), ['plazo de entrega'])
  assert.equal(failureOf(await translators.deepl.translate(['Lead time'], 'en', 'it', options)).kind, 'refused')
  await translators.deepl.removeGlossary!(id)
  assert.equal(deepl.glossaries.size, 0)
})

test('deepl: tags are put in and taken out whatever form they come back in; entities too', () => {
  const text = 'a < b & c > d &lt; ⟦1⟧⟦23⟧ "q"'
  assert.equal(untagged(tagged(text)), text)
  assert.equal(untagged('x <x id=\'1\' /> y <x id="2"></x> &#39;&#x41;&quot;'), 'x ⟦1⟧ y ⟦2⟧ \'A"')
})

test('batches have at most the texts and bytes of one request, and one text at least', () => {
  assert.equal(
    batchSize(
      translators.deepl,
      Array.from({ length: 80 }, () => 'a'),
    ),
    50,
  )
  assert.equal(batchSize(translators.deepl, ['a'.repeat(70_000), 'b'.repeat(70_000)]), 1)
  assert.equal(batchSize(translators.deepl, ['&'.repeat(200_000), 'b']), 1)
  assert.equal(batchSize(translators.model, ['a', 'b']), 1, 'no text beside that of another writer')
})

test('libretranslate: what is escaped stays escaped, though its answers are unescaped', async () => {
  const text = 'Use &lt;b&gt; or &amp;amp; here ⟦1⟧'
  const [answer] = textsOf(await translators.libretranslate.translate([text], 'en', 'es'))
  assert.match(answer!, /&lt;.*&gt;.*&amp;amp;.*⟦1⟧/)
  assert.equal(unbracketed(bracketed('a [[ 2 ]] ⟦1⟧')), 'a ⟦2⟧ ⟦1⟧')
})

test('libretranslate: a missing key (400) is about access, too long a text about texts, an emoji is no translation', async () => {
  const without = libreTranslate({ address: libre.address })
  assert.deepEqual(await without.translate(['Valve'], 'en', 'es').then(failureOf), {
    kind: 'refused',
    about: 'access',
    message: 'Visit https://portal.libretranslate.com to get an API key',
  })
  libre.limits.text = 3
  const long = failureOf(await translators.libretranslate.translate(['Valve'], 'en', 'es'))
  libre.limits.text = -1
  assert.deepEqual([long.kind, 'about' in long && long.about], ['refused', 'texts'])
  for (const [texts, kind] of [
    [['Valve', 'Pump'], 'broken'],
    [['Valve'], 'refused'],
    [['Valve', '⟦1⟧'], 'refused'],
  ] as const) {
    libre.mocks.left = 1
    assert.equal(failureOf(await translators.libretranslate.translate(texts, 'en', 'es')).kind, kind)
  }
})

test('libretranslate: its own codes of languages are used, and only pairs that it has', async () => {
  assert.equal(await translators.libretranslate.supports('en', 'zh'), true)
  assert.equal(await translators.libretranslate.supports('en', 'ja'), false)
  await translators.libretranslate.translate(['Valve'], 'en', 'zh')
  assert.deepEqual(
    Object.entries(libre.requests.at(-1)!.body as object).filter(([name]) => /source|target/.test(name)),
    [
      ['source', 'en'],
      ['target', 'zh-Hans'],
    ],
  )
})

test('model: an answer that is no JSON, has too few texts or is cut counts for nothing; terms are told', async () => {
  for (const [content, reason, kind] of [
    ['Of course! Here you are', 'stop', 'refused'],
    ['{"translations":[]}', 'stop', 'refused'],
    ['{"translations":["a"],"more":1}', 'stop', 'refused'],
    ['{"translations":["a', 'length', 'refused'],
  ] as const) {
    Object.assign(endpoint.says, { content, reason })
    assert.equal(failureOf(await translators.model.translate(['Valve'], 'en', 'es')).kind, kind)
  }
  Object.assign(endpoint.says, { content: undefined, reason: 'stop' })
  await translators.model.translate(['Valve'], 'en', 'es', { terms: [['valve', 'válvula']] })
  assert.match(JSON.stringify(endpoint.requests.at(-1)!.body), /valve = válvula/)
})
