// Compressed, moved and cleaned air.
import { motorBody } from '../../forms.ts'
import type { Chance } from '../../chance.ts'
import type { Pen } from '../../pen.ts'

export function compressor(g: Pen, r: Chance) {
  g.floor(200, 300)
    .rect(60, 158, 280, 68, 'p3', 34)
    .rect(80, 164, 240, 12, 'p2', 6)
    .rect(92, 220, 16, 26, 'm4', 2)
    .rect(292, 220, 16, 26, 'm4', 2)
    .rect(116, 146, 170, 14, 'm4', 2)
  motorBody(g, 206, 84, 104, 62)
  g.rect(118, 92, 58, 56, 'm3', 4)
  for (let i = 0; i < 4; i++) g.rect(112, 96 + i * 11, 70, 6, 'm2', 1)
  g.rect(126, 66, 42, 28, 'p4', 4)
    .circle(147, 122, r.int(26, 30), 'm4')
    .circle(147, 122, 20, 'm2')
    .circle(147, 122, 7, 'm4')
    .stroke('M126 80h-34v80', 'm3', 6)
    .circle(320, 140, 14, 'w')
    .circle(320, 140, 10, 'p1')
    .stroke('M320 140l5-6', 'k', 2)
    .rect(316, 150, 8, 12, 'm3', 1)
}

export function filter(g: Pen, r: Chance) {
  const k = r.int(9, 12)
  g.floor(200, 160)
    .rect(136, 60, 128, 32, 'p4', 6)
    .rect(150, 44, 100, 20, 'm3', 4)
    .rect(144, 92, 112, 130, 'm1', 2)
    .fins(144, 92, 112, 130, k, 'p2')
    .rect(136, 220, 128, 26, 'p4', 6)
    .rect(112, 70, 26, 16, 'm3', 2)
    .rect(262, 70, 26, 16, 'm3', 2)
}
