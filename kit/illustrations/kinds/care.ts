// Cosmetics and personal care. Each draws into 400 × 300, standing on y = 246.
import type { Chance } from '../chance.ts'
import type { Pen } from '../pen.ts'

export function bottle(g: Pen, r: Chance) {
  g.floor(200, 230)
    .rect(116, 110, 76, 136, 'p2', 10)
    .rect(116, 150, 76, 62, 'p0', 0)
    .stroke('M130 172h48M130 186h30', 'p3', 4)
    .rect(138, 84, 32, 28, 'm2', 3)
    .path('M146 84V66h-22v-10h40v28z', 'm3')
    .rect(206, 168, 88, 78, 'p3', 8)
    .rect(202, 146, 96, 28, 'm1', 4)
    .rect(218, 192, 64, 34, 'p1', 2)
  if (r.yes()) g.rect(236, 70, 28, 76, 'm2', 12).rect(240, 60, 20, 24, 'p4', 3)
}
