// What carries and guards electric power. Each draws into 400 × 300, standing on y = 246.
import type { Chance } from '../chance.ts'
import type { Pen } from '../pen.ts'

export function transformer(g: Pen, r: Chance) {
  const k = r.int(3, 3)
  g.floor(200, 270)
    .rect(110, 118, 180, 112, 'p3', 3)
    .rect(78, 130, 32, 86, 'p4', 2)
    .fins(78, 126, 32, 94, 4, 'p2')
    .rect(290, 130, 32, 86, 'p4', 2)
    .fins(290, 126, 32, 94, 4, 'p2')
    .rect(100, 106, 200, 14, 'p4', 2)
    .rect(124, 230, 40, 16, 'm4', 2)
    .rect(236, 230, 40, 16, 'm4', 2)
  for (let i = 0; i < k; i++) {
    const x = 140 + i * 52
    for (let j = 0; j < 4; j++) g.rect(x - 4 + (j % 2) * 2, 58 + j * 12, 28 - (j % 2) * 4, 8, 'm1', 4)
    g.rect(x + 7, 40, 6, 20, 'm4', 1)
  }
  g.rect(170, 150, 60, 34, 'm1', 2).rect(304, 66, 44, 30, 'p2', 14).stroke('M326 96v22h-28', 'm4', 5)
}
