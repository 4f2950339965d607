// Gears, chains and gearboxes.
import { gear } from '../../forms.ts'
import type { Chance } from '../../chance.ts'
import { round, type Pen } from '../../pen.ts'

export function gears(g: Pen, r: Chance) {
  const k = r.int(16, 22),
    k2 = r.int(11, 14),
    a = r.next()
  g.floor(196, 240, 258)
  g.path(gear(276, 108, 66, k2, 0.19, a), 'p3')
    .circle(276, 108, 46, 'p2')
    .circle(276, 108, 20, 'p4')
    .circle(276, 108, 12, 'p0')
    .path(gear(156, 158, 98, k, 0.14, 0.1), 'm3')
    .circle(156, 158, 76, 'm2')
    .circle(156, 158, 66, 'm1')
    .bolts(156, 158, 46, 6, 'm3', 12)
    .circle(156, 158, 26, 'm4')
    .circle(156, 158, 16, 'p0')
    .rect(150, 130, 12, 14, 'p0', 0)
}

export function chain(g: Pen, r: Chance) {
  const k = r.int(14, 18)
  g.floor(200, 210, 258)
    .path(gear(200, 152, 92, k, 0.2), 'p3')
    .circle(200, 152, 66, 'p2')
    .bolts(200, 152, 44, 5, 'p0', 11)
    .circle(200, 152, 24, 'p4')
    .circle(200, 152, 13, 'p0')
  for (let i = 0; i < k; i++) {
    const a = Math.PI + (i / k) * Math.PI * 1.05
    const x = 200 + 92 * Math.cos(a),
      y = 152 + 92 * Math.sin(a)
    if (i < k - 1) {
      const b = Math.PI + ((i + 1) / k) * Math.PI * 1.05
      g.stroke(
        `M${round(x)} ${round(y)}L${round(200 + 92 * Math.cos(b))} ${round(152 + 92 * Math.sin(b))}`,
        i % 2 ? 'm3' : 'm4',
        13,
      )
    }
    g.circle(x, y, 5, 'm1')
  }
}

export function gearbox(g: Pen, r: Chance) {
  const st = r.int(0, 1)
  g.floor(200, 270)
  if (st) {
    g.rect(40, 148, 70, 22, 'm2', 3)
      .rect(290, 110, 70, 36, 'm2', 3)
      .path('M100 92q0-22 22-22h120q60 0 68 56v92q0 16-16 16H116q-16 0-16-16z', 'p3')
      .path('M100 150h210v14H100z', 'p4')
      .circle(168, 130, 40, 'p2')
      .circle(168, 130, 26, 'm3')
      .circle(168, 130, 16, 'm1')
      .circle(250, 128, 48, 'p2')
      .circle(250, 128, 32, 'm3')
      .circle(250, 128, 20, 'm1')
      .bolts(250, 128, 40, 8, 'p4', 3.4)
      .bolts(168, 130, 33, 6, 'p4', 3)
  } else {
    g.rect(302, 136, 66, 32, 'm2', 3)
      .rect(54, 142, 60, 20, 'm2', 3)
      .rect(96, 96, 30, 112, 'm3', 4)
      .rect(122, 82, 176, 142, 'p3', 18)
      .rect(122, 146, 176, 10, 'p4', 0)
      .circle(210, 150, 54, 'p2')
      .circle(210, 150, 40, 'p3')
      .circle(210, 150, 22, 'm2')
      .circle(210, 150, 12, 'm4')
      .bolts(210, 150, 47, 8, 'm4', 3.6)
      .rect(290, 104, 18, 96, 'm3', 4)
  }
  g.path('M92 244l12-20h192l12 20z', 'm4').rect(182, st ? 54 : 64, 36, 20, 'm3', 4)
}

export function belt(g: Pen, r: Chance) {
  const R = r.int(48, 58)
  g.floor(200, 300, 256).stroke('M112 76H296M112 236L296 188', 'k', 16)
  g.circle(112, 156, 86, 'k')
    .circle(112, 156, 74, 'm3')
    .circle(112, 156, 66, 'm2')
    .bolts(112, 156, 42, 5, 'p0', 13)
    .circle(112, 156, 22, 'p3')
    .circle(112, 156, 11, 'p0')
  g.circle(296, 132, R + 8, 'k')
    .circle(296, 132, R - 2, 'm3')
    .circle(296, 132, R - 10, 'p2')
    .circle(296, 132, 20, 'p3')
    .circle(296, 132, 10, 'p0')
}

export function coupling(g: Pen) {
  g.floor(200, 300, 236)
    .rect(30, 140, 80, 36, 'm2', 3)
    .rect(290, 140, 80, 36, 'm2', 3)
    .rect(92, 108, 40, 100, 'm3', 4)
    .rect(268, 108, 40, 100, 'm3', 4)
    .rect(126, 84, 58, 148, 'p3', 6)
    .rect(216, 84, 58, 148, 'p3', 6)
    .rect(126, 84, 58, 26, 'p2', 6)
    .rect(216, 84, 58, 26, 'p2', 6)
  g.rect(184, 92, 32, 132, 'y', 4)
  for (const y of [106, 146, 186]) g.rect(178, y, 44, 24, 'm4', 3)
  for (const x of [142, 246]) for (const y of [122, 188]) g.circle(x + 6, y, 6, 'm4')
}

export function brake(g: Pen, r: Chance) {
  g.floor(200, 220, 258)
    .circle(186, 150, 104, 'm3')
    .circle(186, 150, 98, 'm1')
    .bolts(186, 150, 82, r.int(14, 18), 'm3', 5)
    .circle(186, 150, 58, 'm2')
    .circle(186, 150, 44, 'p3')
    .bolts(186, 150, 30, 6, 'm4', 5)
    .circle(186, 150, 14, 'p0')
  g.path('M246 74q64 30 64 80t-50 74l-22-40q24-12 24-36t-30-40z', 'p3')
    .path('M246 74q64 30 64 80h-20q0-40-52-58z', 'p2')
    .circle(282, 128, 9, 'm4')
    .circle(280, 178, 9, 'm4')
}
