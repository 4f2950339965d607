// Services that the privacy policy does not name.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TextSources } from '#contract/publishing/texts.ts'
import type { TranslationState } from './answers.ts'
import { policiesLacking } from './policy.ts'

const fileSource = 'A translation service, which it has to name here'
const policy = (lang: TextSources['lang'], source: string) => ({ lang, source, fileSource }) as TextSources
const services = (...names: string[]) => names.map((name) => ({ name })) as TranslationState['data']

test('the policy as it came names nobody, a changed one names each service or is lacking', () => {
  const policies = [policy('en', fileSource), policy('de', 'DeepL SE, Köln'), policy('it', 'Nessuno')]
  assert.deepEqual(policiesLacking(services('deepl'), policies), ['en', 'it'])
  assert.deepEqual(policiesLacking(services('deepl', 'libretranslate'), policies), ['en', 'de', 'it'])
})

test('whose a model is cannot be known: the operator names it, any change counts', () => {
  assert.deepEqual(policiesLacking(services('model'), [policy('en', fileSource), policy('zh', '某公司')]), ['en'])
})

test('without a service nothing lacks', () => {
  assert.deepEqual(policiesLacking([], [policy('en', fileSource)]), [])
})
