// Packaging.
import type { Tone } from '../../paints.ts'
import type { Chance } from '../../chance.ts'
import type { Pen } from '../../pen.ts'

export function carton(g: Pen, r: Chance) {
  g.floor(200, 270)
  const box = (x: number, y: number, w: number, t: Tone, u: Tone) =>
    g
      .path(`M${x} ${y}l${w * 0.5}-${w * 0.2} ${w * 0.5} ${w * 0.2}-${w * 0.5} ${w * 0.2}z`, 'p1')
      .path(`M${x} ${y}l${w * 0.5} ${w * 0.2}v${w * 0.52}l-${w * 0.5}-${w * 0.2}z`, t)
      .path(`M${x + w} ${y}l-${w * 0.5} ${w * 0.2}v${w * 0.52}l${w * 0.5}-${w * 0.2}z`, u)
      .path(
        `M${x + w * 0.22} ${y + w * 0.088}l${w * 0.5}-${w * 0.2} ${w * 0.08} ${w * 0.032}-${w * 0.5} ${w * 0.2}z`,
        'm1',
      )
  box(60, 142, 140, 'p2', 'p3')
  box(200, 142, 140, 'p2', 'p3')
  if (r.yes(0.7)) box(130, 72, 140, 'p2', 'p3')
}

export function drum(g: Pen, r: Chance) {
  const w = r.int(128, 148),
    x = 200 - w / 2
  g.floor(200, w + 60)
    .path(`M${x} 60v176q${w / 2} 22 ${w} 0V60z`, 'p3')
    .path(`M${x + w * 0.72} 60v186q${w * 0.2}-4 ${w * 0.28}-10V60z`, 'p4')
    .path(`M${x + w * 0.1} 60v180q8 4 ${w * 0.12} 5V60z`, 'p2')
    .ellipse(200, 60, w / 2, 18, 'p2')
    .ellipse(200, 60, w / 2 - 8, 13, 'p3')
    .ellipse(180, 58, 13, 5, 'm2')
  for (const y of [112, 178]) g.path(`M${x - 3} ${y}q${w / 2 + 3} 22 ${w + 6} 0v9q-${w / 2 + 3} 22-${w + 6} 0z`, 'p2')
  g.path('M200 134l26 26-26 26-26-26z', 'y')
}

export function sack(g: Pen, r: Chance) {
  const lying = (x: number, y: number) =>
    g
      .path(`M${x} ${y}q-16-26 0-54 76-18 152 0 16 28 0 54-76 14-152 0z`, 'p2')
      .path(`M${x} ${y}q-16-26 0-54 12-4 22-6-10 30 0 66-12-2-22-6z`, 'p3')
      .path(`M${x + 152} ${y}q16-26 0-54-12-4-22-6 10 30 0 66 12-2 22-6z`, 'p3')
  g.floor(200, 340)
  lying(42, 238)
  lying(206, 238)
  lying(r.int(116, 132), 178)
  g.rect(160, 134, 80, 34, 'w', 3)
    .stroke('M172 145h56M172 157h36', 'p4', 4)
    .rect(92, 200, 56, 24, 'w', 3)
    .rect(254, 200, 56, 24, 'w', 3)
}

export function film(g: Pen, r: Chance) {
  const roll = (x: number, w: number, h: number, light: boolean) =>
    g
      .rect(x, 246 - h, w, h, light ? 'm1' : 'p2', 6)
      .rect(x + w * 0.66, 246 - h, w * 0.2, h, light ? 'm2' : 'p3', 0)
      .ellipse(x + w / 2, 246 - h, w / 2, 11, light ? 'm0' : 'p1')
      .ellipse(x + w / 2, 246 - h, w * 0.22, 5, 'm4')
  g.floor(200, 280)
  roll(70, 92, r.int(150, 170), true)
  roll(178, 78, 124, false)
  roll(270, 62, 176, true)
}
