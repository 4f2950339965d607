// Company logos: sixteen constructions in seven palettes.
import { chance } from './chance.ts'
import { gear, hexagon } from './forms.ts'
import { frame } from './frame.ts'
import { PAINTS } from './paints.ts'

type Inks = { main: string; second: string; gap: string }

export function markLook(seed: string) {
  const r = chance(`${seed}/mark`)
  const paint = r.pick(['petrol', 'steel', 'moss', 'clay', 'slate', 'blue', 'sand'])
  return { paint, negative: r.yes(0.45), construction: r.int(0, CONSTRUCTIONS.length - 1) }
}

/** An SVG of 80 × 80. */
export function mark({ seed }: { seed: string }): string {
  const { paint, negative, construction } = markLook(seed)
  const [ground, , second, dark] = PAINTS[paint]
  const inks = negative ? { main: '#fff', second, gap: dark } : { main: dark, second, gap: '#fff' }
  const body = CONSTRUCTIONS[construction]!(inks)
  return frame('0 0 80 80', `<rect width="80" height="80" fill="${negative ? dark : ground}"/>${body}`)
}

function shape(d: string, ink: string): string {
  return `<path d="${d}" fill="${ink}"/>`
}
function polygon(points: string, ink: string): string {
  return shape(`M${points}Z`, ink)
}
function disc(x: number, y: number, r: number, ink: string): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${ink}"/>`
}
function bar(x: number, y: number, w: number, h: number, ink: string, radius?: number): string {
  const rx = radius === undefined ? '' : ` rx="${radius}"`
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}"${rx} fill="${ink}"/>`
}

const CONSTRUCTIONS: readonly ((inks: Inks) => string)[] = [
  ({ main, gap }) => shape(hexagon(40, 40, 27, Math.PI / 6), main) + shape(hexagon(40, 40, 13, Math.PI / 6), gap),
  ({ main, gap }) => shape(gear(40, 40, 28, 12, 0.2), main) + disc(40, 40, 11, gap),
  ({ main, second }) => shape('M14 40a26 26 0 0 1 52 0z', main) + shape('M14 44a26 26 0 0 0 52 0z', second),
  ({ main, second }) => polygon('16 60V20l16 16 16-16v40H40V38l-8 8-8-8v22z', main) + bar(54, 20, 9, 40, second),
  ({ main, second, gap }) => bar(15, 15, 30, 30, main, 3) + bar(35, 35, 30, 30, second, 3) + bar(35, 35, 10, 10, gap),
  ({ main, second }) =>
    [main, second, main].map((ink, i) => polygon(`${16 + i * 15} 60l14-40h12l-14 40z`, ink)).join(''),
  ({ main, second, gap }) => disc(40, 40, 27, main) + disc(48, 34, 15, gap) + disc(50, 32, 6, second),
  ({ main, gap }) => polygon('40 12l26 46H14z', main) + polygon('40 34l12 24H28z', gap),
  ({ main, second }) => shape('M16 22h48v9H16zM16 36h34v9H16zM16 50h48v9H16z', main) + bar(54, 36, 10, 9, second),
  ({ main, second }) =>
    shape('M40 13c14 16 20 24 20 33a20 20 0 0 1-40 0c0-9 6-17 20-33z', main) +
    shape('M40 34a14 14 0 0 1 0 25z', second),
  ({ main, second }) =>
    `<circle cx="40" cy="40" r="26" fill="none" stroke="${main}" stroke-width="9"/>${disc(40, 40, 8, second)}`,
  ({ main, second }) =>
    shape('M16 64V40a24 24 0 0 1 24-24v24a24 24 0 0 1-24 24z', main) +
    shape('M40 64V40a24 24 0 0 1 24-24v24a24 24 0 0 1-24 24z', second),
  ({ main, second }) =>
    polygon('14 28l26-14 26 14-26 14z', main) + polygon('14 40l26 14 26-14v9l-26 14-26-14z', second),
  ({ main, second }) =>
    [main, main, main, second].map((ink, i) => bar(16 + i * 13, 52 - i * 11, 9, 12 + i * 11, ink)).join(''),
  ({ main, second }) => polygon('16 16h30l18 24-18 24H16l18-24z', main) + polygon('16 28l9 12-9 12z', second),
  // No letters.
  ({ main, second }) => bar(18, 18, 12, 44, main, 6) + bar(50, 18, 12, 44, main, 6) + disc(40, 40, 7, second),
]
export const constructionCount = CONSTRUCTIONS.length
