// File kinds: types, sizes, purposes. No zod.
import {
  documentBytesMost,
  imageBytesMost,
  messageFileBytesMost,
  technicalBytesMost,
  videoBytesMost,
} from '#contract/foundation/constants.ts'

export type FileKind = 'picture' | 'document' | 'video' | 'attachment' | 'technical'
type FileRule = { types: readonly string[]; bytesMost: number }

/** Browsers' MIME types; CAD files (STEP, DXF) mostly have none. */
const attachmentTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'application/pdf',
  'application/msword',
  'application/vnd.ms-excel',
  'application/vnd.ms-powerpoint',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/vnd.oasis.opendocument.presentation',
  'application/zip',
  'application/x-zip-compressed',
  'application/step',
  'model/step',
  'application/dxf',
  'image/vnd.dxf',
  'image/x-dxf',
  'application/octet-stream',
] as const
export const attachmentNames =
  '.jpg,.jpeg,.png,.webp,.avif,.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.ods,.odp,.zip,.step,.stp,.dxf'

/** Files of product documents: private. */
const technicalTypes = attachmentTypes.filter((type) => /^(image|model)\/|pdf$|step$|dxf$|octet-stream$/.test(type))
export const technicalNames = '.pdf,.jpg,.jpeg,.png,.webp,.avif,.step,.stp,.dxf'

/** The bytes decide the type, never the name. */
export const fileKinds: Record<FileKind, FileRule> = {
  picture: { types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'], bytesMost: imageBytesMost },
  document: { types: ['application/pdf'], bytesMost: documentBytesMost },
  video: { types: ['video/mp4'], bytesMost: videoBytesMost },
  attachment: { types: attachmentTypes, bytesMost: messageFileBytesMost },
  technical: { types: technicalTypes, bytesMost: technicalBytesMost },
}

export const filePurposes = [
  'profilePhoto',
  'coverPhoto',
  'productPhoto',
  'certificate',
  'datasheet',
  'document',
  'video',
  'post',
  'message',
] as const
export type FilePurpose = (typeof filePurposes)[number]

export const kindsFor: Record<FilePurpose, readonly FileKind[]> = {
  profilePhoto: ['picture'],
  coverPhoto: ['picture'],
  productPhoto: ['picture'],
  certificate: ['picture', 'document'],
  datasheet: ['document'],
  document: ['technical'],
  video: ['video'],
  post: ['picture'],
  message: ['attachment'],
}

const publicKinds = ['picture', 'document', 'video'] as const

/** Not registered, but sent by older programs. */
const aliases: Record<string, string> = { 'image/jpg': 'image/jpeg', 'image/pjpeg': 'image/jpeg' }

export function registeredType(contentType: string): string {
  return aliases[contentType] ?? contentType
}

export function kindOf(contentType: string, purpose?: FilePurpose): FileKind | undefined {
  const kinds = purpose ? kindsFor[purpose] : publicKinds
  return kinds.find((kind) => fileKinds[kind].types.includes(contentType))
}
