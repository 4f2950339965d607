// From a photo as the API answers it to what an img element takes.
import type { Photo } from '#contract/shapes.ts'

/** `src` and, where there are versions, a `srcSet` by width. */
export function pictureOf({ url, versions }: Photo): { src: string; srcSet?: string } {
  return versions.length > 1
    ? { src: url, srcSet: versions.map((one) => `${one.url} ${one.width}w`).join(', ') }
    : { src: url }
}

/** A drawing stands for a picture that was not given. */
export function isDrawn({ url }: { url: string }): boolean {
  return url.startsWith('/pictures/')
}
