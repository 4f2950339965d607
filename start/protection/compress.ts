// Compression of answers.
import compression from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Compressed requests are refused: a small one may unpack to gigabytes. */
export async function compress(app: FastifyInstance): Promise<void> {
  await app.register(compression, { globalDecompression: false, encodings: ['br', 'gzip'] })
}
