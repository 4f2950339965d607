// Marks on PDFs.
import { degrees, PDFDict, PDFDocument, PDFName, PDFNumber, type PDFPage, rgb } from '@cantoo/pdf-lib'
import { type DrawnLine, drawnLine } from '../typography/svg-path.ts'

/** Throws where it is encrypted or broken. Undefined where it is signed: a mark would break the signature. */
export async function markPDF(file: Uint8Array, mark: string): Promise<Uint8Array | undefined> {
  const document = await PDFDocument.load(file, { updateMetadata: false })
  if (isSigned(document)) return undefined
  const line = drawnLine(mark, 400)
  for (const page of document.getPages()) draw(page, line)
  return document.save({ updateFieldAppearances: false })
}

function isSigned({ catalog }: PDFDocument): boolean {
  const form = catalog.lookupMaybe(PDFName.of('AcroForm'), PDFDict)
  const flags = form?.lookupMaybe(PDFName.of('SigFlags'), PDFNumber)?.asNumber() ?? 0
  return (flags & 1) === 1
}

function draw(page: PDFPage, { path, width: unscaled }: DrawnLine): void {
  const { x, y, width, height } = page.getCropBox()
  const turned = ((page.getRotation().angle % 360) + 360) % 360
  const seenWidth = turned % 180 === 0 ? width : height
  const size = Math.min(Math.max(Math.min(width, height) / 60, 6), 30, (seenWidth * 0.96 * 1000) / unscaled)
  // Corner that is seen below on the left.
  const corner = {
    x: turned === 90 || turned === 180 ? x + width : x,
    y: turned === 180 || turned === 270 ? y + height : y,
  }
  const [cos, sin] = [Math.cos((turned * Math.PI) / 180), Math.sin((turned * Math.PI) / 180)]
  const rotate = degrees(turned)
  const indent = size / 2
  const strip = `M0 0h${seenWidth}v${-size * 1.6}h${-seenWidth}z`
  page.drawSvgPath(strip, { ...corner, rotate, color: rgb(1, 1, 1), opacity: 0.75 })
  page.drawSvgPath(path, {
    x: corner.x + (cos - sin) * indent,
    y: corner.y + (sin + cos) * indent,
    rotate,
    scale: size / 1000,
    color: rgb(0.2, 0.2, 0.2),
  })
}
