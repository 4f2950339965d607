// Preview of the first link: public addresses, own picture file.
import { imageVersions, previewPictureBytesMost } from '#contract/foundation/constants.ts'
import type { Transaction } from 'kysely'
import type { Photo } from '#contract/foundation/shapes.ts'
import { deadlines } from '#kit/deadlines.ts'
import { fetchSafely, NotFetched } from '#kit/fetching/fetch-safely.ts'
import { Refusal } from '#kit/refusal.ts'
import type { DB } from '#api/database/tables.ts'
import { retainFiles, releaseFiles, storeFound } from '#api/identity/files/lookup.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import { previewOf } from './preview.ts'
import { setPreview } from './queries.ts'

type Limits = Parameters<typeof fetchSafely>[1]
const seconds = deadlines.preview.answer / 1000
const page: Limits = { bytesMost: 512 * 1024, seconds, types: ['text/html', 'application/xhtml+xml'] }
const picture: Limits = { bytesMost: previewPictureBytesMost, seconds, types: ['image/'] }
/** Excludes icons and tracking pixels. */
const widthLeast = imageVersions[0]

export type LinkPreview = NonNullable<Awaited<ReturnType<typeof lookUp>>>

export async function lookUp(link: string, more: Pick<Limits, 'allows'> = {}) {
  const found = await had(link, { ...page, ...more })
  const named = found && previewOf(found.content, found.address)
  if (!named) return undefined
  const { image, ...words } = named
  const bytes = image === undefined ? undefined : (await had(image, { ...picture, ...more }))?.content
  return { words: { ...words, url: link }, bytes }
}

function had(link: string, limits: Limits) {
  return fetchSafely(link, limits).catch((error: unknown) => {
    // No retry: later previews come too late.
    if (error instanceof NotFetched) return undefined
    throw error
  })
}

export async function pictureOf(
  dependencies: Pick<WorkerDependencies, 'db' | 'files'>,
  { bytes }: LinkPreview,
  owner: string,
): Promise<Photo | null> {
  if (!bytes) return null
  try {
    const about = { owner, purpose: 'post' as const, bytesMost: previewPictureBytesMost }
    const photo = await storeFound(dependencies, bytes, about)
    return photo.versions.at(-1)!.width >= widthLeast ? photo : null
  } catch (error) {
    // Broken or too large.
    if (!(error instanceof Refusal)) throw error
    return null
  }
}

export async function showPreview(
  tx: Transaction<DB>,
  post: { id: string; content: string },
  { words }: LinkPreview,
  picture: Photo | null,
): Promise<void> {
  const former = await setPreview(tx, post.id, post.content, { ...words, picture })
  if (former === undefined) return
  await retainFiles(tx, [picture])
  await releaseFiles(tx, [former])
}
