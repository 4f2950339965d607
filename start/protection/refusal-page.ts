// A refusal as a small page.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLocale, type Locale, localeOf } from '#contract/foundation/locales.ts'
import { escapeHtml } from '#kit/escape-html.ts'
import { smallPage, smallPageHeaders } from '#kit/small-page.ts'

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
    de: {
      busy: {
        title: 'Im Moment nicht verfügbar',
        text: 'Zu viele Besucher auf einmal, oder die Website ist gerade erst gestartet.',
      },
      tooMany: {
        title: 'Zu viele Anfragen',
        text: 'Von Ihrer Adresse kamen sehr viele Anfragen. Bitte warten Sie einen Moment.',
      },
      malformed: {
        title: 'Diese Adresse ist ungültig',
        text: 'Sie ist falsch geschrieben oder wurde unterwegs beschädigt.',
      },
      failed: {
        title: 'Etwas ist schiefgegangen',
        text: 'Die Seite konnte nicht erstellt werden. Bitte versuchen Sie es erneut.',
      },
      again: 'Erneut versuchen',
      home: 'Zur Startseite',
      soon: (seconds) => `Diese Seite versucht es in ${seconds} s von selbst erneut.`,
    },
  }

const shown = new Set([400, 429, 500, 503])
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
  const link = `<a href="${href}">${isHopeless ? home : again}</a>`
  const paragraphs = [said.text, ...(seconds === undefined ? [] : [soon(seconds)]), link]
  return smallPage({ locale, title: said.title, paragraphs, refresh: seconds })
}

export function sendRefusalPage(
  request: FastifyRequest,
  reply: FastifyReply,
  about: { status: number; retryAfter?: number | undefined },
): boolean {
  if (!shown.has(about.status) || !isNavigation(request)) return false
  void reply
    .code(about.status)
    .headers({ ...smallPageHeaders, 'cache-control': 'no-store' })
    .send(refusalPage(request, about))
  return true
}
