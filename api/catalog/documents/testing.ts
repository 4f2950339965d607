// Test files of documents.
import { pdf, sendFile } from '#api/identity/files/testing.ts'
import type { TestApi, TestPerson } from '#api/testing.ts'

export function step(name = 'part'): Buffer {
  return Buffer.from(
    `ISO-10303-21;\nHEADER;\nFILE_DESCRIPTION((''),'2;1');\nFILE_NAME('${name}','',(''),(''),'','','');\nENDSEC;\nDATA;\nENDSEC;\nEND-ISO-10303-21;\n`,
  )
}

export function dxf(): Buffer {
  return Buffer.from('0\nSECTION\n2\nHEADER\n0\nENDSEC\n0\nEOF\n')
}

const contents = { pdf: [pdf, 'application/pdf'], step: [step, 'model/step'], dxf: [dxf, 'image/vnd.dxf'] } as const

export function sendDocument(
  test: Pick<TestApi, 'app'>,
  person: Pick<TestPerson, 'api'>,
  type: keyof typeof contents = 'pdf',
  fileName = `curve.${type}`,
): Promise<string> {
  const [content, contentType] = contents[type]
  return sendFile(test, person, content(), { contentType, purpose: 'document', fileName })
}

export async function addDocuments(
  { pool }: Pick<TestApi, 'pool'>,
  businessID: string,
  product: string,
  count: number,
) {
  await pool.query(
    `with added as (insert into documents (business_id, kind, title)
        select $1, 'other', n::text from generate_series(1, $3::int) n returning id),
      revised as (insert into document_revisions (document_id, position, file)
        select id, 1, '{"fileID": "", "name": "curve.pdf", "contentType": "application/pdf", "bytes": 1}' from added)
    insert into document_products (product_id, document_id) select $2, id from added`,
    [businessID, product, count],
  )
}
