// Serves drawings at their addresses. An address never changes its picture, so a browser may keep it for good.
import type { FastifyInstance } from 'fastify'
import { drawPicture } from '#illustrations/address.ts'
import { Refusal } from '#kit/refusal.ts'

const kept = new Map<string, string>()
const most = 400

/** The SVG of a path, drawn once and kept while it is among the last four hundred asked for. */
function pictureAt(path: string): string {
  let picture = kept.get(path)
  if (picture) {
    kept.delete(path)
  } else {
    picture = drawPicture(path)
    if (!picture) throw new Refusal('NotFound', 'No such picture')
    if (kept.size >= most) kept.delete(kept.keys().next().value!)
  }
  kept.set(path, picture)
  return picture
}

export function serveIllustrations(app: FastifyInstance): void {
  app.get('/pictures/*', async (request, reply) => {
    const picture = pictureAt(request.url.split('?', 1)[0]!)
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(picture)
  })
}
