// Picture upload without interaction; shrinks large ones.
import { imageBytesMost } from '#contract/foundation/constants.ts'
import { fileKinds } from '#contract/identity/files/kinds.ts'
import type { Api } from '#web/foundation/page.ts'
import { bitmapOf, fileOf, fullFrame } from './canvas.ts'
import { type About, send, type UploadedFile } from './send.ts'

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  bmp: 'image/bmp',
}

export function isPictureName(name: string): boolean {
  return typeByName(name) !== undefined
}

function typeByName(name: string): string | undefined {
  return types[name.slice(name.lastIndexOf('.') + 1).toLowerCase()]
}

/** Undefined for unreadable pictures. Throws upload errors. */
export async function sendPicture(
  api: Api,
  file: Blob,
  { name, ...about }: About & { name: string },
  signal: AbortSignal,
): Promise<UploadedFile | undefined> {
  const picture = new Blob([file], { type: typeByName(name) ?? '' })
  const fits = picture.size <= imageBytesMost && fileKinds.picture.types.includes(picture.type)
  const bitmap = await bitmapOf(picture)
  if (!bitmap) return undefined
  const content = fits ? picture : await fileOf(bitmap, fullFrame(bitmap))
  bitmap.close()
  return content && send(api, content, about, () => {}, signal)
}
