// Packaging. Each draws into 400 × 300, standing on y = 246.
import type { Tone } from '../paints.ts'
import type { Chance } from '../chance.ts'
import type { Pen } from '../pen.ts'

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
