// Vessels and heat exchangers.
import type { Chance } from '../../chance.ts'
import type { Pen } from '../../pen.ts'

export function tank(g: Pen, r: Chance) {
  const w = r.int(110, 140),
    x = 200 - w / 2
  g.floor(200, w + 90)
  for (const lx of [x + 10, x + w - 20]) g.rect(lx, 204, 10, 42, 'm3', 1).rect(lx - 5, 241, 20, 5, 'm4', 1)
  g.path(`M${x} 84q${w / 2}-50 ${w} 0v110q${-w / 2} 44 ${-w} 0z`, 'm2')
    .path(`M${x} 84q${w / 2}-50 ${w} 0v110q-12 12-30 18V66z`, 'm3')
    .path(`M${x} 84q6-10 24-18v146q-16-6-24-18z`, 'm1')
    .rect(x, 104, w, 10, 'p3', 0)
    .rect(x, 174, w, 10, 'p3', 0)
    .rect(188, 34, 24, 28, 'm4', 2)
    .rect(180, 30, 40, 10, 'p4', 2)
    .rect(x + w - 2, 136, 44, 14, 'm3', 2)
    .rect(x + w + 34, 126, 10, 34, 'm4', 2)
    .stroke(`M200 222v16h-90v-24`, 'p4', 10)
    .circle(x + w * 0.4, 140, 18, 'w')
    .circle(x + w * 0.4, 140, 14, 'p1')
    .stroke(`M${x + w * 0.4} 140l8-8`, 'k', 2.4)
}

export function exchanger(g: Pen, r: Chance) {
  if (r.yes(0.4)) {
    const k = r.int(9, 12)
    g.floor(200, 250)
      .rect(88, 60, 26, 186, 'p3', 3)
      .rect(286, 60, 26, 186, 'p3', 3)
      .rect(80, 72, 244, 9, 'm4', 2)
      .rect(80, 226, 244, 9, 'm4', 2)
    for (let i = 0; i < k; i++) g.rect(118 + (i * 164) / k, 84, 164 / k - 3, 138, i % 2 ? 'm3' : 'm1', 1)
    for (const y of [100, 186]) g.rect(60, y, 30, 22, 'm2', 2).rect(52, y - 6, 12, 34, 'm4', 2)
    for (const y of [96, 140, 196]) g.rect(306, y, 26, 10, 'm4', 2)
    return
  }
  g.floor(200, 310)
    .rect(92, 106, 216, 88, 'p3', 4)
    .rect(92, 106, 216, 20, 'p2', 4)
    .path('M92 106q-44 8-44 44t44 44z', 'p4')
    .path('M308 106q44 8 44 44t-44 44z', 'p4')
    .rect(84, 96, 14, 108, 'm3', 2)
    .rect(302, 96, 14, 108, 'm3', 2)
    .rect(128, 66, 26, 42, 'm2', 1)
    .rect(118, 58, 46, 12, 'm4', 2)
    .rect(246, 66, 26, 42, 'm2', 1)
    .rect(236, 58, 46, 12, 'm4', 2)
    .path('M122 246l8-54h26l8 54zM236 246l8-54h26l8 54z', 'm4')
    .rect(186, 138, 40, 24, 'm1', 2)
}
