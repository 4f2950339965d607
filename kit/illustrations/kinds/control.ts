// Controllers and what they see with. Each draws into 400 × 300, standing on y = 246.
import type { Chance } from '../chance.ts'
import type { Pen } from '../pen.ts'

export function plc(g: Pen, r: Chance) {
  const k = r.int(4, 6),
    w = 250 / k
  g.rect(50, 140, 300, 22, 'm2', 1)
    .rect(50, 146, 300, 10, 'm1', 0)
    .rect(62, 70, 54, 166, 'p4', 4)
    .rect(70, 82, 38, 30, 'p1', 2)
    .circle(80, 128, 4, 'y')
    .circle(92, 128, 4, 'p2')
    .rect(70, 146, 38, 18, 'm4', 2)
    .rect(70, 172, 38, 18, 'm4', 2)
  for (let i = 0; i < k; i++) {
    const x = 118 + i * (w - 8)
    g.rect(x, 70, w - 10, 166, i % 3 === 1 ? 'p2' : 'p3', 4).rect(x + 5, 78, w - 20, 36, 'p4', 2)
    for (let j = 0; j < 4; j++) g.circle(x + 10 + (j % 2) * 10, 88 + Math.floor(j / 2) * 14, 3, r.yes() ? 'p1' : 'p3')
    for (let j = 0; j < 7; j++) g.rect(x + 5, 126 + j * 15, w - 20, 10, j % 2 ? 'm2' : 'm1', 1)
  }
}

export function sensor(g: Pen, r: Chance) {
  const L = r.int(120, 160)
  g.floor(200, 270, 226)
  g.stroke('M30 200q50 10 70-28t50-22', 'm4', 10)
    .rect(96, 128, 44, 44, 'p4', 8)
    .rect(136, 118, L, 64, 'm2', 4)
    .fins(140, 118, L - 8, 64, 16, 'm3')
    .rect(166, 106, 20, 88, 'm1', 2)
    .rect(166, 132, 20, 36, 'm2', 0)
    .rect(206, 106, 20, 88, 'm1', 2)
    .rect(206, 132, 20, 36, 'm2', 0)
    .rect(134 + L, 118, 30, 64, 'p3', 6)
    .rect(158 + L, 126, 10, 48, 'p2', 4)
    .circle(116, 140, 5, 'y')
}
