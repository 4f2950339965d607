// Compression of answers as they leave. Pages and files of the web build come compressed and pass untouched.
import compression from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Compresses every answer that is text and has at least 1 KB. Compressed requests are not read: a small one may unpack to gigabytes. */
export async function compress(app: FastifyInstance): Promise<void> {
  await app.register(compression, { globalDecompression: false, encodings: ['br', 'gzip'] })
}
