// Previews of all indexable pages: `/preview/es/industries.png`.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { unescapeHtml } from '#kit/escape-html.ts'
import { splitLocale, tidyPath } from '#web/foundation/paths.ts'
import { previewPath } from '../beside.ts'
import type { PageAnswer } from '../page-cache.ts'
import type { AdmitRendering } from '../rendering.ts'

type Place = { locale: ReturnType<typeof splitLocale>['locale']; path: string; url: string }
type Tools = {
  app: FastifyInstance
  answerOf: (request: FastifyRequest, place: Place) => Promise<{ answer: PageAnswer }>
  operator: string
  hostOf: (request: FastifyRequest) => string
  admitRendering: AdmitRendering
}

const bytesMost = 32 * 1024 * 1024

export function previewHandler({ app, answerOf, operator, hostOf, admitRendering }: Tools) {
  const drawn = new LRUCache<string, Buffer>({ maxSize: bytesMost, sizeCalculation: ({ length }) => length })

  /** This server only: a drawing or upload. */
  async function pictureAt(path: string | undefined): Promise<Buffer | undefined> {
    if (!path?.startsWith('/')) return undefined
    const { statusCode, rawPayload } = await app.inject({ url: path })
    return statusCode === 200 ? rawPayload : undefined
  }

  return async (request: FastifyRequest, reply: FastifyReply, pathname: string): Promise<FastifyReply> => {
    const url = tidyPath(pathname.replace(/^\/preview/, '').replace(/(\/index)?\.png$/, '') || '/')
    const { locale, rest: path } = splitLocale(url)
    const { answer } = await answerOf(request, { locale, path, url })
    if ('location' in answer)
      return answer.status === 301 ? reply.redirect(previewPath(answer.location), 301) : missing(reply)
    const html = answer.status === 200 ? String(await answer.page.form('identity')) : ''
    if (!html.includes('<link rel="canonical"')) return missing(reply)
    const meta = (name: string) =>
      unescapeHtml(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '')
    const shown = {
      title: meta('og:title').replace(` · ${operator}`, ''),
      description: meta('og:description'),
      site: operator,
      host: hostOf(request),
    }
    const picturePath = meta('thumbnail')
    const key = JSON.stringify([shown, picturePath])
    let picture = drawn.get(key)
    if (!picture) {
      const { drawPreview } = await import('./draw.ts')
      picture = await admitRendering(request, async () =>
        drawPreview({ ...shown, picture: await pictureAt(picturePath) }),
      )
      drawn.set(key, picture)
    }
    return reply.type('image/png').header('cache-control', 'public, max-age=86400').send(picture)
  }
}

function missing(reply: FastifyReply): FastifyReply {
  reply.callNotFound()
  return reply
}
