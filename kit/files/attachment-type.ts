// Attachment types by bytes.
import { open } from 'node:fs/promises'

export const headBytes = 4100

const binaryDxf = 'AutoCAD Binary DXF\r\n\x1a\0'
const asciiDxf = /^\s*(999\r?\n[^\r\n]*\r?\n\s*)*0\r?\n\s*SECTION\r?\n/

type AttachmentType = { contentType: string; extension: string }

const pictures: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
}
const openXml = 'application/vnd.openxmlformats-officedocument'
const openDocument = 'application/vnd.oasis.opendocument'
const zipped: Record<string, string> = {
  docx: `${openXml}.wordprocessingml.document`,
  xlsx: `${openXml}.spreadsheetml.sheet`,
  pptx: `${openXml}.presentationml.presentation`,
  odt: `${openDocument}.text`,
  ods: `${openDocument}.spreadsheet`,
  odp: `${openDocument}.presentation`,
}
/** Microsoft's older container; installers (MSI) share it and are refused. */
const compound: Record<string, string> = {
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
}

export async function attachmentType(path: string, name: string): Promise<AttachmentType | undefined> {
  const file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0).finally(() => file.close())
  return attachmentTypeOf(buffer.subarray(0, bytesRead), name)
}

export async function attachmentTypeOf(head: Buffer, name: string): Promise<AttachmentType | undefined> {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  const text = head.toString('latin1')
  // ISO 10303-21 and DXF; a comment (group 999) may precede.
  if (/^\s*ISO-10303-21;/.test(text))
    return { contentType: 'model/step', extension: extension === 'stp' ? 'stp' : 'step' }
  if (text.startsWith(binaryDxf) || asciiDxf.test(text)) return { contentType: 'image/vnd.dxf', extension: 'dxf' }
  const { fileTypeFromBuffer } = await import('file-type')
  const mime = (await fileTypeFromBuffer(head))?.mime ?? ''
  if (pictures[mime]) return { contentType: mime, extension: pictures[mime] }
  if (mime === 'application/pdf') return { contentType: mime, extension: 'pdf' }
  if (mime === 'application/x-cfb') return known(compound, extension)
  if (mime === 'application/zip' || Object.values(zipped).includes(mime))
    return known(zipped, extension) ?? { contentType: 'application/zip', extension: 'zip' }
  return undefined
}

function known(types: Record<string, string>, extension: string): AttachmentType | undefined {
  const contentType = Object.hasOwn(types, extension) ? types[extension] : undefined
  return contentType ? { contentType, extension } : undefined
}
