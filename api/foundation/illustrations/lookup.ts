// Pictures of a row: uploads, else a drawing derived from its id.
import type { Photo } from '#contract/foundation/shapes.ts'
import { pictureAddress } from '#illustrations/address.ts'
import { deliveredName, type Node } from '#api/foundation/industries/lookup.ts'

export type Medium =
  | { kind: 'image'; url: string; versions?: Photo['versions']; alt?: string; from?: string }
  | { kind: 'drawn'; view: 'main' | 'drawing' | 'detail' | 'set' }
  | { kind: 'video'; id: string; url: string }

type StoredPhoto = { url: string; versions?: Photo['versions']; alt?: string } | null

function photo(url: string): Photo {
  return { url, versions: [] }
}
export function stored(given: StoredPhoto, otherwise: () => string): Photo {
  return given ? { ...given, versions: given.versions ?? [] } : photo(otherwise())
}

export function coverPhoto(given: StoredPhoto, id: string): Photo {
  return stored(given, () => pictureAddress({ kind: 'cover', seed: id }))
}

/** Unrun companies have own pictures or none. */
export function businessPhoto(
  kind: 'mark' | 'cover',
  given: StoredPhoto,
  { id, run }: { id: string; run: boolean },
): Photo | null {
  if (run) return stored(given, () => pictureAddress({ kind, seed: id }))
  return given && !given.url.startsWith('/pictures/') ? stored(given, () => '') : null
}

/** Delivered names: renamed categories keep drawings. */
function drawnName(node: Node): string {
  return (deliveredName(node) ?? node.name).en
}

/** `node`: the most specific known category. */
export function productPhotos(media: readonly Medium[], id: string, node: Node | undefined): Photo[] {
  const category = node ? [...(node.category ? [drawnName(node.category)] : []), drawnName(node)].join(' > ') : ''
  return media.flatMap((medium) => {
    if (medium.kind === 'image') return [stored(medium, () => '')]
    if (medium.kind === 'drawn')
      return [photo(pictureAddress({ kind: 'product', category, seed: id, view: medium.view }))]
    return []
  })
}

export function neutralPhoto(node: Node | undefined): Photo {
  return photo(pictureAddress({ kind: 'neutral', seed: node?.industry.key ?? '0015' }))
}
