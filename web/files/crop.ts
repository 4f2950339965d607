// Which part of a picture a frame shows: pure numbers. Knows no canvas and no pointer.

export type Size = { width: number; height: number }
/** Where the frame stands: `zoom` 1 shows as much as fits; `x` and `y` from 0 (left, top) to 1 (right, bottom). */
export type Place = { zoom: number; x: number; y: number }
export type Cut = Size & { left: number; top: number }

export const middle: Place = { zoom: 1, x: 0.5, y: 0.5 }
export const zoomMost = 4

/** The part of the picture, in its own pixels, that a frame of `ratio` (width by height) shows. */
export function cutOf(picture: Size, ratio: number, { zoom, x, y }: Place): Cut {
  const wide = picture.width / picture.height > ratio
  const width = (wide ? picture.height * ratio : picture.width) / zoom
  const height = width / ratio
  return { width, height, left: (picture.width - width) * x, top: (picture.height - height) * y }
}

/** The place after the picture was pushed by a part of the frame's width and height; never beyond its edges. */
export function moved(picture: Size, ratio: number, place: Place, right: number, down: number): Place {
  const cut = cutOf(picture, ratio, place)
  const by = (part: number, length: number, free: number) => (free > 0 ? (part * length) / free : 0)
  return {
    zoom: place.zoom,
    x: within(place.x - by(right, cut.width, picture.width - cut.width), 0, 1),
    y: within(place.y - by(down, cut.height, picture.height - cut.height), 0, 1),
  }
}

export function zoomed(place: Place, zoom: number): Place {
  return { ...place, zoom: within(zoom, 1, zoomMost) }
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

/** Has the picture the frame's proportion already, near enough? */
export function fits({ width, height }: Size, ratio: number): boolean {
  return Math.abs(width / height / ratio - 1) < 0.02
}

/** A size of the same proportion that is at most so wide and high, and not larger than it was. */
export function atMost({ width, height }: Size, widthMost: number, heightMost: number): Size {
  const scale = Math.min(1, widthMost / width, heightMost / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
