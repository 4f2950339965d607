// img attributes of an API photo.
import type { Photo } from '#contract/foundation/shapes.ts'

export function pictureOf({ url, versions }: Photo): { src: string; srcSet?: string } {
  return versions.length > 1
    ? { src: url, srcSet: versions.map((one) => `${one.url} ${one.width}w`).join(', ') }
    : { src: url }
}

export function isDrawn({ url }: { url: string }): boolean {
  return url.startsWith('/pictures/')
}
