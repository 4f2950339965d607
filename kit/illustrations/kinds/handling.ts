// Moving goods and earth. Each draws into 400 × 300, standing on y = 246.
import type { Tone } from '../paints.ts'
import type { Chance } from '../chance.ts'
import type { Pen } from '../pen.ts'

export function conveyor(g: Pen, r: Chance) {
  const k = r.int(8, 11)
  g.floor(200, 330)
  for (const x of [86, 200, 306]) g.rect(x, 172, 12, 74, 'm3', 1).rect(x - 10, 240, 32, 6, 'm4', 1)
  g.rect(40, 142, 320, 34, 'p3', 17).rect(48, 148, 304, 22, 'p4', 11)
  for (let i = 0; i < k; i++)
    g.circle(59 + (i * 282) / (k - 1), 159, 9, 'm2').circle(59 + (i * 282) / (k - 1), 159, 3.5, 'm4')
  const b = (x: number, s: number, t: Tone) =>
    g.rect(x, 142 - s, s * 1.15, s, t, 2).rect(x + s * 0.48, 142 - s, s * 0.2, s * 0.36, 'm1', 0)
  b(76, 54, 'p2')
  b(168, r.int(40, 64), 'm2')
  b(262, 48, 'p2')
}

export function crane(g: Pen, r: Chance) {
  g.floor(200, 300).rect(78, 214, 120, 32, 'm4', 16)
  for (let i = 0; i < 4; i++) g.circle(96 + i * 28, 230, 9, 'm2')
  g.rect(86, 186, 104, 28, 'm3', 3)
    .path('M96 186v-56h44l20 34v22z', 'p3')
    .path('M106 162v-24h28l14 24z', 'p1')
    .rect(144, 150, 60, 38, 'p3', 4)
    .path('M168 162L250 66l18 10-78 100z', 'p2')
    .path('M252 66l64 66-14 12-62-58z', 'p3')
    .stroke('M206 130l50-40', 'm1', 6)
    .path('M296 130l34 8q-2 44-46 48l-6-12q20-8 18-44z', 'm4')
}
