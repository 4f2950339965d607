// img attributes of an API photo.
import type { Photo } from '#contract/foundation/shapes.ts'

type Attributes = { src: string; srcSet?: string }

export function pictureOf(photo: Photo): Attributes
export function pictureOf(photo: Photo | null): Partial<Attributes>
export function pictureOf(photo: Photo | null): Partial<Attributes> {
  if (!photo) return {}
  const { url, versions } = photo
  return versions.length > 1
    ? { src: url, srcSet: versions.map((one) => `${one.url} ${one.width}w`).join(', ') }
    : { src: url }
}

export function isDrawn(photo: { url: string } | null): boolean {
  return !photo || photo.url.startsWith('/pictures/')
}

/** Null: a drawing of a listed company's product. */
export function undrawnPicture({
  mainImage,
  businessProfile: { presence },
}: {
  mainImage: Photo
  businessProfile: { presence: 'listed' | 'run' }
}): Photo | null {
  return presence === 'listed' && isDrawn(mainImage) ? null : mainImage
}
