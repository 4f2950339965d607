// DeepL.
import * as z from 'zod'
import { request, unreadable, usualFailure } from './request.ts'
import { bytesInJson, codePointsOf, type Failure, type Translator, type Usage, wrongCount } from './translator.ts'

type DeepLSettings = { key: string; address?: string | undefined }

const batch = { texts: 50, bytes: 120 * 1024 } // of 128 KiB
const languages = new Set(
  'ar bg cs da de el en es et fi fr hu id it ja ko lt lv nb nl pl pt ro ru sk sl sv tr uk zh'.split(' '),
)
const variants: Record<string, string> = { en: 'EN-GB', pt: 'PT-PT', zh: 'ZH-HANS' }
const exhausted = 456

const Translations = z.object({ translations: z.array(z.object({ text: z.string() })) })
const UsageAnswer = z.object({ character_count: z.number(), character_limit: z.number().optional() })
const GlossaryAnswer = z.object({ glossary_id: z.string() })

export function deepL({ key, address }: DeepLSettings): Translator {
  const base = (address ?? `https://api${key.endsWith(':fx') ? '-free' : ''}.deepl.com`).replace(/\/+$/, '')
  const headers = { authorization: `DeepL-Auth-Key ${key}` }

  async function ask<T>(schema: z.ZodType<T>, path: string, more: Omit<Parameters<typeof request>[1], 'headers'>) {
    const answer = await request(base + path, { ...more, headers, secret: key })
    if ('failure' in answer) return answer
    const failure = failureOf(answer)
    if (failure) return { failure }
    const { data } = schema.safeParse(answer.body)
    return data === undefined ? { failure: unreadable } : { data }
  }

  return {
    name: 'deepl',
    glossaries: 'id',
    batch,
    charactersOf: (text) => codePointsOf(tagged(text)),
    bytesOf: (text) => bytesInJson(tagged(text)),
    async translate(texts, from, to, { glossary, signal } = {}) {
      const body = {
        text: texts.map(tagged),
        source_lang: from.toUpperCase(),
        target_lang: variants[to] ?? to.toUpperCase(),
        tag_handling: 'xml',
        ignore_tags: ['x'],
        split_sentences: '1',
        preserve_formatting: true,
        ...(glossary && { glossary_id: glossary }),
      }
      const answer = await ask(Translations, '/v2/translate', { body, signal })
      if ('failure' in answer) return answer
      const translated = answer.data.translations.map(({ text }) => untagged(text))
      const failure = wrongCount(texts, translated)
      return failure ? { failure } : { texts: translated }
    },
    supports: async (from, to) => from !== to && languages.has(from) && languages.has(to),
    async usage() {
      const answer = await ask(UsageAnswer, '/v2/usage', { method: 'GET' })
      return 'failure' in answer ? answer : { usage: usageOf(answer.data) }
    },
    async createGlossary(name, { from, to, terms }) {
      const entries = terms.map(([source, target]) => `${inCell(source)}\t${inCell(target)}`).join('\n')
      const dictionary = { source_lang: from.toUpperCase(), target_lang: to.toUpperCase(), entries }
      const body = { name, dictionaries: [{ ...dictionary, entries_format: 'tsv' }] }
      const answer = await ask(GlossaryAnswer, '/v3/glossaries', { body })
      return 'failure' in answer ? answer : { id: answer.data.glossary_id }
    },
    async removeGlossary(id) {
      await request(`${base}/v3/glossaries/${encodeURIComponent(id)}`, { method: 'DELETE', headers, secret: key })
    },
  }
}

function failureOf(answer: Parameters<typeof usualFailure>[0]): Failure | undefined {
  if (answer.status === exhausted) return { kind: 'exhausted', message: answer.message }
  return usualFailure(answer)
}

function usageOf({ character_count, character_limit }: z.output<typeof UsageAnswer>): Usage {
  return { characters: character_count, limit: character_limit }
}

const inCell = (text: string) => text.replace(/[\t\r\n]+/g, ' ').trim()

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

export function tagged(text: string): string {
  return text.replace(/[&<>]/g, (one) => escapes[one]!).replace(/⟦(\d+)⟧/g, '<x id="$1"/>')
}

export function untagged(text: string): string {
  return text
    .replace(/<x\s+id\s*=\s*["'](\d+)["']\s*(?:\/>|>\s*<\/x>)/g, '⟦$1⟧')
    .replace(/&(amp|lt|gt|quot|apos|#\d{1,6}|#x[\da-f]{1,5});/gi, (whole, name: string) => {
      if (!name.startsWith('#')) return characters[name.toLowerCase()] ?? whole
      const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
    })
}
