// Measuring instruments.
import { hexagon } from '../../forms.ts'
import type { Chance } from '../../chance.ts'
import { round, type Pen } from '../../pen.ts'

export function gauge(g: Pen, r: Chance) {
  const a = (r.int(-100, 60) * Math.PI) / 180
  g.floor(200, 130, 258)
    .rect(184, 208, 32, 24, 'm3', 2)
    .path(hexagon(200, 234, 20), 'm4')
    .rect(188, 240, 24, 14, 'm2', 2)
    .circle(200, 128, 92, 'm4')
    .circle(200, 128, 84, 'm2')
    .circle(200, 128, 76, 'w')
  for (let i = 0; i <= 20; i++) {
    const t = ((-225 + i * 13.5) * Math.PI) / 180,
      q = i % 5 ? 8 : 15
    g.stroke(
      `M${round(200 + 68 * Math.cos(t))} ${round(128 + 68 * Math.sin(t))}L${round(200 + (68 - q) * Math.cos(t))} ${round(128 + (68 - q) * Math.sin(t))}`,
      i > 15 ? 'y' : 'p4',
      i % 5 ? 2 : 4,
      'butt',
    )
  }
  g.stroke(`M200 128L${round(200 + 54 * Math.cos(a - 1.57))} ${round(128 + 54 * Math.sin(a - 1.57))}`, 'p4', 5)
    .circle(200, 128, 9, 'p3')
    .rect(176, 158, 48, 12, 'p1', 2)
}

export function multimeter(g: Pen, r: Chance) {
  const a = r.int(-70, 70)
  g.floor(190, 200).rect(116, 34, 150, 212, 'y', 18).rect(126, 44, 130, 192, 'p4', 12).rect(140, 58, 102, 50, 'p1', 4)
  for (let i = 0; i < 4; i++) g.rect(152 + i * 21, 68, 14, 30, i ? 'p4' : 'p2', 2)
  g.circle(191, 160, 38, 'k')
    .circle(191, 160, 32, 'm4')
    .group(`transform="rotate(${a} 191 160)"`, () => g.rect(187, 130, 8, 34, 'w', 3))
    .circle(158, 218, 8, 'k')
    .circle(191, 218, 8, 'k')
    .circle(224, 218, 8, 'y')
    .stroke('M224 218q40 40 70 0t36-130M158 218q-60 40-80-10t-6-96', 'k', 5)
    .rect(324, 42, 10, 50, 'y', 4)
    .rect(66, 62, 10, 52, 'k', 4)
}

export function scale(g: Pen, r: Chance) {
  g.floor(200, 280)
    .rect(70, 202, 260, 40, 'p3', 8)
    .rect(56, 184, 288, 18, 'm2', 6)
    .rect(180, 62, 14, 124, 'm3', 2)
    .rect(132, 44, 136, 62, 'p4', 8)
    .rect(144, 54, 112, 34, 'p1', 3)
  for (let i = 0; i < 5; i++) g.rect(152 + i * 20, 60, 13, 22, 'p4', 1)
  g.circle(160, 97, 3, 'y')
    .rect(226, 184 - r.int(40, 60), 88, 60, 'p2', 3)
    .rect(226, 180, 88, 4, 'm4', 0)
    .rect(82, 242, 26, 6, 'k', 2)
    .rect(292, 242, 26, 6, 'k', 2)
}

export function caliper(g: Pen, r: Chance) {
  const x = r.int(150, 200)
  g.rect(56, 112, 304, 34, 'm2', 2)
  for (let i = 0; i < 28; i++) g.rect(110 + i * 8.6, 112, 2, i % 5 ? 10 : 18, 'k', 0)
  g.path('M56 112h44v34H84l-8 96H64zM56 112V76l12-26 12 26v36z', 'm3')
    .path(`M${x} 104h110v56h-78l-8 82h-12z`, 'p3')
    .path(`M${x} 104V76l12-26 12 26v28z`, 'p3')
    .rect(x + 38, 116, 62, 30, 'p1', 3)
    .rect(x + 48, 124, 40, 14, 'p4', 1)
    .circle(x + 92, 96, 10, 'k')
}

export function flowMeter(g: Pen, r: Chance) {
  g.floor(200, 270)
    .rect(90, 172, 220, 56, 'p3', 4)
    .rect(90, 172, 220, 14, 'p2', 0)
    .rect(72, 152, 26, 94, 'm3', 3)
    .rect(302, 152, 26, 94, 'm3', 3)
    .rect(184, 132, 32, 42, 'm4', 2)
    .rect(128, 46, 144, 90, 'p3', 12)
    .rect(142, 60, 116, 50, 'k', 5)
    .rect(148, 66, 104, 38, 'p1', 3)
    .stroke(`M158 92h${r.int(30, 60)}M158 78h70`, 'p4', 6)
    .circle(160, 122, 4, 'y')
    .rect(266, 74, 32, 24, 'm4', 4)
    .path('M150 200h70v-10l26 16-26 16v-10h-70z', 'w')
}

export function analyser(g: Pen, r: Chance) {
  g.floor(200, 310)
    .rect(64, 74, 272, 160, 'm1', 10)
    .rect(64, 74, 272, 26, 'p3', 10)
    .rect(84, 114, 134, 84, 'k', 5)
    .rect(90, 120, 122, 72, 'p4', 3)
    .stroke(`M96 180h14l8-${r.int(30, 48)} 8 48h22l8-24 8 24h40`, 'p1', 4)
  for (let i = 0; i < 6; i++) g.circle(246 + (i % 3) * 30, 132 + Math.floor(i / 3) * 30, 9, i === 2 ? 'y' : 'm3')
  g.rect(236, 184, 84, 34, 'm2', 3)
    .rect(246, 196, 64, 10, 'm4', 3)
    .rect(80, 234, 36, 12, 'm4', 2)
    .rect(284, 234, 36, 12, 'm4', 2)
    .rect(90, 208, 120, 8, 'm2', 3)
}
