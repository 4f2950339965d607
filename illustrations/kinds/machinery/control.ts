// Controllers and sensors.
import type { Chance } from '../../chance.ts'
import type { Pen } from '../../pen.ts'

export function plc(g: Pen, r: Chance) {
  const k = r.int(4, 6),
    w = 250 / k
  g.rect(50, 140, 300, 22, 'm2', 1)
    .rect(50, 146, 300, 10, 'm1', 0)
    .rect(62, 70, 54, 166, 'p4', 4)
    .rect(70, 82, 38, 30, 'p1', 2)
    .circle(80, 128, 4, 'y')
    .circle(92, 128, 4, 'p2')
    .rect(70, 146, 38, 18, 'm4', 2)
    .rect(70, 172, 38, 18, 'm4', 2)
  for (let i = 0; i < k; i++) {
    const x = 118 + i * (w - 8)
    g.rect(x, 70, w - 10, 166, i % 3 === 1 ? 'p2' : 'p3', 4).rect(x + 5, 78, w - 20, 36, 'p4', 2)
    for (let j = 0; j < 4; j++) g.circle(x + 10 + (j % 2) * 10, 88 + Math.floor(j / 2) * 14, 3, r.yes() ? 'p1' : 'p3')
    for (let j = 0; j < 7; j++) g.rect(x + 5, 126 + j * 15, w - 20, 10, j % 2 ? 'm2' : 'm1', 1)
  }
}

export function sensor(g: Pen, r: Chance) {
  const L = r.int(120, 160)
  g.floor(200, 270, 226)
  g.stroke('M30 200q50 10 70-28t50-22', 'm4', 10)
    .rect(96, 128, 44, 44, 'p4', 8)
    .rect(136, 118, L, 64, 'm2', 4)
    .fins(140, 118, L - 8, 64, 16, 'm3')
    .rect(166, 106, 20, 88, 'm1', 2)
    .rect(166, 132, 20, 36, 'm2', 0)
    .rect(206, 106, 20, 88, 'm1', 2)
    .rect(206, 132, 20, 36, 'm2', 0)
    .rect(134 + L, 118, 30, 64, 'p3', 6)
    .rect(158 + L, 126, 10, 48, 'p2', 4)
    .circle(116, 140, 5, 'y')
}

export function hmi(g: Pen, r: Chance) {
  g.floor(200, 240)
    .rect(70, 52, 260, 176, 'm4', 10)
    .rect(84, 66, 232, 132, 'p4', 4)
    .rect(94, 76, 96, 52, 'p2', 3)
    .stroke('M102 116l16-18 18 10 20-22 26 14', 'w', 4)
    .rect(200, 76, 106, 22, 'p3', 3)
    .rect(200, 106, 106, 22, 'p3', 3)
  for (let i = 0; i < 4; i++) g.rect(94 + i * 54, 140, 44, 46, i === r.int(0, 3) ? 'y' : 'p3', 4)
  for (let i = 0; i < 5; i++) g.rect(112 + i * 38, 206, 24, 12, 'm2', 3)
  g.rect(150, 228, 100, 18, 'm3', 2)
}

export function relay(g: Pen, r: Chance) {
  const k = r.int(2, 4),
    w = 76
  const left = 200 - (k * w) / 2
  g.rect(left - 30, 142, k * w + 60, 22, 'm2', 1).rect(left - 30, 148, k * w + 60, 9, 'm1', 0)
  for (let i = 0; i < k; i++) {
    const x = left + i * w
    g.rect(x + 3, 66, w - 6, 174, 'm1', 5)
      .rect(x + 10, 102, w - 20, 100, i % 2 ? 'p2' : 'p3', 4)
      .rect(x + 24, 124, w - 48, 40, 'p4', 3)
      .rect(x + 28, 128, w - 56, 18, i % 2 ? 'm1' : 'y', 2)
    for (const y of [84, 220])
      g.circle(x + 24, y, 9, 'm3')
        .circle(x + w - 24, y, 9, 'm3')
        .stroke(`M${x + 19} ${y}h10M${x + w - 29} ${y}h10`, 'm1', 2.4)
  }
}

export function cabinet(g: Pen, r: Chance) {
  const k = r.int(2, 3),
    w = 264 / k
  g.floor(200, 310).rect(60, 232, 280, 14, 'm4', 2)
  for (let i = 0; i < k; i++) {
    const x = 68 + i * w
    g.rect(x, 40, w - 3, 194, 'm1', 4)
      .rect(x + 8, 50, w - 19, 60, 'm2', 3)
      .rect(x + 16, 58, w * 0.4, 26, 'p4', 2)
      .rect(x + 16, 62, w * 0.28, 6, 'p1', 1)
    for (let j = 0; j < 3; j++) g.circle(x + 20 + j * 15, 98, 5, j === i ? 'y' : 'p3')
    g.rect(x + 8, 118, w - 19, 106, 'p3', 3)
      .rect(x + w - 24, 156, 7, 32, 'm4', 3)
      .fins(x + 16, 200, w * 0.5, 16, 6, 'p4')
  }
}

export function thermostat(g: Pen, r: Chance) {
  const a = r.int(-120, 60)
  g.rect(96, 46, 208, 208, 'm1', 44).circle(200, 150, 82, 'm3').circle(200, 150, 76, 'm4').circle(200, 150, 60, 'p4')
  g.stroke('M152 186a60 60 0 1 1 96 0', 'p2', 8).group(`transform="rotate(${a} 200 150)"`, () =>
    g.stroke('M200 90v14', 'y', 8),
  )
  g.stroke('M178 138v26M178 138h16v26h-16zM208 138h16v13h-16zM224 151v13h-16', 'w', 5).circle(236, 134, 4, 'w')
}
