// Cropping arithmetic: visible part of a picture in a frame.

export type Size = { width: number; height: number }
/** `zoom` 1: as much as fits; `x`, `y`: 0 (left, top) to 1. */
export type CropPosition = { zoom: number; x: number; y: number }
export type Cut = Size & { left: number; top: number }

export const middle: CropPosition = { zoom: 1, x: 0.5, y: 0.5 }
export const zoomMost = 4

/** Pixels of the picture; `ratio` is width by height. */
export function cutOf(picture: Size, ratio: number, { zoom, x, y }: CropPosition): Cut {
  const wide = picture.width / picture.height > ratio
  const width = (wide ? picture.height * ratio : picture.width) / zoom
  const height = width / ratio
  return { width, height, left: (picture.width - width) * x, top: (picture.height - height) * y }
}

/** `right` and `down`: parts of the frame. */
export function moved(picture: Size, ratio: number, position: CropPosition, right: number, down: number): CropPosition {
  const cut = cutOf(picture, ratio, position)
  const by = (part: number, length: number, free: number) => (free > 0 ? (part * length) / free : 0)
  return {
    zoom: position.zoom,
    x: within(position.x - by(right, cut.width, picture.width - cut.width), 0, 1),
    y: within(position.y - by(down, cut.height, picture.height - cut.height), 0, 1),
  }
}

export function zoomed(position: CropPosition, zoom: number): CropPosition {
  return { ...position, zoom: within(zoom, 1, zoomMost) }
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

export function fits({ width, height }: Size, ratio: number): boolean {
  return Math.abs(width / height / ratio - 1) < 0.02
}

export function atMost({ width, height }: Size, widthMost: number, heightMost: number): Size {
  const scale = Math.min(1, widthMost / width, heightMost / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
