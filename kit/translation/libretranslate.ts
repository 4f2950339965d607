// LibreTranslate.
import * as z from 'zod'
import { request, unreadable, usualFailure } from './request.ts'
import { bytesInJson, codePointsOf, type Failure, type Translator, wrongCount } from './translator.ts'

type LibreTranslateSettings = { address: string; key?: string | undefined }

const batch = { texts: 50, bytes: 120 * 1024 }
const minute = 60_000 // ms
const hour = 60 * minute

const Translated = z.object({ translatedText: z.array(z.string()) })
const Languages = z.array(z.object({ code: z.string(), targets: z.array(z.string()) }))
type Targets = Map<string, ReadonlySet<string>>

export function libreTranslate({ address, key }: LibreTranslateSettings): Translator {
  const base = address.replace(/\/+$/, '')
  let known: { targets: Promise<Targets | undefined>; until: number } | undefined

  function targets(): Promise<Targets | undefined> {
    if (known && performance.now() < known.until) return known.targets
    const asked = { targets: readTargets(), until: performance.now() + minute }
    known = asked
    void asked.targets.then((found) => found && (asked.until += hour))
    return asked.targets
  }

  async function readTargets(): Promise<Targets | undefined> {
    const answer = await request(`${base}/languages`, { method: 'GET', secret: key })
    const { data } = Languages.safeParse('failure' in answer ? undefined : answer.body)
    return data && new Map(data.map((one): [string, ReadonlySet<string>] => [one.code, new Set(one.targets)]))
  }

  return {
    name: 'libretranslate',
    glossaries: 'none',
    batch,
    charactersOf: (text) => codePointsOf(bracketed(text)),
    bytesOf: (text) => bytesInJson(bracketed(text)),
    async translate(texts, from, to, { signal } = {}) {
      const pairs = await targets()
      if (!pairs) return { failure: { kind: 'broken', isLost: false, message: 'It does not tell its languages' } }
      const codes = { source: codeOf(from, [...pairs.keys()]), target: codeOf(to, [...(targetsOf(pairs, from) ?? [])]) }
      const body = { q: texts.map(bracketed), ...codes, format: 'text', ...(key && { api_key: key }) }
      const answer = await request(`${base}/translate`, { body, signal, secret: key })
      if ('failure' in answer) return answer
      const failure = failureOf(answer)
      if (failure) return { failure }
      const { data } = Translated.safeParse(answer.body)
      if (!data) return { failure: unreadable }
      const translated = data.translatedText.map(unbracketed)
      const fault = wrongCount(texts, translated) ?? mockery(texts, translated)
      return fault ? { failure: fault } : { texts: translated }
    },
    async supports(from, to) {
      const pairs = await targets()
      if (!pairs) return true
      const offered = targetsOf(pairs, from)
      return from !== to && !!offered && offered.has(codeOf(to, [...offered]))
    },
  }
}

function targetsOf(pairs: Targets, from: string): ReadonlySet<string> | undefined {
  return pairs.get(codeOf(from, [...pairs.keys()]))
}

function codeOf(language: string, offered: readonly string[]): string {
  if (offered.includes(language)) return language
  const variant = language === 'zh' ? /^zh-(hans|cn)$/i : new RegExp(`^${language}[-_]`, 'i')
  return offered.find((code) => variant.test(code)) ?? language
}

function failureOf(answer: Parameters<typeof usualFailure>[0]): Failure | undefined {
  const { status, message } = answer
  // A missing key.
  if (status === 400 && /api key/i.test(message)) return { kind: 'refused', about: 'access', message }
  return usualFailure(answer)
}

/** Abuse suspected: 200 with an emoji for all. A single text may have done it on purpose. */
function mockery(texts: readonly string[], answers: readonly string[]): Failure | undefined {
  const hasLetters = (text: string) => /\p{L}/u.test(text)
  const mocked = texts.filter((text, at) => hasLetters(text) && !hasLetters(answers[at]!))
  if (mocked.length === 0) return undefined
  const message = 'It answers without a word'
  const isBroken = mocked.length === texts.length && texts.length > 1
  return isBroken
    ? { kind: 'broken', isLost: true, message }
    : { kind: 'refused', about: 'texts', isLost: true, message }
}

/** Answers are HTML-unescaped. */
export function bracketed(text: string): string {
  return text.replace(/&(?=#?\w+;)/g, '&amp;').replace(/⟦(\d+)⟧/g, '[[$1]]')
}

export function unbracketed(text: string): string {
  return text.replace(/\[\[\s*(\d+)\s*\]\]/g, '⟦$1⟧')
}
