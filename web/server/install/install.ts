// Manifest, service worker, offline pages of the main host.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { locales, type Locale, type Names } from '#contract/foundation/locales.ts'
import { portalByKey } from '#contract/foundation/portals.ts'
import { smallPage, smallPageHeaders } from '#kit/small-page.ts'
import { prefixOf } from '#web/foundation/paths.ts'
import { manifestOf } from './manifest.ts'

const words: Record<'title' | 'text' | 'again', Names> = {
  title: { en: 'You are offline', es: 'Sin conexión', it: 'Sei offline', zh: '您已离线', de: 'Sie sind offline' },
  text: {
    en: 'This page needs the internet. Nothing was lost: go on when you are online again.',
    es: 'Esta página necesita conexión. No se ha perdido nada: continúe cuando vuelva a estar en línea.',
    it: 'Questa pagina richiede una connessione. Nulla è andato perso: continua quando torni online.',
    zh: '此页面需要网络连接。没有丢失任何内容，恢复连接后可继续。',
    de: 'Diese Seite braucht das Internet. Nichts ging verloren: Machen Sie weiter, sobald Sie wieder online sind.',
  },
  again: { en: 'Try again', es: 'Intentar de nuevo', it: 'Riprova', zh: '重试', de: 'Erneut versuchen' },
}

export function offlinePage(locale: Locale): string {
  const link = `<a href="">${words.again[locale]}</a>`
  return smallPage({ locale, title: words.title[locale], paragraphs: [words.text[locale], link] })
}

type Tools = {
  operator: string
  isMain: (request: FastifyRequest) => boolean
  /** Off: workers of earlier visits unregister. */
  isOn: boolean
  build: string
}

export async function serveInstall(app: FastifyInstance, { operator, isMain, isOn, build }: Tools): Promise<void> {
  const source = await readFile(join(import.meta.dirname, isOn ? 'worker.js' : 'unregister.js'), 'utf8')
  const pages = new Map(locales.map((locale) => [locale, offlinePage(locale)]))
  const version = createHash('sha256')
    .update([build, ...pages.values()].join())
    .digest('hex')
    .slice(0, 12)
  const worker = source
    .replace("'BUILD'", `'${version}'`)
    .replace("'LANGUAGES'", `'${locales.filter((locale) => locale !== 'en').join(' ')}'`)
  app.get('/sw.js', (request, reply) => {
    if (!isMain(request)) return reply.callNotFound()
    // A worker is bound by its script's policy.
    return reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': "default-src 'none'; connect-src 'self'" })
      .send(worker)
  })
  for (const locale of locales) {
    app.get(`${prefixOf(locale)}/offline`, (request, reply) =>
      isMain(request) && isOn
        ? reply.headers({ ...smallPageHeaders, 'cache-control': 'no-cache' }).send(pages.get(locale))
        : reply.callNotFound(),
    )
    app.get<{ Querystring: { portal?: string } }>(`${prefixOf(locale)}/site.webmanifest`, (request, reply) => {
      if (!isMain(request) || !isOn) return reply.callNotFound()
      const portal = portalByKey(String(request.query.portal ?? ''))?.key
      return reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(JSON.stringify(manifestOf(operator, locale, portal)))
    })
  }
}
