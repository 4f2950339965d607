// Serves drawings at immutable, cached addresses.
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { drawPicture } from '#illustrations/address.ts'
import { Refusal } from '#kit/refusal.ts'

const drawings = new LRUCache<string, string>({ max: 400 })

function drawingAt(path: string): string {
  let drawing = drawings.get(path)
  if (!drawing) {
    drawing = drawPicture(path)
    if (!drawing) throw new Refusal('NotFound', 'No such picture')
    drawings.set(path, drawing)
  }
  return drawing
}

export function serveIllustrations(app: FastifyInstance): void {
  app.get('/pictures/*', async (request, reply) => {
    const drawing = drawingAt(request.url.split('?', 1)[0]!)
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(drawing)
  })
}
