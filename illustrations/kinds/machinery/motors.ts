// Motors and actuators.
import { hexagon, motorBody } from '../../forms.ts'
import type { Chance } from '../../chance.ts'
import type { Pen } from '../../pen.ts'

export function motor(g: Pen, r: Chance) {
  const L = r.int(190, 220),
    x = 100
  g.floor(210, 280)
  g.rect(48, 142, 60, 26, 'm2', 3).rect(52, 150, 34, 6, 'm4', 1).rect(92, 96, 22, 118, 'm3', 4)
  motorBody(g, x + 12, 96, L, 118)
  g.path(`M${x + 28} 240l10-30h40l10 30zM${x + L - 96} 240l10-30h40l10 30z`, 'p4').rect(
    x + 16,
    236,
    L - 40,
    10,
    'm4',
    2,
  )
  if (r.yes())
    g.stroke(`M${x + 90} 96v-44`, 'm4', 4)
      .circle(x + 90, 46, 11, 'm3')
      .circle(x + 90, 46, 5, 'p0')
}

export function drive(g: Pen, r: Chance) {
  const two = r.yes(0.45),
    unit = (x: number, w: number, y: number) => {
      const h = 246 - y
      g.rect(x, y, w, h, 'm4', 6)
        .rect(x + 4, y + 4, w - 8, h - 38, 'p3', 5)
        .fins(x + 14, y + 12, w - 28, 16, 9, 'p4')
        .rect(x + 18, y + 42, w - 36, 44, 'm4', 4)
        .rect(x + 24, y + 48, w - 48, 24, 'p1', 2)
        .stroke(`M${x + 30} ${y + 56}h${w * 0.3}M${x + 30} ${y + 64}h${w * 0.2}`, 'p4', 3)
      for (let i = 0; i < 3; i++) g.circle(x + w / 2 - 22 + i * 22, y + 104, 7, i === 1 ? 'm1' : 'm2')
      g.rect(x + 10, 246 - 62, w - 20, 22, 'p4', 2)
      for (let i = 0; i < 6; i++) g.rect(x + 10 + (i * (w - 20)) / 6, 246 - 28, (w - 20) / 6 - 3, 18, 'm2', 1)
    }
  g.floor(200, two ? 270 : 190)
  if (two) {
    unit(212, 100, 96)
    unit(82, 120, 56)
  } else unit(126, 148, r.int(40, 56))
}

export function cylinder(g: Pen, r: Chance) {
  const L = r.int(150, 180)
  g.floor(200, 310, 226)
  g.rect(60 + L, 141, 340 - 60 - L - 10, 20, 'm1', 2)
    .rect(318, 132, 20, 38, 'm3', 3)
    .path(hexagon(346, 151, 18), 'm4')
    .circle(346, 151, 8, 'p0')
    .rect(60, 106, L, 90, 'p2', 2)
    .rect(60, 126, L, 22, 'p1', 0)
    .rect(60, 178, L, 18, 'p3', 0)
    .stroke(`M60 112h${L}M60 190h${L}`, 'm4', 5, 'butt')
    .rect(44, 98, 34, 106, 'p4', 4)
    .rect(48 + L, 98, 38, 106, 'p4', 4)
    .rect(54, 84, 16, 16, 'm3', 2)
    .rect(60 + L, 84, 16, 16, 'm3', 2)
    .rect(84 + L, 132, 14, 38, 'm3', 2)
}

export function genset(g: Pen, r: Chance) {
  g.floor(200, 330)
    .rect(44, 226, 312, 20, 'm4', 3)
    .rect(60, 92, 280, 134, 'p3', 8)
    .rect(60, 92, 280, 22, 'p2', 8)
    .rect(78, 130, 74, 82, 'p4', 3)
    .rect(262, 130, 62, 82, 'p4', 3)
  g.fins(84, 138, 62, 66, r.int(5, 7), 'p2')
    .rect(168, 130, 78, 82, 'p2', 3)
    .rect(180, 142, 42, 28, 'm4', 3)
    .rect(184, 146, 34, 12, 'p1', 1)
    .circle(232, 184, 5, 'y')
    .circle(232, 200, 5, 'm1')
    .rect(284, 60, 14, 34, 'm3', 2)
    .rect(278, 52, 32, 12, 'm4', 4)
  for (let i = 0; i < 3; i++) g.rect(270, 140 + i * 22, 46, 10, 'm3', 2)
}

export function hydraulicUnit(g: Pen, r: Chance) {
  g.floor(200, 300)
    .rect(70, 170, 260, 70, 'p3', 5)
    .rect(70, 170, 260, 12, 'p4', 2)
    .rect(82, 240, 26, 6, 'm4', 1)
    .rect(292, 240, 26, 6, 'm4', 1)
    .rect(92, 194, 14, 34, 'w', 6)
    .rect(94, 210, 10, 16, 'y', 4)
  g.rect(90, 74, 62, 96, 'p2', 6)
    .fins(90, 84, 62, 76, 6, 'p4')
    .rect(84, 62, 74, 16, 'p4', 6)
    .rect(176, 122, 128, 48, 'm3', 3)
  for (let i = 0; i < 3; i++)
    g.rect(184 + i * 40, 94, 32, 30, 'm2', 2).rect(184 + i * 40, 82, 32, 14, i === r.int(0, 2) ? 'y' : 'm4', 2)
  g.circle(286, 58, 18, 'm4')
    .circle(286, 58, 13, 'w')
    .stroke('M286 58l7-7', 'k', 2.4)
    .rect(282, 76, 8, 20, 'm3', 1)
    .stroke('M152 140q16 0 24 4M318 190h34v-60', 'k', 8)
}

export function gripper(g: Pen) {
  g.floor(200, 160, 262)
    .rect(160, 28, 80, 26, 'm3', 4)
    .rect(176, 50, 48, 22, 'm2', 2)
    .rect(128, 68, 144, 76, 'p3', 8)
    .rect(128, 68, 144, 18, 'p2', 8)
    .circle(158, 118, 9, 'm4')
    .circle(242, 118, 9, 'm4')
    .rect(180, 100, 40, 30, 'p4', 3)
  g.rect(120, 140, 160, 18, 'm4', 3)
    .path('M128 158h38v40l-14 14v44h-18v-52l-6-8z', 'm2')
    .path('M272 158h-38v40l14 14v44h18v-52l6-8z', 'm2')
    .rect(150, 216, 12, 38, 'p4', 2)
    .rect(238, 216, 12, 38, 'p4', 2)
}
