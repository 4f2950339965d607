// Valves by how they close. Each draws into 400 × 300, standing on y = 246.
import type { Chance } from '../chance.ts'
import type { Pen } from '../pen.ts'

export function valve(g: Pen, r: Chance) {
  const t = r.pick(['gate', 'ball', 'fly'])
  g.floor(200, 240)
  if (t === 'fly') {
    g.circle(200, 170, 76, 'p4')
      .circle(200, 170, 68, 'p3')
      .circle(200, 170, 50, 'm2')
      .circle(200, 170, 44, 'm1')
      .rect(195, 126, 10, 88, 'm3', 3)
      .bolts(200, 170, 60, 8, 'm4', 4.5)
    g.rect(186, 66, 28, 36, 'p3', 3)
      .rect(170, 52, 60, 16, 'm3', 3)
      .path('M196 40h118a8 8 0 0 1 0 16H196z', 'm4')
      .circle(204, 48, 13, 'p4')
    return
  }
  g.path('M118 140h40q42-22 84 0h40v72h-40q-42 24-84 0h-40z', 'p3')
    .path('M158 140q42-22 84 0v20q-42-14-84 0z', 'p2')
    .rect(94, 122, 26, 108, 'm3', 3)
    .rect(280, 122, 26, 108, 'm3', 3)
    .rect(120, 130, 8, 92, 'm2', 2)
    .rect(272, 130, 8, 92, 'm2', 2)
  for (const y of [136, 160, 192, 214]) g.rect(88, y - 4, 36, 8, 'm4', 2).rect(276, y - 4, 36, 8, 'm4', 2)
  if (t === 'gate')
    g.path('M168 130l8-44h48l8 44z', 'p3')
      .rect(158, 122, 84, 12, 'p4', 2)
      .rect(194, 36, 12, 56, 'm2', 2)
      .rect(180, 78, 40, 12, 'm3', 2)
      .rect(138, 48, 124, 12, 'm4', 6)
      .rect(186, 42, 28, 24, 'm3', 4)
  else
    g.rect(178, 98, 44, 34, 'p4', 3)
      .rect(188, 78, 24, 22, 'm3', 2)
      .path('M186 66h128a9 9 0 0 1 0 18H186z', 'p2')
      .circle(196, 75, 12, 'm4')
}
