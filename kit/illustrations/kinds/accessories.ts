// Fashion accessories. Each draws into 400 × 300, standing on y = 246.
import type { Chance } from '../chance.ts'
import type { Pen } from '../pen.ts'

export function watch(g: Pen, r: Chance) {
  if (r.yes())
    g.floor(200, 110, 272)
      .path('M172 40h56l8 60h-72zM172 262h56l8-60h-72z', 'p3')
      .circle(200, 151, 66, 'm3')
      .circle(200, 151, 58, 'm1')
      .circle(200, 151, 50, 'p4')
      .stroke('M200 151v-32M200 151l22 14', 'm1', 4)
      .rect(264, 144, 12, 14, 'm3', 2)
  else
    g.floor(200, 230)
      .path('M96 120h208l14 126H82z', 'p3')
      .path('M96 120h208l4 36q-108 40-216 0z', 'p4')
      .stroke('M146 120q0-66 54-66t54 66', 'p4', 11)
      .rect(186, 154, 28, 26, 'y', 3)
}
