// Guides, screws and shafts.
import type { Chance } from '../../chance.ts'
import type { Pen } from '../../pen.ts'

export function linearGuide(g: Pen, r: Chance) {
  const x = r.int(120, 190)
  g.floor(200, 320).rect(40, 186, 320, 44, 'm2', 2).rect(40, 196, 320, 12, 'm1', 0).rect(40, 222, 320, 12, 'm3', 2)
  for (let i = 0; i < 7; i++) g.circle(64 + i * 46, 214, 7, 'm4')
  g.rect(x, 140, 132, 78, 'm3', 5)
    .rect(x + 14, 132, 104, 86, 'p3', 4)
    .rect(x + 14, 132, 104, 16, 'p2', 4)
    .rect(x, 150, 14, 68, 'p4', 3)
    .rect(x + 118, 150, 14, 68, 'p4', 3)
  for (const dx of [34, 86]) g.circle(x + dx + 6, 172, 8, 'm4').circle(x + dx + 6, 172, 4, 'm2')
}

export function ballScrew(g: Pen, r: Chance) {
  const x = r.int(150, 190)
  g.floor(200, 330, 236).rect(30, 150, 340, 34, 'm2', 3)
  for (let i = 0; i < 21; i++) g.stroke(`M${50 + i * 15} 150l8 34`, 'm3', 6, 'butt')
  g.rect(30, 154, 26, 26, 'm1', 2)
    .rect(344, 156, 30, 22, 'm1', 2)
    .rect(x, 104, 26, 126, 'm3', 4)
    .rect(x + 24, 122, 84, 90, 'p3', 6)
    .rect(x + 24, 132, 84, 18, 'p2', 0)
    .rect(x + 104, 128, 12, 78, 'p4', 3)
  for (const y of [118, 144, 188, 214]) g.circle(x + 13, y, 6, 'm4')
}

export function shaft(g: Pen) {
  g.floor(200, 320, 226)
    .rect(36, 150, 70, 32, 'm2', 4)
    .rect(100, 138, 80, 56, 'm1', 3)
    .rect(100, 138, 80, 14, 'm0', 3)
    .rect(176, 124, 74, 84, 'm2', 3)
    .rect(176, 124, 74, 18, 'm1', 3)
    .rect(246, 138, 70, 56, 'm1', 3)
    .rect(312, 150, 52, 32, 'm2', 4)
  g.rect(118, 160, 44, 12, 'm4', 6)
    .rect(262, 160, 36, 12, 'm4', 6)
    .rect(196, 124, 8, 84, 'p3', 0)
    .rect(222, 124, 8, 84, 'p3', 0)
}

export function slide(g: Pen, r: Chance) {
  const x = r.int(170, 220)
  g.floor(200, 320)
    .rect(46, 158, 308, 74, 'm1', 4)
    .rect(46, 176, 308, 10, 'm3', 0)
    .rect(46, 206, 308, 10, 'm3', 0)
    .rect(36, 148, 24, 92, 'p4', 4)
    .rect(340, 148, 24, 92, 'p4', 4)
  g.rect(x, 132, 96, 92, 'p3', 5)
    .rect(x, 132, 96, 18, 'p2', 5)
    .rect(8, 164, 34, 58, 'm4', 4)
    .rect(0, 172, 12, 42, 'm3', 3)
  for (const dx of [22, 74]) g.circle(x + dx, 176, 7, 'm4').circle(x + dx, 206, 7, 'm4')
}
