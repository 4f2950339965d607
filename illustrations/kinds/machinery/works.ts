// Machines of trades: printing, wood, kitchens, fields.
import type { Chance } from '../../chance.ts'
import { gear } from '../../forms.ts'
import type { Pen } from '../../pen.ts'

export function printingPress(g: Pen, r: Chance) {
  const k = r.int(3, 4),
    w = 232 / k
  g.floor(200, 350).rect(36, 224, 328, 22, 'm4', 3)
  for (let i = 0; i < k; i++) {
    const x = 48 + i * w
    g.rect(x, 92, w - 6, 134, i % 2 ? 'p2' : 'p3', 6)
      .rect(x, 92, w - 6, 22, 'p4', 6)
      .circle(x + w * 0.46, 148, 24, 'm3')
      .circle(x + w * 0.46, 148, 17, 'm1')
      .circle(x + w * 0.46, 196, 20, 'm3')
      .circle(x + w * 0.46, 196, 13, 'm2')
  }
  g.path('M284 172h30l42 34v20h-72z', 'm2')
    .rect(290, 182, 60, 8, 'w', 1)
    .rect(292, 194, 62, 8, 'w', 1)
    .rect(306, 108, 46, 42, 'm4', 4)
    .rect(312, 114, 34, 24, 'p1', 2)
    .stroke('M48 130L20 196', 'w', 8)
}

export function additivePrinter(g: Pen, r: Chance) {
  const x = r.int(150, 210)
  g.floor(200, 250)
    .rect(92, 36, 216, 204, 'm4', 6)
    .rect(106, 50, 188, 164, 'p1', 3)
    .rect(106, 92, 188, 10, 'm3', 2)
    .rect(x, 84, 42, 30, 'p3', 4)
    .path(`M${x + 14} 114h14l-7 14z`, 'm4')
    .rect(118, 198, 164, 12, 'm3', 2)
    .path('M168 198q-6-34 32-60q38 26 32 60z', 'p2')
    .path('M200 138q38 26 32 60h-20q6-30-12-60z', 'p3')
    .rect(126, 220, 50, 12, 'p2', 2)
    .circle(262, 226, 6, 'y')
    .circle(326, 76, 30, 'p3')
    .circle(326, 76, 12, 'm1')
}

export function spool(g: Pen, r: Chance) {
  const R = r.int(58, 68)
  g.floor(200, 230, 258)
    .circle(186, 150, 104, 'm4')
    .circle(186, 150, 98, 'm3')
    .circle(210, 150, 104, 'm2')
    .circle(210, 150, 96, 'm1')
    .circle(210, 150, R + 16, 'p3')
  for (let i = 0; i < 4; i++) g.circle(210, 150, R + 12 - i * 6, i % 2 ? 'p3' : 'p2')
  g.circle(210, 150, 36, 'm1')
    .circle(210, 150, 22, 'm4')
    .circle(210, 150, 17, 'p0')
    .bolts(210, 150, 88, 6, 'm3', 5)
    .stroke('M296 190q30 20 50 66', 'p3', 5)
}

export function saw(g: Pen, r: Chance) {
  g.floor(200, 330)
    .rect(58, 158, 284, 20, 'm3', 3)
    .path('M82 178h236l20 68h-34l-14-40H110l-14 40H62z', 'p3')
    .path(gear(r.int(180, 210), 150, 56, 26, 0.1), 'm2')
    .circle(196, 150, 12, 'm4')
    .rect(58, 158, 284, 20, 'm1', 3)
    .rect(86, 126, 78, 32, 'p2', 3)
    .rect(86, 138, 78, 5, 'p1', 0)
    .rect(262, 100, 12, 60, 'm4', 2)
    .path('M186 92h88v18h-88q-10 0-10-9t10-9z', 'y')
    .rect(244, 190, 40, 30, 'k', 4)
    .circle(256, 205, 6, 'y')
    .circle(272, 205, 6, 'm2')
}

export function oven(g: Pen, r: Chance) {
  g.floor(200, 250)
    .rect(94, 36, 212, 204, 'm2', 8)
    .rect(94, 36, 212, 44, 'm1', 8)
    .rect(110, 94, 180, 116, 'k', 6)
    .rect(122, 104, 156, 96, 'p4', 4)
  for (let i = 0; i < 3; i++)
    g.rect(122, 132 + i * 28, 156, 4, 'm3', 0)
      .ellipse(150 + r.int(0, 8), 126 + i * 28, 18, 7, 'y')
      .ellipse(200, 126 + i * 28, 18, 7, 'y')
      .ellipse(250, 126 + i * 28, 18, 7, 'y')
  g.rect(124, 84, 152, 8, 'm4', 4)
    .rect(112, 48, 60, 20, 'k', 3)
    .rect(118, 53, 34, 10, 'p1', 1)
    .circle(212, 58, 10, 'p3')
    .circle(244, 58, 10, 'p3')
    .circle(276, 58, 10, 'p3')
    .rect(106, 240, 24, 6, 'm4', 1)
    .rect(270, 240, 24, 6, 'm4', 1)
}

export function tractor(g: Pen, r: Chance) {
  g.floor(200, 310)
    .rect(184, 134, 146, 62, 'p3', 8)
    .rect(184, 134, 146, 14, 'p2', 8)
    .fins(296, 154, 30, 36, 3, 'p4')
    .rect(268, 92, 10, 44, 'm4', 2)
    .path('M98 154V72q0-8 8-8h84l20 70h-18v40H98z', 'p4')
    .path('M110 78h72l14 54h-86z', 'p1')
    .circle(130, 186, 62, 'k')
    .circle(130, 186, 34, 'y')
    .circle(130, 186, 14, 'm4')
    .circle(300, 212, 36, 'k')
    .circle(300, 212, r.int(17, 20), 'y')
    .circle(300, 212, 8, 'm4')
    .rect(190, 196, 84, 14, 'm4', 3)
}
