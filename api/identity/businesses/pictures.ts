// Pictures and video of a business.
import type { Transaction } from 'kysely'
import type { FileReference, Photo } from '#contract/foundation/shapes.ts'
import type { SignedIn } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'
import { releaseFiles, takeFiles } from '#api/identity/files/lookup.ts'
import type { FieldErrors } from './references.ts'

type StoredPicture = { url: string } | null
type PictureInput = {
  profilePhoto?: FileReference | undefined
  coverPhoto?: FileReference | undefined
  video?: FileReference | undefined
}
/** Absent: unchanged. */
export type Pictures = { profilePhoto?: Photo | null; coverPhoto?: Photo | null; video?: { url: string } | null }
type Before = { profilePhoto: StoredPicture; coverPhoto: StoredPicture; video: StoredPicture }

const names = ['profilePhoto', 'coverPhoto', 'video'] as const
const videoHosts = /^(?:(?:www|m)\.)?(?:youtube\.com|youtu\.be|vimeo\.com|player\.vimeo\.com)$/

/** `prefix`: in field errors (`general.`). */
export async function takePictures(
  context: SignedIn,
  tx: Transaction<DB>,
  asked: { sent: PictureInput; before: Before; owners: string[]; prefix: string; errors: FieldErrors },
): Promise<Pictures> {
  const { sent, before, owners, prefix, errors } = asked
  const taken = await takeFiles(
    context,
    tx,
    names.map((name) => ({ field: prefix + name, reference: sent[name], purpose: name })),
    owners,
  )
  const pictures: Pictures = {}
  for (const name of names) {
    const reference = sent[name]
    if (!reference) continue
    const file = taken.get(prefix + name)
    if (name === 'video') {
      const video = file ? file.document : linkOf(reference, before.video)
      if (video === undefined) errors.add(`${prefix}video`, 'must be a link to YouTube or Vimeo, or an uploaded file')
      else pictures.video = video && { url: video.url }
    } else if (file) pictures[name] = file.photo
    // Other addresses: the placeholder or the present picture.
    else if ('url' in reference && reference.url === '') pictures[name] = null
  }
  await releaseFiles(
    tx,
    names
      .filter((name) => pictures[name] !== undefined && pictures[name]?.url !== before[name]?.url)
      .map((name) => before[name]),
  )
  return pictures
}

/** Null: none, undefined: unsupported. */
function linkOf(reference: FileReference, before: StoredPicture): StoredPicture | undefined {
  if (!('url' in reference)) return undefined
  if (reference.url === '') return null
  if (reference.url === before?.url) return before
  const url = URL.parse(reference.url)
  return url && /^https?:$/.test(url.protocol) && videoHosts.test(url.hostname) ? { url: url.href } : undefined
}
