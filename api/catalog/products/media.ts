// Media of a product: uploads taken, replaced files released. New datasheets become documents.
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Document, FileReference } from '#contract/foundation/shapes.ts'
import type { SignedIn } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'
import type { Datasheet } from '#api/catalog/documents/lookup.ts'
import { releaseFiles, takeFiles } from '#api/identity/files/lookup.ts'
import type { Medium } from '#api/foundation/illustrations/lookup.ts'

type MediaInput = {
  photos?: FileReference[] | undefined
  videos?: FileReference[] | undefined
  datasheets?: FileReference[] | undefined
}
type Before = { id: string; media: Medium[] }
/** `added`: datasheets that are no documents yet. `kept`: file ids of all, in order; absent: as they were. */
type Media = { media: Medium[]; added: Document[]; kept: string[] | undefined }

const videoHosts = /^(?:(?:www|m)\.)?(?:youtube\.com|youtu\.be|vimeo\.com|player\.vimeo\.com)$/

/** Absent lists stay. `addError`: dead references by field. */
export async function takeMedia(
  context: SignedIn,
  tx: Kysely<DB>,
  {
    sent,
    before,
    datasheets: known,
    owners,
    addError,
  }: {
    sent: MediaInput
    before: Before
    /** The product's open ones. */
    datasheets: readonly Datasheet[]
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
  const added: Document[] = []
  const kept = sent.datasheets?.flatMap((reference, i): string[] => {
    const document = taken.get(`datasheets.${i}`)?.document
    if (document) added.push(document)
    const same = known.find((one) => 'url' in reference && one.url === reference.url)
    if (!document && !same) addError(`datasheets.${i}`, 'is not a datasheet of this product')
    return document ? [document.url.split('/')[2]!] : same ? [same.fileID] : []
  })
  const media = [
    ...(photos ?? before.media.filter(({ kind }) => kind !== 'video')),
    ...(videos ?? before.media.filter(({ kind }) => kind === 'video')),
  ]
  const staying = new Set(addressesOf(media).map(({ url }) => url))
  await releaseFiles(
    tx,
    addressesOf(before.media).filter(({ url }) => !staying.has(url)),
  )
  return { media, added, kept }
}

export function addressesOf(media: readonly Medium[]): { url: string }[] {
  return media.flatMap((medium) => ('url' in medium ? [{ url: medium.url }] : []))
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
