// Limits of documents.
import { documentsMost, documentsOfProductMost, revisionsMost } from '#contract/foundation/constants.ts'
import { type Call, fill, ownerOf } from '#api/testing-limits.ts'
import { addProduct, type TestApi, type TestPerson } from '#api/testing.ts'
import { sendDocument } from './testing.ts'

const tokens = (bench: TestApi, owner: TestPerson) =>
  Promise.all(Array.from({ length: 10 }, () => sendDocument(bench, owner)))
const document = `insert into documents (business_id, kind, title) select $1, 'datasheet', 'Curve'`
const revision = `insert into document_revisions (document_id, position, file)
  select $1, n + 1, '{"fileID": "", "name": "curve.pdf", "contentType": "application/pdf", "bytes": 1}'`

export const documentLimits: Record<string, (bench: TestApi) => Promise<Call>> = {
  async documentsMost(bench) {
    const { owner, id } = await ownerOf(bench)
    await fill(bench, documentsMost - 1, document, id)
    const files = await tokens(bench, owner)
    return (turn) =>
      owner.api.documents.add({ params: { businessID: id }, body: { kind: 'datasheet', file: files[turn]! } })
  },
  async documentsOfProductMost(bench) {
    const { owner, id } = await ownerOf(bench)
    const product = await addProduct(bench.db, id, 'Valve')
    await fill(bench, documentsOfProductMost - 1, document, id)
    await bench.pool.query(
      'insert into document_products (product_id, document_id) select $1, id from documents where business_id = $2',
      [product, id],
    )
    const params = { businessID: id }
    const files = await tokens(bench, owner)
    const apart = await owner.api.documents.add({ params, body: { kind: 'datasheet', file: files[0]! } })
    const change = { params: { ...params, documentID: apart.documentID }, body: { products: [product] } }
    return (turn) =>
      turn === 0
        ? owner.api.documents.change(change)
        : owner.api.documents.add({ params, body: { kind: 'datasheet', file: files[turn]!, products: [product] } })
  },
  async revisionsMost(bench) {
    const { owner, id } = await ownerOf(bench)
    const [file, ...files] = await tokens(bench, owner)
    const params = { businessID: id }
    const { documentID } = await owner.api.documents.add({ params, body: { kind: 'datasheet', file: file! } })
    await fill(bench, revisionsMost - 2, revision, documentID)
    files.push(await sendDocument(bench, owner))
    return (turn) => owner.api.documents.revise({ params: { ...params, documentID }, body: { file: files[turn]! } })
  },
}
