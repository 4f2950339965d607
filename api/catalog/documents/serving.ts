// Files and pictures of documents.
import type { FastifyInstance } from 'fastify'
import type { Context } from '#api/foundation/context.ts'
import { serveAttachmentsOf, serveOpenFilesOf } from '#api/identity/files/lookup.ts'
import { findReadable } from './opening-queries.ts'

export function serveDocuments(app: FastifyInstance, context: Pick<Context, 'pool' | 'files'>): void {
  for (const owner of ['document', 'picture'] as const) {
    serveAttachmentsOf(app, context, owner, findReadable)
    serveOpenFilesOf(app, context, owner, (pool, asked) => findReadable(pool, { ...asked, reader: null }))
  }
}
