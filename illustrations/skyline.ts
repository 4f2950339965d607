// Factory and harbor skylines on a ground line.
import type { Chance } from './chance.ts'
import type { Tone } from './paints.ts'
import { round, type Pen } from './pen.ts'

export function skyline(g: Pen, r: Chance, width: number, base: number, scale = 1): void {
  let x = r.int(10, 40)
  far(g, r, width, base, scale)
  while (x < width - 60) x += next(g, r, x, base, scale)
}

function far(g: Pen, r: Chance, width: number, base: number, scale: number): void {
  for (let i = 0; i < width / 120; i++) {
    const x = i * 125 + r.int(0, 60)
    const height = r.int(50, 120) * scale
    g.rect(x, base - height, r.int(60, 110), height, 'p1', 1)
    if (r.yes(0.4)) g.rect(x + 20, base - height - 40 * scale, 12, 44 * scale, 'p1', 1)
  }
}

function next(g: Pen, r: Chance, x: number, base: number, scale: number): number {
  const which = r.next()
  if (which < 0.5) return works(g, r, x, base, scale)
  if (which < 0.68) return silos(g, r, x, base, scale)
  if (which < 0.8) return chimney(g, x, base, scale)
  if (which < 0.92) return sphere(g, x, base)
  return trees(g, x, base)
}

function works(g: Pen, r: Chance, x: number, base: number, scale: number): number {
  const width = r.int(120, 220)
  const height = r.int(64, 116) * scale
  hall(g, r, x, base, width, height, r.pick(['p2', 'p3', 'm2']))
  if (r.yes(0.4)) {
    g.rect(x + width * 0.7, base - height - 62 * scale, 14, 62 * scale, 'm3', 1)
    g.rect(x + width * 0.7 - 2, base - height - 62 * scale, 18, 8, 'p4', 1)
  }
  return width + r.int(8, 26)
}

function hall(g: Pen, r: Chance, x: number, base: number, w: number, h: number, tone: Tone): void {
  const roof = r.int(0, 3)
  const wall = r.yes() ? tone : 'm2'
  if (roof === 0) {
    const teeth = Math.max(2, Math.round(w / 60))
    const step = w / teeth
    for (let i = 0; i < teeth; i++) g.path(`M${round(x + i * step)} ${base - h}l${round(step)} ${-30}v30z`, 'p4')
    g.rect(x, base - h, w, h, wall, 0)
  } else if (roof === 1) {
    g.path(`M${x - 4} ${base - h}l${round(w / 2 + 4)}-26 ${round(w / 2 + 4)} 26z`, 'p4')
    g.rect(x, base - h, w, h, wall, 0)
  } else {
    g.rect(x, base - h, w, h, wall, 0)
    g.rect(x - 3, base - h - 8, w + 6, 8, 'p4', 1)
  }
  const rows = h > 90 ? 2 : 1
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < Math.floor(w / 26) - 1; i++) {
      g.rect(x + 16 + i * 26, base - h + 18 + j * 30, 16, 14, wall === 'm2' ? 'm0' : 'p1', 1)
    }
  }
  g.rect(x + w - 42, base - 34, 28, 34, 'm4', 1)
}

function silos(g: Pen, r: Chance, x: number, base: number, scale: number): number {
  const count = r.int(2, 3)
  for (let i = 0; i < count; i++) {
    const left = x + i * 48
    const height = r.int(90, 120) * scale
    g.rect(left, base - height, 44, height, 'm1', 8)
    g.rect(left + 28, base - height + 2, 16, height - 2, 'm2', 4)
    g.rect(left, base - height + 26, 44, 6, 'p3', 0)
  }
  g.stroke(`M${x + 22} ${base - 84 * scale}v${-46 * scale}h${count * 48 - 48}v${46 * scale}`, 'm3', 4)
  return count * 48 + 20
}

function chimney(g: Pen, x: number, base: number, scale: number): number {
  g.rect(x + 12, base - 170 * scale, 18, 170 * scale, 'm2', 1)
  g.rect(x + 12, base - 170 * scale, 18, 14, 'p4', 1).rect(x + 12, base - 140 * scale, 18, 10, 'p4', 1)
  return 52
}

function sphere(g: Pen, x: number, base: number): number {
  g.circle(x + 40, base - 46, 38, 'm1').path(`M${x + 40} ${base - 84}a38 38 0 0 1 0 76z`, 'm2')
  g.rect(x + 10, base - 12, 8, 12, 'm3', 0).rect(x + 62, base - 12, 8, 12, 'm3', 0)
  g.stroke(`M${x + 40} ${base - 84}v-12h52`, 'm3', 4)
  return 96
}

function trees(g: Pen, x: number, base: number): number {
  for (let i = 0; i < 3; i++) g.path(`M${x + i * 26} ${base}q-4-40 10-54q14 14 10 54z`, i % 2 ? 'p2' : 'p3')
  return 92
}
