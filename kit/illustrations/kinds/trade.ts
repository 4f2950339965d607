// Services, drawn by what stands for them. Each draws into 400 × 300, standing on y = 246.
import type { Chance } from '../chance.ts'
import type { Pen } from '../pen.ts'

export function service(g: Pen, r: Chance) {
  g.floor(200, 210).rect(112, 46, 150, 196, 'w', 5).rect(112, 46, 150, 34, 'p3', 5).rect(112, 70, 150, 10, 'p3', 0)
  for (let i = 0; i < 3; i++) g.stroke(`M130 ${102 + i * 16}h${110 - i * 24}`, 'm2', 5)
  for (let i = 0; i < 5; i++) {
    const h = r.int(18, 62)
    g.rect(132 + i * 22, 222 - h, 14, h, i === 3 ? 'p3' : 'p2', 1)
  }
  g.circle(268, 206, 34, 'p4').stroke('M254 206l10 10 18-20', 'w', 6)
}
