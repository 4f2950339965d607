// Furniture. Each draws into 400 × 300, standing on y = 246.
import type { Chance } from '../chance.ts'
import type { Pen } from '../pen.ts'

export function chair(g: Pen, r: Chance) {
  if (r.yes())
    g.floor(200, 170)
      .path('M146 54q54-16 108 0l-8 92h-92z', 'p3')
      .path('M140 150h120q10 0 10 12v14H130v-14q0-12 10-12z', 'p4')
      .rect(194, 176, 12, 42, 'm3', 1)
      .stroke('M200 216l-58 22M200 216l58 22M200 216v26', 'm4', 8)
      .circle(142, 240, 7, 'm4')
      .circle(258, 240, 7, 'm4')
      .stroke('M124 156v-34h20M276 156v-34h-20', 'm3', 8)
  else
    g.floor(200, 290)
      .rect(60, 112, 280, 18, 'p3', 3)
      .rect(60, 126, 280, 8, 'p4', 2)
      .path('M84 134h14l-10 112H76zM302 134h14l8 112h-12z', 'm3')
      .rect(196, 134, 112, 64, 'p2', 2)
      .rect(202, 140, 100, 24, 'p1', 2)
      .rect(202, 168, 100, 24, 'p1', 2)
      .rect(244, 150, 16, 4, 'm4', 2)
      .rect(244, 178, 16, 4, 'm4', 2)
}
