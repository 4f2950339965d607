// Message attachment rules.
import { messageFileBytesMost } from '#contract/foundation/constants.ts'
import { attachmentNames, kindOf } from '#contract/identity/files/kinds.ts'

export type SentFile = { token: string; name: string; bytes: number }

export type ChosenFile = SentFile | { url: string; token?: undefined; name: string; bytes: number }

export function keyOf(file: ChosenFile): string {
  return file.token ?? file.url
}

const endings = attachmentNames.split(',')

export function rejectionOf({ name, size }: File): 'kind' | 'large' | 'empty' | undefined {
  if (!endings.some((ending) => name.toLowerCase().endsWith(ending))) return 'kind'
  if (size > messageFileBytesMost) return 'large'
  return size === 0 ? 'empty' : undefined
}

/** Sets an accepted content type: browsers have none for CAD files. */
export function contentOf(file: File): Blob {
  return kindOf(file.type, 'message') ? file : new Blob([file], { type: 'application/octet-stream' })
}
