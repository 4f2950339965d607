// Test files of documents: models, drawings, datasheets.
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
