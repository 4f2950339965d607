// Measuring instruments. Each draws into 400 × 300, standing on y = 246.
import { hexagon } from '../forms.ts'
import type { Chance } from '../chance.ts'
import { round, type Pen } from '../pen.ts'

export function gauge(g: Pen, r: Chance) {
  const a = (r.int(-100, 60) * Math.PI) / 180
  g.floor(200, 130, 258)
    .rect(184, 208, 32, 24, 'm3', 2)
    .path(hexagon(200, 234, 20), 'm4')
    .rect(188, 240, 24, 14, 'm2', 2)
    .circle(200, 128, 92, 'm4')
    .circle(200, 128, 84, 'm2')
    .circle(200, 128, 76, 'w')
  for (let i = 0; i <= 20; i++) {
    const t = ((-225 + i * 13.5) * Math.PI) / 180,
      q = i % 5 ? 8 : 15
    g.stroke(
      `M${round(200 + 68 * Math.cos(t))} ${round(128 + 68 * Math.sin(t))}L${round(200 + (68 - q) * Math.cos(t))} ${round(128 + (68 - q) * Math.sin(t))}`,
      i > 15 ? 'y' : 'p4',
      i % 5 ? 2 : 4,
      'butt',
    )
  }
  g.stroke(`M200 128L${round(200 + 54 * Math.cos(a - 1.57))} ${round(128 + 54 * Math.sin(a - 1.57))}`, 'p4', 5)
    .circle(200, 128, 9, 'p3')
    .rect(176, 158, 48, 12, 'p1', 2)
}
