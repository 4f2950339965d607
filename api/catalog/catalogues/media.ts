// Pictures of a row as media of its product.
import type { Photo } from '#contract/foundation/shapes.ts'
import type { Medium } from '#api/foundation/illustrations/lookup.ts'
import type { CellError } from './cells.ts'

export type Picture = { origin: string; photo: Photo | null; failed: boolean }
export type Pictures = ReadonlyMap<string, Picture>

export function isLink(source: string): boolean {
  return /^(https?:)?\/\//i.test(source)
}
/** Links as they are; file names without case and folder. */
export function sourceOf(text: string): string {
  return isLink(text) ? text : text.replace(/^.*[\\/]/, '').toLowerCase()
}

/** Before `final`, unfetched pictures have no content. */
export function mediaOf(
  names: readonly string[],
  before: readonly Medium[],
  { pictures, final }: { pictures: Pictures; final: boolean },
): { media: Medium[]; coming: string[]; errors: CellError[] } {
  const errors: CellError[] = []
  const coming: string[] = []
  const photos = names.flatMap((name): Medium[] => {
    const own = ownAt(name, before)
    if (own) return [own]
    const link = isLink(name)
    const picture = pictures.get(sourceOf(name))
    const same = before.find((medium) => medium.kind === 'image' && medium.from === (picture?.origin ?? name))
    if (same) return [same]
    if (
      link
        ? !URL.canParse(name) || picture?.failed || (final && !picture?.photo)
        : !picture || (final && !picture.photo)
    ) {
      errors.push({ column: 'photos', problem: link ? 'link' : 'pictureMissing', text: name })
      return []
    }
    if (!picture?.photo) coming.push(sourceOf(name))
    return [{ kind: 'image', ...(picture?.photo ?? { url: '' }), from: picture?.origin ?? name }]
  })
  return { media: [...photos, ...before.filter(({ kind }) => kind === 'video')], coming, errors: errors.slice(0, 1) }
}

function ownAt(name: string, before: readonly Medium[]): Medium | undefined {
  const path = isLink(name) ? URL.parse(name)?.pathname : name
  return before.find((medium) => medium.kind === 'image' && (medium.url === name || medium.url === path))
}
