// Picture decoding, cropping and shrinking in the browser.
import { imageBytesMost } from '#contract/foundation/constants.ts'
import { atMost, type Cut, type Size } from './crop.ts'

const qualities = [0.86, 0.75, 0.6, 0.45]
const largest = 1600
const smallest = 200 // px

export async function bitmapOf(file: Blob): Promise<ImageBitmap | undefined> {
  if (!file.type.startsWith('image/') || file.type.includes('svg')) return undefined
  return createImageBitmap(file).catch(() => undefined)
}

export function drawCut(canvas: HTMLCanvasElement, picture: ImageBitmap, cut: Cut): void {
  const context = canvas.getContext('2d')
  if (!context) return
  context.imageSmoothingQuality = 'high'
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, cut.left, cut.top, cut.width, cut.height, 0, 0, canvas.width, canvas.height)
}

export function fullFrame({ width, height }: Size): Cut {
  return { left: 0, top: 0, width, height }
}

/** At most 500 KB, no side longer than `largest`; undefined on failure. */
export async function fileOf(picture: ImageBitmap, cut: Cut): Promise<Blob | undefined> {
  for (let side = largest; side >= smallest; side = Math.round(side * 0.7)) {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, atMost(cut, side, side))
    drawCut(canvas, picture, cut)
    for (const quality of qualities) {
      const made = await encoded(canvas, quality)
      if (made && made.size <= imageBytesMost) return made
    }
  }
  return undefined
}

async function encoded(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  const as = (type: string) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
  const made = await as('image/webp')
  return made?.type === 'image/webp' ? made : as('image/jpeg')
}
