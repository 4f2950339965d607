// Building materials and fittings. Each draws into 400 × 300, standing on y = 246.
import type { Chance } from '../chance.ts'
import type { Pen } from '../pen.ts'

export function brick(g: Pen, r: Chance) {
  g.floor(200, 290)
  const t = ['p2', 'p3', 'm2'] as const
  for (let y = 0; y < 5; y++)
    for (let x = 0; x < 5; x++) {
      const bx = 68 + x * 56 + (y % 2 ? 28 : 0)
      if (bx + 52 < 344) g.rect(bx, 210 - y * 34, 52, 30, t[(x * 7 + y * 3 + r.int(0, 1)) % 3]!, 2)
    }
}
