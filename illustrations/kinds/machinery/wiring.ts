// Connectors, cables and hoses.
import type { Chance } from '../../chance.ts'
import type { Pen } from '../../pen.ts'

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

export function hose(g: Pen, r: Chance) {
  const k = r.int(3, 5)
  g.floor(200, 250)
  for (let i = 0; i < k; i++)
    g.stroke(
      `M${100 + i * 8} 160a${100 - i * 8} ${70 - i * 4} 0 1 0 ${200 - i * 16} 0a${100 - i * 8} ${70 - i * 4} 0 1 0 ${-(200 - i * 16)} 0`,
      i % 2 ? 'm4' : 'k',
      17,
      'butt',
    )
  g.stroke('M300 150q44-20 30-70M100 150q-44-20-30-70', 'k', 17, 'butt')
    .rect(54, 50, 34, 36, 'm3', 3)
    .rect(59, 30, 24, 22, 'm2', 2)
    .rect(312, 50, 34, 36, 'm3', 3)
    .rect(317, 30, 24, 22, 'm2', 2)
    .rect(50, 62, 42, 10, 'y', 2)
    .rect(308, 62, 42, 10, 'y', 2)
}

export function wallSwitch(g: Pen, r: Chance) {
  g.rect(60, 70, 134, 154, 'm1', 14)
    .rect(78, 88, 98, 118, 'm0', 8)
    .rect(78, 88, 98, r.int(54, 62), 'm1', 8)
    .rect(118, 108, 18, 5, 'p3', 2)
  g.rect(206, 70, 134, 154, 'm1', 14)
    .circle(273, 147, 52, 'm2')
    .circle(273, 147, 45, 'm4')
    .circle(254, 147, 8, 'k')
    .circle(292, 147, 8, 'k')
    .rect(268, 100, 10, 12, 'm2', 2)
    .rect(268, 182, 10, 12, 'm2', 2)
}

export function pushButton(g: Pen, r: Chance) {
  const lit = r.int(0, 1)
  g.floor(200, 170).rect(124, 40, 152, 202, 'm3', 14).rect(134, 50, 132, 182, 'm2', 9)
  for (const [i, tone] of (['p3', 'm4'] as const).entries())
    g.circle(200, 92 + i * 52, 21, 'm4').circle(200, 92 + i * 52, 16, i === lit ? 'y' : tone)
  g.circle(200, 198, 30, 'y').circle(200, 194, 27, 'p4').circle(200, 190, 24, 'p3')
}
