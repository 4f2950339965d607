// Boards and components.
import type { Chance } from '../../chance.ts'
import type { Pen } from '../../pen.ts'

export function pcb(g: Pen, r: Chance) {
  g.rect(70, 62, 260, 176, 'p3', 8)
  for (const [x, y] of [
    [82, 74],
    [318, 74],
    [82, 226],
    [318, 226],
  ] as const)
    g.circle(x, y, 6, 'm1').circle(x, y, 3, 'p4')
  for (let i = 0; i < 7; i++) {
    const y = 92 + i * 20
    g.stroke(`M96 ${y}h${r.int(20, 60)}l14 ${r.pick([-10, 10])}h${r.int(30, 90)}`, 'p2', 3)
  }
  const s = r.int(58, 70)
  g.fins(176, 112, s, s + 10, 7, 'm1')
    .rect(176, 117, s, s, 'k', 3)
    .circle(184, 126, 3, 'm2')
    .rect(262, 92, 42, 24, 'k', 2)
    .rect(262, 132, 42, 24, 'k', 2)
    .rect(104, 196, 120, 26, 'm4', 2)
  for (let i = 0; i < 9; i++) g.rect(109 + i * 12.6, 202, 7, 14, 'y', 1)
  for (let i = 0; i < 4; i++)
    g.circle(270 + (i % 2) * 30, 182 + Math.floor(i / 2) * 28, 11, 'm2').circle(
      270 + (i % 2) * 30,
      182 + Math.floor(i / 2) * 28,
      7,
      'm1',
    )
}

export function chip(g: Pen, r: Chance) {
  const k = r.int(7, 10),
    w = 190
  for (let i = 0; i < k; i++) {
    const at = 105 + ((i + 0.5) * w) / k - 5
    g.rect(at, 24, 10, 34, 'm2', 2)
      .rect(at, 242, 10, 34, 'm2', 2)
      .rect(74, at - 50, 34, 10, 'm2', 2)
      .rect(292, at - 50, 34, 10, 'm2', 2)
  }
  g.rect(104, 54, 192, 192, 'k', 10)
    .rect(116, 66, 168, 168, 'p4', 6)
    .rect(146, 96, 108, 108, 'p3', 4)
    .rect(158, 108, 84, 84, 'p2', 3)
    .circle(130, 80, 6, 'm1')
}

export function components(g: Pen, r: Chance) {
  const bands = ['y', 'k', 'p4', 'p2'] as const
  g.floor(200, 300, 262)
  for (const [x, w, h] of [
    [60, 76, 120],
    [148, 58, 90],
  ] as const) {
    g.rect(x + w * 0.3, 236, 5, 26, 'm3', 0)
      .rect(x + w * 0.62, 236, 5, 26, 'm3', 0)
      .rect(x, 240 - h, w, h, 'p3', 6)
      .rect(x + w * 0.74, 240 - h, w * 0.16, h, 'p1', 0)
      .ellipse(x + w / 2, 240 - h, w / 2, 9, 'm1')
  }
  g.stroke('M206 84h150', 'm3', 6).rect(232, 62, 100, 44, 'm1', 18)
  for (const [i, tone] of bands.entries()) g.rect(246 + i * 20, 62, 9, 44, tone, 0)
  g.rect(232, 150, 104, 70, 'k', 5).rect(244, 134, 80, 20, 'm2', 3)
  for (let i = 0; i < 3; i++) g.rect(250 + i * 30, 220, 9, 40, 'm2', 1)
  g.circle(284, 176, r.int(9, 13), 'm3')
}

export function router(g: Pen, r: Chance) {
  const ports = r.int(5, 7)
  g.floor(200, 330)
    .rect(48, 146, 304, 92, 'p3', 8)
    .rect(48, 146, 304, 24, 'p4', 8)
    .rect(66, 238, 44, 8, 'k', 2)
    .rect(290, 238, 44, 8, 'k', 2)
  for (let i = 0; i < ports; i++) {
    const x = 66 + i * 32
    g.rect(x, 186, 26, 30, 'k', 3)
      .rect(x + 7, 208, 12, 8, 'm2', 0)
      .circle(x + 13, 160, 4, i % 3 ? 'p1' : 'y')
  }
  g.rect(302, 182, 34, 38, 'm2', 3)
    .rect(76, 48, 12, 100, 'm4', 5)
    .rect(312, 48, 12, 100, 'm4', 5)
    .stroke('M170 118q30-30 60 0M150 98q50-50 100 0', 'p2', 8)
    .circle(200, 132, 8, 'p2')
}

export function speaker(g: Pen, r: Chance) {
  const w = r.int(116, 136)
  g.floor(200, w + 60)
    .rect(200 - w / 2, 40, w, 204, 'k', 8)
    .rect(208 - w / 2, 48, w - 16, 188, 'p4', 5)
  for (const [y, R] of [
    [88, 28],
    [174, 46],
  ] as const)
    g.circle(200, y, R, 'm3')
      .circle(200, y, R - 5, 'k')
      .circle(200, y, R * 0.62, 'p3')
      .circle(200, y, R * 0.26, 'm2')
}

export function phone(g: Pen, r: Chance) {
  g.floor(200, 130, 266)
    .rect(138, 30, 124, 232, 'k', 18)
    .rect(147, 40, 106, 212, 'p4', 10)
    .rect(147, 40, 106, 78, 'p3', 10)
    .rect(182, 46, 36, 8, 'k', 4)
  for (let i = 0; i < 9; i++)
    g.rect(160 + (i % 3) * 29, 132 + Math.floor(i / 3) * 30, 21, 21, i === r.int(0, 8) ? 'y' : 'p2', 6)
  g.rect(168, 226, 64, 16, 'p1', 8)
}
