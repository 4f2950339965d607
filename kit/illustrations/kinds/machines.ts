// Robots and machine tools. Each draws into 400 × 300, standing on y = 246.
import type { Chance } from '../chance.ts'
import type { Pen } from '../pen.ts'

export function robot(g: Pen, r: Chance) {
  const b = r.int(-10, 10)
  g.floor(190, 210)
    .rect(116, 230, 128, 16, 'm4', 3)
    .path('M138 232l8-40h68l8 40z', 'p4')
    .circle(180, 182, 34, 'p3')
    .circle(180, 182, 16, 'p4')
    .path(`M160 172L${126 + b} 92l32-14 44 86z`, 'p3')
    .circle(142 + b, 86, 28, 'p2')
    .circle(142 + b, 86, 13, 'p4')
    .path(`M142 ${62}L276 70l4 30-134 12z`, 'p3')
    .rect(176 + b, 68, 34, 30, 'p4', 3)
    .circle(280, 86, 20, 'p2')
    .circle(280, 86, 9, 'p4')
    .path('M270 100l24-4 10 40-24 4z', 'm2')
    .rect(272, 138, 44, 12, 'm4', 2)
    .rect(274, 150, 9, 28, 'm3', 2)
    .rect(305, 150, 9, 28, 'm3', 2)
    .stroke(`M150 70q40-38 92 0`, 'm4', 5)
}

export function cnc(g: Pen, r: Chance) {
  const w = r.int(250, 280),
    x = 200 - w / 2
  g.floor(200, w + 40)
    .rect(x + 8, 234, w - 16, 12, 'm4', 2)
    .rect(x, 70, w, 166, 'm1', 8)
    .rect(x, 70, w, 26, 'p3', 8)
    .rect(x, 88, w, 12, 'p4', 0)
    .rect(x + 20, 112, w * 0.55, 94, 'm4', 5)
    .rect(x + 28, 120, w * 0.55 - 16, 78, 'p2', 3)
    .path(`M${x + 28} 198l30-78h28l-30 78z`, 'p1')
    .rect(x + w * 0.32, 120, 22, 34, 'm3', 2)
    .path(`M${x + w * 0.32 + 4} 154h14l-7 16z`, 'm2')
    .rect(x + 40, 178, w * 0.4, 16, 'm3', 2)
    .rect(x + w * 0.68, 110, w * 0.26, 68, 'm4', 5)
    .rect(x + w * 0.71, 117, w * 0.2, 32, 'p1', 2)
  for (let i = 0; i < 6; i++)
    g.rect(x + w * 0.71 + (i % 3) * 18, 154 + Math.floor(i / 3) * 11, 12, 7, i === 5 ? 'y' : 'm2', 1)
  g.stroke(`M${x + w * 0.62} 130v52`, 'm3', 5)
    .rect(x + w - 34, 46, 8, 24, 'm3', 1)
    .rect(x + w - 36, 34, 12, 14, 'y', 2)
}
