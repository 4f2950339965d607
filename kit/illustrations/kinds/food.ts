// Food and drink. Each draws into 400 × 300, standing on y = 246.
import type { Tone } from '../paints.ts'
import type { Chance } from '../chance.ts'
import type { Pen } from '../pen.ts'

export function food(g: Pen, r: Chance) {
  if (r.yes()) {
    g.floor(200, 240)
    const jar = (x: number, w: number, h: number, t: Tone) =>
      g
        .rect(x, 246 - h, w, h, 'm1', 10)
        .rect(x + 5, 246 - h * 0.82, w - 10, h * 0.78, t, 8)
        .rect(x + 4, 246 - h - 18, w - 8, 24, 'm4', 4)
        .rect(x + 10, 246 - h * 0.6, w - 20, h * 0.36, 'w', 2)
        .stroke(`M${x + 22} ${246 - h * 0.46}h${w - 44}`, 'p4', 4)
    jar(96, 92, 128, 'y')
    jar(204, 100, 160, 'p3')
  } else {
    g.floor(200, 210)
      .path('M120 84q80-26 160 0l8 150q-88 24-176 0z', 'p1')
      .path('M120 84q80-26 160 0l-8 22q-72-20-144 0z', 'p2')
      .rect(148, 128, 104, 74, 'w', 3)
      .stroke('M166 148h68M166 164h46', 'p4', 5)
      .stroke('M200 184v0', 'y', 14)
      .stroke('M136 84l8-22h112l8 22', 'p3', 8)
  }
}
