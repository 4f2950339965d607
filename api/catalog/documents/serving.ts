// Document files: at signed addresses, and at lasting ones while open.
import type { FastifyInstance } from 'fastify'
import type { Context } from '#api/foundation/context.ts'
import { serveAttachmentsOf, serveOpenFilesOf } from '#api/identity/files/lookup.ts'
import { findReadable } from './opening-queries.ts'

export function serveDocuments(app: FastifyInstance, context: Pick<Context, 'pool' | 'files'>): void {
  serveAttachmentsOf(app, context, 'document', findReadable)
  serveOpenFilesOf(app, context, 'document', (pool, asked) => findReadable(pool, { ...asked, reader: null }))
}
