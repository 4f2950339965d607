// Power distribution.
import type { Chance } from '../../chance.ts'
import type { Pen } from '../../pen.ts'

export function transformer(g: Pen, r: Chance) {
  const k = r.int(3, 3)
  g.floor(200, 270)
    .rect(110, 118, 180, 112, 'p3', 3)
    .rect(78, 130, 32, 86, 'p4', 2)
    .fins(78, 126, 32, 94, 4, 'p2')
    .rect(290, 130, 32, 86, 'p4', 2)
    .fins(290, 126, 32, 94, 4, 'p2')
    .rect(100, 106, 200, 14, 'p4', 2)
    .rect(124, 230, 40, 16, 'm4', 2)
    .rect(236, 230, 40, 16, 'm4', 2)
  for (let i = 0; i < k; i++) {
    const x = 140 + i * 52
    for (let j = 0; j < 4; j++) g.rect(x - 4 + (j % 2) * 2, 58 + j * 12, 28 - (j % 2) * 4, 8, 'm1', 4)
    g.rect(x + 7, 40, 6, 20, 'm4', 1)
  }
  g.rect(170, 150, 60, 34, 'm1', 2).rect(304, 66, 44, 30, 'p2', 14).stroke('M326 96v22h-28', 'm4', 5)
}

export function breaker(g: Pen, r: Chance) {
  const k = r.int(2, 4),
    w = 64,
    left = 200 - (k * w) / 2
  g.rect(left - 40, 138, k * w + 80, 24, 'm2', 1).rect(left - 40, 145, k * w + 80, 9, 'm1', 0)
  for (let i = 0; i < k; i++) {
    const x = left + i * w
    g.rect(x + 1, 50, w - 2, 196, 'm1', 5)
      .rect(x + 1, 98, w - 2, 104, 'm0', 3)
      .rect(x + 16, 122, w - 32, 56, 'm4', 4)
      .rect(x + 21, i % 3 === 2 ? 148 : 126, w - 42, 26, 'p3', 4)
      .circle(x + w / 2, 72, 11, 'm3')
      .circle(x + w / 2, 224, 11, 'm3')
      .rect(x + 12, 106, w - 24, 6, 'p2', 1)
  }
}

export function meter(g: Pen, r: Chance) {
  g.rect(116, 36, 168, 186, 'm1', 16).rect(130, 50, 140, 60, 'k', 6).rect(138, 58, 124, 44, 'p1', 3)
  for (let i = 0; i < 6; i++) g.rect(146 + i * 19, 66, 13, 28, i === 5 ? 'y' : 'p4', 1)
  g.circle(200, 158, 34, 'm2')
    .circle(200, 158, 27, 'w')
    .stroke(`M200 158l${r.int(-14, 14)}-18`, 'p3', 4)
    .circle(152, 200, 5, 'y')
    .rect(216, 196, 44, 10, 'p3', 2)
    .rect(128, 218, 144, 34, 'p3', 6)
  for (let i = 0; i < 4; i++) g.circle(146 + i * 36, 236, 8, 'k')
}

export function pylon(g: Pen, r: Chance) {
  const lines = r.int(16, 30)
  g.floor(200, 170)
    .stroke(
      'M160 244L188 60h24l28 184M166 206h68M172 166h56M178 124h44M166 206l62-40M172 166l50-42M234 206l-62-40M228 166l-50-42M178 124l30-64M222 124l-30-64',
      'm3',
      6,
    )
    .stroke('M120 92h160M136 132h128M184 60l16-26 16 26', 'm4', 8)
  for (const [x, y] of [
    [124, 92],
    [276, 92],
    [140, 132],
    [260, 132],
  ] as const)
    g.rect(x - 5, y, 10, 20, 'p3', 3)
  g.stroke(
    `M0 ${92 + lines}Q70 130 124 112M400 ${92 + lines}Q330 130 276 112M0 ${132 + lines}Q80 170 140 152M400 ${132 + lines}Q320 170 260 152`,
    'p3',
    3,
  )
}

export function charger(g: Pen, r: Chance) {
  g.floor(190, 220)
    .rect(120, 40, 110, 200, 'p3', 14)
    .rect(134, 56, 82, 62, 'k', 5)
    .rect(142, 64, 66, 46, 'p1', 3)
    .path('M182 68l-20 24h14l-6 16 20-24h-14z', 'p3')
    .rect(108, 236, 134, 10, 'm4', 3)
    .rect(150, 136, 50, 16, 'p2', 3)
    .circle(175, 186, 20, 'p4')
    .circle(175, 186, 11, 'k')
  g.stroke(`M230 150q${r.int(60, 80)} 0 60 60t34-10V140`, 'k', 9)
    .rect(306, 92, 36, 52, 'm4', 8)
    .rect(312, 76, 24, 20, 'm2', 3)
}

export function insulator(g: Pen, r: Chance) {
  const k = r.int(5, 7),
    h = 150 / k
  g.floor(200, 150)
    .rect(192, 30, 16, 40, 'm3', 3)
    .circle(200, 34, 14, 'm4')
    .circle(200, 34, 6, 'p0')
    .rect(176, 58, 48, 18, 'm3', 3)
  for (let i = 0; i < k; i++)
    g.rect(180, 76 + i * h, 40, h, 'p4', 0).path(
      `M176 ${80 + i * h}h48l24 ${h * 0.62}q-48 10-96 0z`,
      i % 2 ? 'p2' : 'p3',
    )
  g.rect(176, 224, 48, 14, 'm3', 3).rect(148, 234, 104, 12, 'm4', 3)
}
