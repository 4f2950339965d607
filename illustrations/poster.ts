// A factory at the quay, 16:9; portal keys add a landmark.
import { chance } from './chance.ts'
import { frame } from './frame.ts'
import { color } from './paints.ts'
import { Pen, round } from './pen.ts'
import { landmark } from './portals/portal.ts'
import { skyline } from './skyline.ts'

/** An SVG of 960 × 540. */
export function poster({ seed }: { seed: string }): string {
  const r = chance(`${seed}/poster`)
  const g = new Pen('petrol')
  sky(g)
  const sign = landmark(seed, distant)
  if (sign) g.group('transform="translate(8 122) scale(2.1)"', () => g.marks.push(sign))
  const [left, width, scale] = sign ? [310, 230, 0.9] : [0, 560, 1.25]
  g.group(`transform="translate(${left} -6)"`, () => skyline(g, r, width, 380, scale))
  quay(g)
  crane(g)
  ship(g)
  return frame('0 0 960 540', g.text())
}

export function harbor({ seed, lowered, sailed }: { seed: string; lowered: number; sailed: number }): string {
  const g = new Pen('petrol')
  sky(g)
  g.group('transform="translate(0 -6)"', () => skyline(g, chance(`${seed}/poster`), 560, 380, 1.25))
  quay(g)
  crane(g, sailed ? Math.max(0, lowered - sailed) : lowered, !sailed)
  g.group(`transform="translate(${round(sailed)} 0)"`, () => {
    ship(g)
    if (sailed) load(g, lowered)
  })
  return frame('0 0 960 540', g.text())
}

const distant = {
  d: color('p3', 'petrol'),
  m: color('p2', 'petrol'),
  l: color('p0', 'petrol'),
  w: color('w', 'petrol'),
  a: color('y', 'petrol'),
}

const WAVES = [
  [700, 470, 90],
  [120, 476, 120],
  [420, 500, 80],
  [820, 510, 100],
  [300, 452, 60],
] as const

function sky(g: Pen): void {
  g.rect(0, 0, 960, 540, 'p0', 0).circle(730, 170, 92, 'w')
  g.group('opacity=".55"', () => {
    for (let i = 0; i < 3; i++) {
      g.stroke(`M${80 + i * 30} ${190 - i * 34}Q480 ${20 - i * 40} ${880 - i * 30} ${190 - i * 34}`, 'p2', 1.5)
    }
  })
}

function quay(g: Pen): void {
  g.rect(0, 374, 640, 40, 'p4', 0).rect(0, 374, 640, 6, 'p3', 0)
  g.path('M0 414h960v126H0z', 'p3').path('M640 374h20v40h-20z', 'p4')
  for (const [x, y, w] of WAVES) g.rect(x, y, w, 4, 'p2', 2)
}

function crane(g: Pen, lowered = 0, isLoaded = true): void {
  g.rect(612, 176, 12, 200, 'm4', 0)
    .rect(566, 176, 12, 200, 'm4', 0)
    .stroke('M572 200l46 60M618 200l-46 60M572 280l46 60M618 280l-46 60', 'm3', 4)
    .rect(500, 164, 360, 14, 'm4', 2)
    .stroke('M596 120L520 166M596 120L840 166', 'm3', 4)
    .rect(590, 112, 12, 56, 'm4', 1)
    .stroke(`M770 178v${round(60 + lowered)}`, 'k', 2.5)
  if (isLoaded) load(g, lowered)
}

function load(g: Pen, lowered: number): void {
  g.rect(742, 236 + lowered, 58, 26, 'y', 2)
}

function ship(g: Pen): void {
  const tones = ['p3', 'm2', 'p2', 'm3', 'p4'] as const
  g.path('M668 392h280l12-6v54q-6 14-24 14H704q-22-10-36-62z', 'k').rect(668, 392, 292, 8, 'm3', 0)
  for (let row = 0; row < 3; row++) {
    for (let i = 0; i < 4; i++) {
      if (row === 2 && i === 2) continue
      const x = 690 + i * 58
      const y = 366 - row * 28
      g.rect(x, y, 55, 26, tones[(i * 2 + row * 3) % 5]!, 1)
      g.fins(x + 3, y + 3, 49, 20, 7, tones[(i * 2 + row * 3 + 1) % 5]!)
    }
  }
  g.rect(924, 300, 36, 92, 'm1', 1).rect(924, 316, 36, 10, 'p3', 0)
}
