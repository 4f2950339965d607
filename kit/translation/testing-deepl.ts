// DeepL’s counterpart.
import * as z from 'zod'
import { type Counterpart, pretend, type ReceivedRequest, type Reply, startCounterpart } from './testing-counterpart.ts'

const sources = 'AR BG CS DA DE EL EN ES ET FI FR HU ID IT JA KO LT LV NB NL PL PT RO RU SK SL SV TR UK ZH'.split(' ')
const targets = [...sources, 'EN-GB', 'EN-US', 'PT-PT', 'PT-BR', 'ZH-HANS', 'ZH-HANT', 'ES-419']
const Translate = z
  .strictObject({
    text: z.array(z.string()).min(1).max(50),
    target_lang: z.enum(targets as [string, ...string[]]),
    source_lang: z.enum(sources as [string, ...string[]]).optional(),
    context: z.string().optional(),
    formality: z.enum(['default', 'more', 'less', 'prefer_more', 'prefer_less']).optional(),
    model_type: z.enum(['quality_optimized', 'prefer_quality_optimized', 'latency_optimized']).optional(),
    tag_handling: z.enum(['xml', 'html']).optional(),
    tag_handling_version: z.enum(['v1', 'v2']).optional(),
    ignore_tags: z.array(z.string()).optional(),
    split_sentences: z.enum(['0', '1', 'nonewlines']).optional(),
    preserve_formatting: z.boolean().optional(),
    glossary_id: z.string().optional(),
    show_billed_characters: z.boolean().optional(),
  })
  .refine(({ glossary_id: id, source_lang: source }) => !id || source, 'source_lang is required with a glossary')
const NewGlossary = z.strictObject({
  name: z.string().min(1).max(1024),
  dictionaries: z
    .array(
      z.strictObject({
        source_lang: z.enum(sources as [string, ...string[]]),
        target_lang: z.enum(sources as [string, ...string[]]),
        entries: z.string().min(1),
        entries_format: z.enum(['tsv', 'csv']),
      }),
    )
    .min(1),
})
type Dictionary = z.output<typeof NewGlossary>['dictionaries'][0]
export type DeepLCounterpart = Counterpart & {
  key: string
  keys: Set<string>
  counted: () => number
  texts: () => string[]
  limit: { characters: number }
  glossaries: Map<string, Dictionary>
}

const bad = (message: string, detail?: string): Reply => ({ status: 400, body: { message, ...(detail && { detail }) } })
const isXml = (text: string) => !/[<>]|&(?!(amp|lt|gt|quot|apos|#\d+);)/.test(text.replace(/<x id="\d+"\/>/g, ''))

export async function startDeepL(key = 'deepl-test-key:fx'): Promise<DeepLCounterpart> {
  const limit = { characters: Infinity }
  const keys = new Set([key])
  const glossaries = new Map<string, Dictionary>()
  const texts: string[] = []
  let count = 0

  function translate({ body }: ReceivedRequest): Reply {
    const { data, error } = Translate.safeParse(body)
    if (!data) return bad('Bad request', error.issues[0]?.message)
    if (data.tag_handling === 'xml' && !data.text.every(isXml)) return bad('Tag handling parsing failed')
    const glossary = data.glossary_id ? glossaries.get(data.glossary_id) : undefined
    if (data.glossary_id && !glossary) return { status: 404, body: { message: 'Glossary not found' } }
    const [source, target] = [data.source_lang ?? 'EN', data.target_lang.slice(0, 2)]
    if (glossary && (glossary.source_lang !== source || glossary.target_lang !== target))
      return bad('Glossary has other languages')
    const characters = data.text.reduce((sum, text) => sum + [...text].length, 0)
    if (count + characters > limit.characters) return { status: 456 }
    count += characters
    texts.push(...data.text)
    const words = (glossary?.entries.split('\n') ?? []).map((line) => line.split('\t') as [string, string])
    const said = (text: string) => words.find(([term]) => term.toLowerCase() === text.toLowerCase())?.[1]
    const translations = data.text.map((text) => ({
      detected_source_language: source,
      text: said(text) ?? pretend(text, target),
    }))
    return { status: 200, body: { translations } }
  }

  function addGlossary({ body }: ReceivedRequest): Reply {
    const { data, error } = NewGlossary.safeParse(body)
    if (!data) return bad('Bad request', error.issues[0]?.message)
    const [dictionary] = data.dictionaries as [Dictionary]
    const lines = dictionary.entries.split('\n').map((line) => line.split('\t'))
    const isWrong = ([source = '', target = '', ...more]: string[]) =>
      more.length > 0 || [source, target].some((cell) => !cell.trim() || Buffer.byteLength(cell) > 1024)
    if (lines.some(isWrong)) return bad('Invalid glossary', 'an entry has not two cells')
    if (new Set(lines.map(([source]) => source)).size < lines.length) return bad('Invalid glossary', 'duplicate')
    const id = crypto.randomUUID()
    glossaries.set(id, dictionary)
    return { status: 201, body: { glossary_id: id, name: data.name, dictionaries: [] } }
  }

  const counterpart = await startCounterpart((received) => {
    const { method, path, headers, bytes } = received
    if (!headers['user-agent'] || headers['user-agent'] === 'node') return bad('No User-Agent')
    if (!keys.has(/^DeepL-Auth-Key (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '')) return { status: 403 }
    if (path.includes('?')) return bad('Query parameters are not supported')
    if (bytes > 128 * 1024) return { status: 413, body: { message: 'Request Entity Too Large' } }
    const removed = /^\/v3\/glossaries\/(.+)$/.exec(path)?.[1]
    if (method === 'DELETE' && removed) return { status: glossaries.delete(removed) ? 204 : 404 }
    if (method === 'GET' && path === '/v2/usage')
      return { status: 200, body: { character_count: count, character_limit: Math.min(limit.characters, 1_250_000) } }
    if (method !== 'POST' || headers['content-type'] !== 'application/json') return { status: 404 }
    if (path === '/v2/translate') return translate(received)
    return path === '/v3/glossaries' ? addGlossary(received) : { status: 404 }
  })
  return { ...counterpart, key, keys, counted: () => count, texts: () => texts, limit, glossaries }
}
