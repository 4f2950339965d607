// Tool of documents.
import type { McpServer } from '@modelcontextprotocol/server'
import * as z from 'zod'
import { documentKinds } from '#contract/catalog/documents/kinds.ts'
import { Uuid } from '#contract/foundation/shapes.ts'
import { answered, ofAnswer, readOnly, type SiteIn } from './site.ts'

export function addDocuments(server: McpServer, siteIn: SiteIn): void {
  server.registerTool(
    'list_documents',
    {
      title: 'Documents of a product',
      description:
        'Datasheets, manuals, drawings, CAD models, certificates and declarations of a product, with language, revision, ' +
        'last day and address. «file» is the file where it is open to everybody; else people sign in, or ask, at «address».',
      inputSchema: z.object({
        id: Uuid.describe('of the product, as a search answers it'),
        kind: z.enum(documentKinds).optional().describe('only this kind'),
        ...ofAnswer,
      }),
      annotations: readOnly,
    },
    ({ id, kind, language }) =>
      answered(async () => {
        const { api, addressOf } = siteIn(language)
        const product = await api.products.read({ params: { id } })
        const documents = product.documents
          .filter((document) => !kind || document.kind === kind)
          .map(({ documentID, url, file, ...document }) => ({
            id: documentID,
            ...document,
            fileName: file.name,
            contentType: file.contentType,
            bytes: file.bytes,
            address: addressOf.document(documentID),
            file: url && addressOf.file(url),
          }))
        return { product: { id, name: product.name, address: addressOf.product(product) }, documents }
      }),
  )
}
