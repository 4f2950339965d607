// Things for small children. Each draws into 400 × 300, standing on y = 246.
import type { Tone } from '../paints.ts'
import type { Chance } from '../chance.ts'
import type { Pen } from '../pen.ts'

export function toy(g: Pen, r: Chance) {
  g.floor(200, 250)
  const b = (x: number, y: number, t: Tone, u: Tone) =>
    g
      .rect(x, y, 72, 56, t, 3)
      .rect(x + 9, y - 10, 20, 12, u, 2)
      .rect(x + 43, y - 10, 20, 12, u, 2)
  b(88, 190, 'p3', 'p4')
  b(164, 190, 'm2', 'm3')
  b(240, 190, 'y', 'p2')
  b(126, 132, 'p2', 'p3')
  b(202, 132, 'p4', 'p3')
  if (r.yes()) b(164, 74, 'y', 'y')
}
