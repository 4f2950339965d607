// Link preview of a page: PNG, 1200 × 630 (https://ogp.me).
import sharp from 'sharp'
import { directionOf } from '#kit/direction.ts'
import { previewSize } from './size.ts'
import { linesOf, outlineOf } from './text.ts'

/** `picture`: input of sharp. */
export type Preview = { title: string; description: string; site: string; host: string; picture?: Buffer | undefined }

const margin = 72
const frame = { left: 744, top: 147, width: 384, height: 336 }

export async function drawPreview({ title, description, site, host, picture }: Preview): Promise<Buffer> {
  const photo = picture && (await framed(picture))
  const width = photo ? frame.left - margin - 48 : previewSize.width - 2 * margin
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${previewSize.width}" height="${previewSize.height}">
<rect width="100%" height="100%" fill="#f6f8fa"/><rect width="100%" height="12" fill="#0b5c6b"/>
${brand(site)}${texts(title, description, width)}
${outlineOf(host, { x: margin, y: 574, size: 26, weight: 400, color: '#51636f' })}</svg>`
  return sharp(Buffer.from(svg))
    .composite(photo ? [photo] : [])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
}

function brand(site: string): string {
  const [sign = ''] = Array.from(site)
  return (
    `<rect x="${margin}" y="56" width="52" height="52" rx="12" fill="#0b5c6b"/>` +
    outlineOf(sign, { x: margin + 11, y: 93, size: 32, weight: 700, color: '#fff' }) +
    outlineOf(site, { x: margin + 68, y: 94, size: 32, weight: 700, color: '#10222e' })
  )
}

/** Longer titles shrink to fit three lines. */
function texts(title: string, description: string, width: number): string {
  const at = { x: margin, width }
  const bold = { weight: 700 as const, color: '#10222e', base: directionOf(title) }
  const size = linesOf(title, width, 4, { ...bold, size: 56 }).length > 3 ? 44 : 56
  const heading = linesOf(title, width, 3, { ...bold, size })
  const first = 200
  const below = first + (heading.length - 1) * size * 1.2 + 60
  const style = { size: 28, weight: 400 as const, color: '#51636f', base: directionOf(description) }
  const text = linesOf(description, width, Math.min(4, Math.floor((530 - below) / 40) + 1), style)
  return [
    ...heading.map((line, i) => outlineOf(line, { ...bold, ...at, size, y: first + i * size * 1.2 })),
    ...text.map((line, i) => outlineOf(line, { ...style, ...at, y: below + i * 40 })),
  ].join('')
}

type FramedPicture = { input: Buffer; left: number; top: number }

/** Undefined if unreadable. */
async function framed(picture: Buffer): Promise<FramedPicture | undefined> {
  try {
    const inside = sharp(picture, { limitInputPixels: 50_000_000 })
      .resize(frame.width, frame.height, { fit: 'inside' })
      .flatten({ background: '#fff' })
    const { data, info } = await inside.png().toBuffer({ resolveWithObject: true })
    const corners = Buffer.from(`<svg><rect width="${info.width}" height="${info.height}" rx="20"/></svg>`)
    const input = await sharp(data)
      .composite([{ input: corners, blend: 'dest-in' }])
      .png()
      .toBuffer()
    const top = frame.top + Math.round((frame.height - info.height) / 2)
    return { input, left: frame.left + frame.width - info.width, top }
  } catch {
    return undefined
  }
}
