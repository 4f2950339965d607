// Medicine and laboratory. Each draws into 400 × 300, standing on y = 246.
import type { Chance } from '../chance.ts'
import type { Pen } from '../pen.ts'

export function medical(g: Pen, r: Chance) {
  if (r.yes())
    g.floor(200, 230)
      .rect(110, 110, 84, 136, 'w', 8)
      .rect(110, 150, 84, 60, 'p2', 0)
      .rect(118, 84, 68, 30, 'm2', 4)
      .stroke('M152 164v32M136 180h32', 'w', 8, 'butt')
      .rect(208, 150, 96, 96, 'm1', 8)
      .path('M208 174h96v44h-96z', 'p3')
      .rect(224, 128, 64, 26, 'p4', 4)
      .rect(222, 186, 40, 6, 'w', 2)
      .rect(222, 198, 26, 6, 'w', 2)
  else
    g.floor(200, 200)
      .rect(110, 58, 180, 128, 'm3', 10)
      .rect(122, 70, 156, 92, 'p4', 4)
      .stroke('M130 120h30l10-26 16 48 12-30 8 8h60', 'p1', 4)
      .stroke('M130 148h40', 'y', 4)
      .rect(190, 186, 20, 44, 'm3', 1)
      .path('M136 246q6-18 64-18t64 18z', 'm4')
      .circle(268, 174, 4, 'y')
}
