// Media of a product: uploads taken, replaced files released.
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Document, FileReference } from '#contract/foundation/shapes.ts'
import type { SignedIn } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'
import { releaseFiles, takeFiles } from '#api/identity/files/lookup.ts'
import type { Medium } from '#api/foundation/illustrations/lookup.ts'

type MediaInput = {
  photos?: FileReference[] | undefined
  videos?: FileReference[] | undefined
  datasheets?: FileReference[] | undefined
}
type Before = { id: string; media: Medium[]; datasheets: Document[] }
type Media = { media: Medium[]; datasheets: Document[] }

const videoHosts = /^(?:(?:www|m)\.)?(?:youtube\.com|youtu\.be|vimeo\.com|player\.vimeo\.com)$/

/** Absent lists stay. `addError`: dead references by field. */
export async function takeMedia(
  context: SignedIn,
  tx: Kysely<DB>,
  {
    sent,
    before,
    owners,
    addError,
  }: {
    sent: MediaInput
    before: Before
    owners: string[]
    addError: (field: string, message: string) => void
  },
): Promise<Media> {
  const taken = await takeFiles(
    context,
    tx,
    [
      ...wanted('photos', sent.photos, 'productPhoto' as const),
      ...wanted('videos', sent.videos, 'video' as const),
      ...wanted('datasheets', sent.datasheets, 'datasheet' as const),
    ],
    owners,
  )
  const photos = sent.photos?.flatMap((reference, i): Medium[] => {
    const photo = taken.get(`photos.${i}`)?.photo
    if (photo) return [{ kind: 'image', ...photo }]
    const known = 'url' in reference ? pictureAt(reference.url, before) : undefined
    if (known === undefined) addError(`photos.${i}`, 'is not a picture of this product')
    return known ?? []
  })
  const videos = sent.videos?.flatMap((reference, i): Medium[] => {
    const url = taken.get(`videos.${i}`)?.document?.url ?? linkOf(reference, before.media)
    if (!url) addError(`videos.${i}`, 'must be a link to YouTube or Vimeo, or an uploaded file')
    const same = before.media.find((medium) => medium.kind === 'video' && medium.url === url)
    return url ? [same ?? { kind: 'video', id: randomUUID(), url }] : []
  })
  const datasheets = sent.datasheets?.flatMap((reference, i): Document[] => {
    const known =
      taken.get(`datasheets.${i}`)?.document ??
      before.datasheets.find((one) => 'url' in reference && one.url === reference.url)
    if (!known) addError(`datasheets.${i}`, 'is not a datasheet of this product')
    return known ? [known] : []
  })
  const after = {
    media: [
      ...(photos ?? before.media.filter(({ kind }) => kind !== 'video')),
      ...(videos ?? before.media.filter(({ kind }) => kind === 'video')),
    ],
    datasheets: datasheets ?? before.datasheets,
  }
  const staying = new Set(addressesOf(after).map(({ url }) => url))
  await releaseFiles(
    tx,
    addressesOf(before).filter(({ url }) => !staying.has(url)),
  )
  return after
}

export function addressesOf({ media, datasheets }: Media): { url: string }[] {
  return [...media.flatMap((medium) => ('url' in medium ? [{ url: medium.url }] : [])), ...datasheets]
}

function wanted<P extends 'productPhoto' | 'video' | 'datasheet'>(
  list: string,
  references: FileReference[] | undefined,
  purpose: P,
) {
  return (references ?? []).map((reference, i) => ({ field: `${list}.${i}`, reference, purpose }))
}

const drawing = /^\/pictures\/product\/\w+\/([\w-]+)\/(\w+)\.svg$/

/** Empty for the placeholder drawing; undefined for a foreign address. */
function pictureAt(url: string, { id, media }: Before): Medium[] | undefined {
  const [, seed, view] = drawing.exec(url) ?? []
  if (seed) return seed === id ? media.filter((one) => one.kind === 'drawn' && one.view === view) : undefined
  const same = media.find((one) => one.kind === 'image' && one.url === url)
  return same && [same]
}

function linkOf(reference: FileReference, before: Medium[]): string | undefined {
  if (!('url' in reference)) return undefined
  if (before.some((medium) => medium.kind === 'video' && medium.url === reference.url)) return reference.url
  const url = URL.parse(reference.url)
  return url && /^https?:$/.test(url.protocol) && videoHosts.test(url.hostname) ? url.href : undefined
}
