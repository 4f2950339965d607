// LibreTranslate’s counterpart.
import * as z from 'zod'
import { type Counterpart, pretend, type ReceivedRequest, type Reply, startCounterpart } from './testing-counterpart.ts'

const Translate = z.strictObject({
  q: z.union([z.string(), z.array(z.string()).min(1)]),
  source: z.string(),
  target: z.string(),
  format: z.enum(['text', 'html']).optional(),
  alternatives: z.int().min(0).optional(),
  api_key: z.string().optional(),
})
const codes = ['en', 'es', 'it', 'de', 'fr', 'zh-Hans', 'zt']
const languages = codes.map((code) => ({ code, name: code, targets: codes }))
const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'" }
const unescaped = (text: string) => text.replace(/&(lt|gt|amp|quot|#39);/g, (_, name: string) => entities[name]!)

export type LibreTranslateCounterpart = Counterpart & {
  key: string | undefined
  limits: { text: number; batch: number }
  mocks: { left: number }
  texts: () => string[]
}

const refused = (status: number, error: string): Reply => ({ status, body: { error } })

export async function startLibreTranslate(key?: string): Promise<LibreTranslateCounterpart> {
  const limits = { text: -1, batch: -1 }
  const mocks = { left: 0 }
  const texts: string[] = []

  function translate({ body }: ReceivedRequest): Reply {
    const { data, error } = Translate.safeParse(body)
    if (!data) return refused(400, `Invalid request: ${error.issues[0]?.message}`)
    if (key && !data.api_key) return refused(400, 'Visit https://portal.libretranslate.com to get an API key')
    if (key && data.api_key !== key) return refused(403, 'Invalid API key')
    const asked = [data.q].flat()
    if (limits.batch > -1 && asked.length > limits.batch)
      return refused(400, `Invalid request: request (${asked.length}) exceeds text limit (${limits.batch})`)
    if (limits.text > -1 && asked.some((text) => text.length > limits.text))
      return refused(400, `Invalid request: request exceeds text limit (${limits.text})`)
    for (const code of [data.source, data.target])
      if (!codes.includes(code) && code !== 'auto') return refused(400, `${code} is not supported`)
    texts.push(...asked)
    const isMocking = mocks.left-- > 0
    const translated = asked.map((text) => (isMocking ? '🤡' : unescaped(pretend(text, data.target))))
    return { status: 200, body: { translatedText: Array.isArray(data.q) ? translated : translated[0] } }
  }

  const counterpart = await startCounterpart((received) => {
    const { method, path } = received
    if (method === 'GET' && path === '/languages') return { status: 200, body: languages }
    return method === 'POST' && path === '/translate' ? translate(received) : refused(404, 'Not found')
  })
  return { ...counterpart, key, limits, mocks, texts: () => texts }
}
