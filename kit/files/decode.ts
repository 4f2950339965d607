// Decodes pictures into WebP, in the child.
import { join } from 'node:path'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { Refusal } from '../refusal.ts'
import type { Order } from './pictures.ts'
import { invalidFile } from './invalid-file.ts'

const formats = ['jpeg', 'png', 'webp', 'heif'] as const // heif: AVIF, already checked by its bytes
const tallest = 8
const quality = 80

// Pictures are decoded once, one thread each.
sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].flatMap((name) => [
    `VipsForeignLoad${name}File`,
    `VipsForeignLoad${name}Buffer`,
  ]),
})

/** Refuses invalid pictures and those above `pixelsMost`. */
export async function decode(order: Order): Promise<number[]> {
  try {
    return await makeVersions(order)
  } catch (error) {
    throw error instanceof Refusal ? error : refusalOf(error as Error)
  }
}

async function makeVersions({ picture, folder, widths, pixelsMost }: Order): Promise<number[]> {
  const source = sharp(picture, { limitInputPixels: pixelsMost, failOn: 'error', sequentialRead: true })
  const own = widthOf(await source.metadata())
  const wanted = [...new Set(widths.map((width) => Math.min(width, own)))].toSorted((a, b) => a - b)
  const { data, info } = await resized(source.autoOrient(), wanted.at(-1)!).raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  for (const width of wanted)
    await resized(sharp(data, { raw }), width)
      .webp({ quality })
      .toFile(join(folder, `${width}.webp`))
  return wanted
}

function resized(picture: Sharp, width: number): Sharp {
  return picture.resize({ width, withoutEnlargement: true })
}

function widthOf({ format, autoOrient }: Metadata): number {
  if (!formats.some((known) => known === format)) throw invalidFile('is not a JPEG, PNG, WebP or AVIF')
  const { width, height } = autoOrient
  if (height > width * tallest) throw invalidFile('is too tall for its width')
  return width
}

function refusalOf({ message }: Error): Refusal {
  return invalidFile(/pixel limit/i.test(message) ? 'has too many pixels' : 'is broken or not a picture')
}
