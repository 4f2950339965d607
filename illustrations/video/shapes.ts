// Scene parts in the light look.
import { INK } from '../paints.ts'
import { round } from '../pen.ts'

export const look = {
  ink: INK,
  muted: '#51636f',
  line: '#dbe2e7',
  well: '#eef2f4',
  sheet: '#ffffff',
  brand: '#0b5c6b',
  brandTint: '#e4f1f3',
  signal: '#c43f0b',
  success: '#2b7a3d',
} as const

export type Box = { x: number; y: number; width: number; height: number }

export function sheet(
  { x, y, width, height }: Box,
  fill: string = look.sheet,
  radius = 18,
  edge: string = look.line,
): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}" fill="${fill}" stroke="${edge}" stroke-width="2"/>`
}

type TextLook = { size: number; fill?: string; weight?: number; anchor?: 'start' | 'middle' }

export function text(
  x: number,
  y: number,
  words: string,
  { size, fill = look.ink, weight = 500, anchor }: TextLook,
): string {
  const spacing = size > 50 ? -0.022 : -0.01
  return `<text x="${round(x)}" y="${round(y)}" font-size="${size}" font-weight="${weight}" fill="${fill}" letter-spacing="${spacing}em"${anchor ? ` text-anchor="${anchor}"` : ''}>${words}</text>`
}

export function bars(x: number, y: number, widths: readonly number[], step = 30): string {
  return widths
    .map(
      (width, at) =>
        `<rect x="${round(x)}" y="${round(y + at * step)}" width="${width}" height="12" rx="6" fill="${at ? look.line : '#a9b8c4'}"/>`,
    )
    .join('')
}

export function seal(x: number, y: number, radius: number, fill: string = look.brand): string {
  const tick = `<path d="M-.42 .02l.3 .3 .56-.6" fill="none" stroke="#fff" stroke-width=".22" stroke-linecap="round" stroke-linejoin="round"/>`
  return group(`translate(${round(x)} ${round(y)}) scale(${radius})`, `<circle r="1" fill="${fill}"/>${tick}`)
}

export function group(transform: string, body: string, opacity = 1): string {
  if (opacity <= 0) return ''
  return `<g transform="${transform}"${opacity < 1 ? ` opacity="${opacity.toFixed(3)}"` : ''}>${body}</g>`
}

export function faded(body: string, opacity: number): string {
  return group('translate(0 0)', body, opacity)
}

export function placed(svg: string, { x, y, width, height }: Box, radius = 0): string {
  const at = `x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"`
  const clip = radius ? ` style="clip-path:inset(0 round ${radius}px)"` : ''
  return `<g${clip}>${svg.replace('<svg ', `<svg ${at} `)}</g>`
}
