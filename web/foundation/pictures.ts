// Attributes of an img element for a photo of the API.
import type { Photo } from '#contract/foundation/shapes.ts'

export function pictureOf({ url, versions }: Photo): { src: string; srcSet?: string } {
  return versions.length > 1
    ? { src: url, srcSet: versions.map((one) => `${one.url} ${one.width}w`).join(', ') }
    : { src: url }
}

/** Is it a generated drawing, shown when there is no photo? */
export function isDrawn({ url }: { url: string }): boolean {
  return url.startsWith('/pictures/')
}
