// The home page's video: SVG frames in Inter.
import { color } from '../paints.ts'
import { ramp } from './motion.ts'
import { inquiry, network, results, search, shipping } from './scenes.ts'
import { faded, look, text } from './shapes.ts'
import { captions, type DrawnWords, drawnWords, type VideoLocale } from './words.ts'

export { captions, drawnWords, type VideoLocale }
export const frameRate = 25
export const size = { width: 1280, height: 720 } as const

/** Seconds; the second and third share a scene. */
const begins = [0, 3, 6, 9.2, 13, 16.2] as const
export const duration = 19.6 // s

type Scene = { from: number; to: number; ground: string; draw: (second: number, words: DrawnWords) => string }

const pale = color('p0', 'petrol')
const scenes: readonly Scene[] = [
  { from: begins[0], to: begins[1], ground: pale, draw: search },
  { from: begins[1], to: begins[3], ground: pale, draw: results },
  { from: begins[3], to: begins[4], ground: pale, draw: inquiry },
  { from: begins[4], to: begins[5], ground: pale, draw: shipping },
  { from: begins[5], to: duration, ground: color('p4', 'petrol'), draw: network },
]
const crossing = 0.4 // s of cross-fade

export function videoFrame(locale: VideoLocale, second: number): string {
  const words = drawnWords[locale]
  const drawn = scenes
    .filter(({ from, to }) => second >= from && second < to + crossing)
    .map(({ from, ground, draw }) => {
      const field = `<rect width="1280" height="720" fill="${ground}"/>`
      return faded(field + draw(second - from, words), from ? ramp(second, from, from + crossing) : 1)
    })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720" font-family="Inter">${drawn.join('')}${headlines(second, words)}</svg>`
}

function headlines(second: number, words: DrawnWords): string {
  return words.headlines
    .map((headline, at) => {
      const [from, to] = [begins[at]!, begins[at + 1] ?? duration + 1]
      const shown = (at ? ramp(second, from + 0.15, from + 0.5) : 1) * (1 - ramp(second, to - 0.1, to + 0.15))
      const fill = at === words.headlines.length - 1 ? look.sheet : look.ink
      return faded(text(80, 106, headline, { size: 68, weight: 680, fill }), shown)
    })
    .join('')
}

export function captionFile(locale: keyof typeof captions): string {
  const cues = captions[locale].map((caption, at) => {
    return `${timestamp(begins[at]!)} --> ${timestamp(begins[at + 1] ?? duration)}\n${caption}\n`
  })
  return ['WEBVTT\n', ...cues].join('\n')
}

function timestamp(second: number): string {
  return `00:${second.toFixed(3).padStart(6, '0')}`
}
