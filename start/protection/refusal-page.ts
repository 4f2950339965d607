// A refusal as a small page.
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLocale, type Locale, localeOf } from '#contract/foundation/locales.ts'
import { escapeHtml } from '#kit/escape-html.ts'

type Words = { title: string; text: string }
type Kind = 'busy' | 'tooMany' | 'malformed' | 'failed'

const words: Record<Locale, Record<Kind, Words> & { again: string; home: string; soon: (seconds: number) => string }> =
  {
    en: {
      busy: {
        title: 'Not available at this moment',
        text: 'Too many people ask at once, or the site has just started.',
      },
      tooMany: { title: 'Too many requests', text: 'Your address has asked for a lot. Wait a moment please.' },
      malformed: { title: 'This address is not valid', text: 'It was mistyped or damaged on its way.' },
      failed: { title: 'Something was wrong', text: 'The page could not be made. Try again please.' },
      again: 'Try again',
      home: 'To the home page',
      soon: (seconds) => `This page tries again by itself in ${seconds} s.`,
    },
    es: {
      busy: {
        title: 'No disponible en este momento',
        text: 'Hay demasiadas visitas a la vez, o el sitio acaba de iniciarse.',
      },
      tooMany: { title: 'Demasiadas solicitudes', text: 'Su dirección ha pedido mucho. Espere un momento, por favor.' },
      malformed: { title: 'Esta dirección no es válida', text: 'Está mal escrita o se dañó por el camino.' },
      failed: { title: 'Algo ha fallado', text: 'No se pudo crear la página. Inténtelo de nuevo, por favor.' },
      again: 'Intentar de nuevo',
      home: 'A la página de inicio',
      soon: (seconds) => `Esta página lo intenta de nuevo en ${seconds} s.`,
    },
    it: {
      busy: {
        title: 'Non disponibile in questo momento',
        text: 'Ci sono troppe visite insieme, oppure il sito è appena partito.',
      },
      tooMany: {
        title: 'Troppe richieste',
        text: 'Il tuo indirizzo ha chiesto molto. Attendi un momento, per favore.',
      },
      malformed: { title: 'Questo indirizzo non è valido', text: 'È scritto male o si è rovinato lungo la strada.' },
      failed: {
        title: 'Qualcosa è andato storto',
        text: 'Non è stato possibile creare la pagina. Riprova, per favore.',
      },
      again: 'Riprova',
      home: 'Alla pagina iniziale',
      soon: (seconds) => `Questa pagina riprova da sola tra ${seconds} s.`,
    },
    zh: {
      busy: { title: '暂时无法访问', text: '访问人数过多，或网站刚刚启动。' },
      tooMany: { title: '请求过多', text: '您的地址请求过于频繁，请稍候。' },
      malformed: { title: '地址无效', text: '地址输入有误或已损坏。' },
      failed: { title: '出现错误', text: '无法生成页面，请重试。' },
      again: '重试',
      home: '返回首页',
      soon: (seconds) => `本页将在 ${seconds} 秒后自动重试。`,
    },
  }

const shown = new Set([400, 429, 500, 503])
const style = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;margin:15vh auto;padding:0 1rem;max-width:32rem;background:light-dark(#f6f8f9,#0d1519);color:light-dark(#10222e,#e6edf0)}a{display:inline-block;padding:.6rem 1rem;border-radius:.4rem;background:light-dark(#0b5c6b,#5cc2d1);color:light-dark(#fff,#06222a);text-decoration:none;font-weight:600}`
const styleHash = createHash('sha256').update(style).digest('base64')
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
const notPages = /^\/(api|assets|exports|files|mcp|pictures|healthz|readyz|metrics)(\/|$|\?)/

export function isNavigation({ method, url, headers }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  const mode = headers['sec-fetch-mode']
  if (mode !== undefined && mode !== 'navigate') return false
  return /\btext\/html\b/.test(headers.accept ?? '') && !notPages.test(url)
}

function kindOf(status: number): Kind {
  if (status === 429) return 'tooMany'
  if (status === 503) return 'busy'
  return status < 500 ? 'malformed' : 'failed'
}

function languageOf({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): Locale {
  const [, first] = /^\/([a-z]{2})(?:[/?]|$)/i.exec(url) ?? []
  return isLocale(first?.toLowerCase()) ? (first!.toLowerCase() as Locale) : localeOf(headers['accept-language'])
}

export function refusalPage(
  request: Pick<FastifyRequest, 'url' | 'headers'>,
  { status, retryAfter }: { status: number; retryAfter?: number | undefined },
): string {
  const locale = languageOf(request)
  const kind = kindOf(status)
  const { again, home, soon, [kind]: said } = words[locale]
  const seconds = retryAfter === undefined ? undefined : Math.max(1, Math.ceil(retryAfter))
  const isHopeless = kind === 'malformed'
  const href = isHopeless ? (locale === 'en' ? '/' : `/${locale}`) : escapeHtml(request.url)
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">${
    seconds === undefined ? '' : `<meta http-equiv="refresh" content="${seconds}">`
  }<title>${said.title}</title><style>${style}</style></head><body><main><h1>${said.title}</h1><p>${said.text}</p>${
    seconds === undefined ? '' : `<p>${soon(seconds)}</p>`
  }<p><a href="${href}">${isHopeless ? home : again}</a></p></main></body></html>`
}

export function sendRefusalPage(
  request: FastifyRequest,
  reply: FastifyReply,
  about: { status: number; retryAfter?: number | undefined },
): boolean {
  if (!shown.has(about.status) || !isNavigation(request)) return false
  void reply
    .code(about.status)
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .send(refusalPage(request, about))
  return true
}
