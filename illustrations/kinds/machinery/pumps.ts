// Pumps, horizontal and inline.
import { motorBody } from '../../forms.ts'
import type { Chance } from '../../chance.ts'
import type { Pen } from '../../pen.ts'

export function pump(g: Pen, r: Chance) {
  const L = r.int(112, 136),
    up = r.yes(0.7),
    R = r.int(56, 66),
    cx = 122,
    cy = 160
  g.floor(205, 320).rect(56, 230, 300, 16, 'm4', 3).rect(72, 224, 268, 8, 'm3', 2)
  g.path(`M${cx - 34} 226l12-34h44l12 34z`, 'p4')
    .rect(cx + R - 8, cy - 26, 46, 52, 'm3', 3)
    .rect(cx + R + 2, cy - 15, 56, 30, 'm2', 2)
    .rect(cx + R + 16, cy - 22, 14, 44, 'p4', 2)
  const mx = cx + R + 46
  motorBody(g, mx, cy - 40, L, 80)
  g.path(`M${mx + 10} 226l8-26h22l4 26zM${mx + L - 58} 226l4-26h22l8 26z`, 'p4')
  if (up)
    g.rect(cx + 4, 62, 40, 70, 'p3', 2)
      .rect(cx - 8, 52, 64, 14, 'm3', 2)
      .rect(cx - 8, 66, 64, 5, 'm2', 1)
  else
    g.path(`M${cx - 20} ${cy}V78h44v60z`, 'p3')
      .rect(cx - 30, 64, 64, 14, 'm3', 2)
      .rect(cx - 30, 78, 64, 5, 'm2', 1)
  g.circle(cx, cy, R, 'p3')
    .circle(cx, cy, R * 0.82, 'p2')
    .circle(cx, cy, R * 0.46, 'm3')
    .circle(cx, cy, R * 0.38, 'm1')
    .circle(cx, cy, R * 0.22, 'm4')
    .bolts(cx, cy, R * 0.66, 8, 'p4', 3.4)
}

export function pumpInline(g: Pen, r: Chance) {
  const h = r.int(96, 120)
  g.floor(200, 230)
    .rect(130, 236, 140, 10, 'm4', 2)
    .path('M160 238l10-30h60l10 30z', 'p4')
    .rect(86, 176, 228, 42, 'p3', 8)
    .rect(78, 164, 14, 66, 'm3', 2)
    .rect(308, 164, 14, 66, 'm3', 2)
    .circle(200, 194, 46, 'p3')
    .circle(200, 194, 36, 'p2')
    .bolts(200, 194, 28, 6, 'p4', 3)
  g.rect(172, 138, 56, 18, 'm3', 2)
    .rect(164, 152, 72, 10, 'm4', 2)
    .rect(160, 140 - h, 80, h, 'p3', 6)
  for (let i = 0; i < 6; i++) g.rect(160, 146 - h + (i * (h - 30)) / 6 + 14, 80, 6, 'p2', 1)
  g.rect(156, 128 - h, 88, 18, 'p4', 6).rect(240, 148 - h + 24, 26, 34, 'm3', 3)
}
