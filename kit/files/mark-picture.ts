// Marks on pictures.
import sharp from 'sharp'
import { drawnLine } from '../typography/svg-path.ts'

const pixelsMost = 100_000_000
const quality = 92
const own = { operation: ['VipsForeignLoadSvgBuffer'] }

sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`) })

/** Throws where it is broken; RangeError: too large. Undefined where it moves or is too small. */
export async function markPicture(file: Uint8Array, mark: string): Promise<Uint8Array | undefined> {
  const { format, hasAlpha, autoOrient, pages = 1 } = await sharp(file, { limitInputPixels: false }).metadata()
  const { width, height } = autoOrient
  if (width * height > pixelsMost) throw new RangeError('too many pixels')
  const line = drawnLine(mark, 400)
  const size = Math.min(Math.max(Math.min(width, height) / 60, 10), 60, (width * 0.96 * 1000) / line.width)
  const strip = Math.ceil(size * 1.6)
  if (pages > 1 || strip > height) return undefined
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${strip}">
    <rect width="100%" height="100%" fill="#fff" fill-opacity="0.75"/>
    <path fill="#333" transform="translate(${size / 2} ${size * 1.1}) scale(${size / 1000})" d="${line.path}"/></svg>`
  // The foreign file is never read as SVG.
  sharp.unblock(own)
  const input = await sharp(Buffer.from(svg)).png().toBuffer()
  sharp.block(own)
  const marked = sharp(file, { limitInputPixels: pixelsMost, failOn: 'error' })
    .autoOrient()
    .composite([{ input, gravity: 'south' }])
    .keepIccProfile()
  if (!hasAlpha) marked.removeAlpha()
  // A quality makes of a PNG one with a palette.
  if (format === 'png') return marked.png().toBuffer()
  return (format === 'heif' ? marked.avif({ quality }) : marked.toFormat(format, { quality })).toBuffer()
}
