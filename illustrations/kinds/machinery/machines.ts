// Robots and machine tools.
import type { Chance } from '../../chance.ts'
import type { Pen } from '../../pen.ts'

export function robot(g: Pen, r: Chance) {
  const b = r.int(-10, 10)
  g.floor(190, 210)
    .rect(116, 230, 128, 16, 'm4', 3)
    .path('M138 232l8-40h68l8 40z', 'p4')
    .circle(180, 182, 34, 'p3')
    .circle(180, 182, 16, 'p4')
    .path(`M160 172L${126 + b} 92l32-14 44 86z`, 'p3')
    .circle(142 + b, 86, 28, 'p2')
    .circle(142 + b, 86, 13, 'p4')
    .path(`M142 ${62}L276 70l4 30-134 12z`, 'p3')
    .rect(176 + b, 68, 34, 30, 'p4', 3)
    .circle(280, 86, 20, 'p2')
    .circle(280, 86, 9, 'p4')
    .path('M270 100l24-4 10 40-24 4z', 'm2')
    .rect(272, 138, 44, 12, 'm4', 2)
    .rect(274, 150, 9, 28, 'm3', 2)
    .rect(305, 150, 9, 28, 'm3', 2)
    .stroke(`M150 70q40-38 92 0`, 'm4', 5)
}

export function cnc(g: Pen, r: Chance) {
  const w = r.int(250, 280),
    x = 200 - w / 2
  g.floor(200, w + 40)
    .rect(x + 8, 234, w - 16, 12, 'm4', 2)
    .rect(x, 70, w, 166, 'm1', 8)
    .rect(x, 70, w, 26, 'p3', 8)
    .rect(x, 88, w, 12, 'p4', 0)
    .rect(x + 20, 112, w * 0.55, 94, 'm4', 5)
    .rect(x + 28, 120, w * 0.55 - 16, 78, 'p2', 3)
    .path(`M${x + 28} 198l30-78h28l-30 78z`, 'p1')
    .rect(x + w * 0.32, 120, 22, 34, 'm3', 2)
    .path(`M${x + w * 0.32 + 4} 154h14l-7 16z`, 'm2')
    .rect(x + 40, 178, w * 0.4, 16, 'm3', 2)
    .rect(x + w * 0.68, 110, w * 0.26, 68, 'm4', 5)
    .rect(x + w * 0.71, 117, w * 0.2, 32, 'p1', 2)
  for (let i = 0; i < 6; i++)
    g.rect(x + w * 0.71 + (i % 3) * 18, 154 + Math.floor(i / 3) * 11, 12, 7, i === 5 ? 'y' : 'm2', 1)
  g.stroke(`M${x + w * 0.62} 130v52`, 'm3', 5)
    .rect(x + w - 34, 46, 8, 24, 'm3', 1)
    .rect(x + w - 36, 34, 12, 14, 'y', 2)
}

export function press(g: Pen, r: Chance) {
  const y = r.int(112, 130)
  g.floor(200, 250)
    .rect(100, 34, 200, 60, 'p3', 6)
    .rect(100, 80, 200, 14, 'p4', 0)
    .rect(108, 94, 34, 152, 'p3', 0)
    .rect(258, 94, 34, 152, 'p3', 0)
    .rect(92, 206, 216, 40, 'p4', 4)
    .rect(180, 94, 40, y - 90, 'm1', 1)
    .rect(150, y, 100, 30, 'm3', 3)
    .rect(160, 186, 80, 20, 'm2', 2)
    .rect(166, 44, 68, 28, 'm4', 3)
    .rect(172, 50, 38, 14, 'p1', 2)
    .circle(222, 58, 5, 'y')
    .rect(308, 120, 36, 60, 'm4', 4)
    .rect(314, 126, 24, 22, 'p1', 2)
    .circle(326, 162, 6, 'y')
}

export function moulder(g: Pen, r: Chance) {
  g.floor(200, 360)
    .rect(22, 186, 356, 54, 'p3', 5)
    .rect(22, 186, 356, 12, 'p4', 2)
    .rect(34, 240, 40, 6, 'm4', 1)
    .rect(326, 240, 40, 6, 'm4', 1)
    .rect(34, 96, 130, 92, 'm1', 5)
    .rect(44, 108, 86, 66, 'm4', 4)
    .rect(52, 116, 30, 50, 'p2', 2)
    .rect(90, 116, 30, 50, 'p1', 2)
    .rect(166, 138, 160, 30, 'm2', 4)
  for (let i = 0; i < r.int(4, 5); i++) g.rect(180 + i * 28, 132, 18, 42, 'p2', 2)
  g.rect(318, 128, 44, 54, 'p4', 4)
    .path('M250 62h72l-22 52h-28z', 'm2')
    .rect(276, 112, 20, 26, 'm3', 1)
    .rect(140, 76, 30, 60, 'm4', 4)
    .rect(145, 82, 20, 24, 'p1', 2)
}

export function filler(g: Pen, r: Chance) {
  const k = r.int(4, 5)
  g.floor(200, 330)
    .rect(52, 216, 296, 24, 'm3', 4)
    .rect(52, 210, 296, 8, 'k', 3)
    .rect(70, 240, 14, 6, 'm4', 0)
    .rect(316, 240, 14, 6, 'm4', 0)
    .rect(92, 36, 216, 66, 'p3', 8)
    .rect(92, 88, 216, 16, 'p4', 0)
    .rect(108, 48, 60, 30, 'k', 3)
    .rect(113, 53, 50, 20, 'p1', 2)
    .circle(284, 62, 7, 'y')
    .rect(84, 100, 14, 112, 'm2', 0)
    .rect(302, 100, 14, 112, 'm2', 0)
  for (let i = 0; i < k; i++) {
    const x = 118 + (i * 176) / k
    g.rect(x + 6, 104, 12, 34, 'm3', 1)
      .rect(x + 9, 138, 6, 14, 'm4', 0)
      .path(`M${x + 6} 158h12v14q10 4 10 16v22h-32v-22q0-12 10-16z`, i % 2 ? 'p2' : 'm1')
  }
}

export function loom(g: Pen, r: Chance) {
  g.floor(200, 330)
    .rect(56, 74, 22, 168, 'p3', 3)
    .rect(322, 74, 22, 168, 'p3', 3)
    .rect(40, 236, 54, 10, 'm4', 2)
    .rect(306, 236, 54, 10, 'm4', 2)
    .rect(56, 64, 288, 22, 'p4', 4)
  for (let i = 0; i < 22; i++) g.rect(86 + i * 10.6, 86, 3, 84, i % 3 ? 'm2' : 'm3', 0)
  g.rect(80, 124, 240, 14, 'm4', 3).rect(80, 168, 240, 60, 'p2', 26)
  for (let i = 0; i < r.int(4, 6); i++) g.rect(80, 176 + i * 10, 240, 4, 'p1', 0)
  for (let i = 0; i < 5; i++) g.path(`M${102 + i * 46} 64l6-30h12l6 30z`, i % 2 ? 'p2' : 'y')
}

export function sewing(g: Pen, r: Chance) {
  g.floor(200, 310)
    .rect(64, 212, 272, 28, 'p4', 6)
    .path('M244 212V140H152v16h-34V86q0-16 16-16h154q30 0 30 30v112z', 'p3')
    .rect(128, 76, 150, 14, 'p2', 7)
    .rect(130, 156, 12, 26, 'm3', 2)
    .rect(134, 182, 4, 24, 'm2', 1)
    .rect(112, 204, 56, 8, 'm2', 2)
    .circle(318, 118, 24, 'm3')
    .circle(318, 118, 12, 'm4')
    .circle(278, 160, r.int(12, 16), 'p1')
    .rect(196, 42, 30, 30, 'y', 3)
    .rect(192, 38, 38, 6, 'm3', 2)
    .stroke('M210 42q-40-20-60 10t-14 130', 'm4', 2)
    .rect(84, 240, 24, 6, 'k', 1)
    .rect(292, 240, 24, 6, 'k', 1)
}
