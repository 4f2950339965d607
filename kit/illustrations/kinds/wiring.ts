// Connectors, cables and hoses. Each draws into 400 × 300, standing on y = 246.
import type { Chance } from '../chance.ts'
import type { Pen } from '../pen.ts'

export function connector(g: Pen, r: Chance) {
  const k = r.pick([5, 8, 12])
  g.floor(200, 250)
  g.stroke('M40 168h60', 'm4', 24, 'butt')
    .rect(92, 138, 66, 60, 'm3', 6)
    .fins(96, 138, 56, 60, 8, 'm2')
    .rect(154, 112, 66, 112, 'p3', 8)
    .fins(160, 112, 54, 112, 5, 'p2')
    .rect(214, 120, 20, 96, 'm3', 3)
  g.ellipse(262, 168, 62, 72, 'm3').ellipse(266, 168, 56, 65, 'm1').ellipse(268, 168, 47, 55, 'p4')
  for (let i = 0; i < k; i++) {
    const a = (i / k) * 6.2832,
      q = i % 2 && k > 8 ? 0.42 : 0.72
    g.ellipse(268 + 44 * q * Math.cos(a), 168 + 52 * q * Math.sin(a), 5, 6, 'y')
  }
  g.ellipse(268, 168, 6, 7, 'y').rect(262, 102, 14, 14, 'm1', 2)
}

export function cable(g: Pen, r: Chance) {
  g.floor(200, 230)
  const t = r.pick(['p3', 'm4', 'p4'])
  for (let i = 5; i >= 0; i--)
    g.stroke(
      `M${200 - 96 + i * 8} 150a${96 - i * 8} ${88 - i * 7} 0 1 0 ${192 - i * 16} 0a${96 - i * 8} ${88 - i * 7} 0 1 0 ${-(192 - i * 16)} 0`,
      i % 2 ? 'p2' : t,
      9,
      'butt',
    )
  g.stroke('M292 128q40-34 66-70', t, 12, 'butt')
    .stroke('M356 60l12-18M360 62l20-12M352 58l4-22', 'y', 4)
    .rect(186, 52, 28, 52, 'm1', 4)
    .rect(186, 196, 28, 48, 'm1', 4)
}
