// What people may send: kinds of files with their types and sizes, and what each purpose takes. Without zod, so that every page may use it.
import { documentBytesMost, imageBytesMost, videoBytesMost } from '../constants.ts'

export type FileKind = 'picture' | 'document' | 'video'
export type FileRule = { types: readonly string[]; bytesMost: number }

/** Images and video. The type is judged by the bytes, never by a name. */
export const fileKinds: Record<FileKind, FileRule> = {
  picture: { types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'], bytesMost: imageBytesMost },
  document: { types: ['application/pdf'], bytesMost: documentBytesMost },
  video: { types: ['video/mp4'], bytesMost: videoBytesMost },
}

export const filePurposes = [
  'profilePhoto',
  'coverPhoto',
  'productPhoto',
  'certificate',
  'datasheet',
  'video',
  'post',
] as const
export type FilePurpose = (typeof filePurposes)[number]

export const kindsFor: Record<FilePurpose, readonly FileKind[]> = {
  profilePhoto: ['picture'],
  coverPhoto: ['picture'],
  productPhoto: ['picture'],
  certificate: ['picture', 'document'],
  datasheet: ['document'],
  video: ['video'],
  post: ['picture'],
}

/** The kind that a content type belongs to; undefined when it is none that we take. */
export function kindOf(contentType: string): FileKind | undefined {
  return (Object.keys(fileKinds) as FileKind[]).find((kind) => fileKinds[kind].types.includes(contentType))
}
