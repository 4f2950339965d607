// Fabrics and clothes. Each draws into 400 × 300, standing on y = 246.
import type { Tone } from '../paints.ts'
import type { Chance } from '../chance.ts'
import type { Pen } from '../pen.ts'

export function fabric(g: Pen, r: Chance) {
  g.floor(200, 290)
  const roll = (x: number, y: number, t: Tone, u: Tone) =>
    g
      .rect(x, y, 190, 52, t, 26)
      .ellipse(x + 182, y + 26, 18, 26, u)
      .ellipse(x + 182, y + 26, 11, 16, 'm1')
      .ellipse(x + 182, y + 26, 5, 7, 'm4')
  roll(90, 90, 'p2', 'p3')
  roll(60, 142, 'p3', 'p4')
  roll(120, 194, 'm2', 'm3')
  g.path('M70 168q-20 40 6 78h60q-30-40-14-78z', 'p2')
}

export function garment(g: Pen, r: Chance) {
  const s = r.yes()
  g.floor(200, 170, 262)
    .path(
      `M152 62l-68 36 ${s ? '-4 108 34 4 6-74' : '18 50 34-16'}v110h136V144l${s ? '6 74 34-4-4-108' : '34 16 18-50'}-68-36q-48 34-96 0z`,
      'p3',
    )
    .path('M152 62q48 34 96 0l-14-6q-34 18-68 0z', 'p4')
    .rect(196, 84, 8, 170, 'p4', 0)
  for (let i = 0; i < 5; i++) g.circle(200, 108 + i * 30, 3.4, 'm1')
  g.rect(222, 120, 36, 40, 'p2', 2)
}
