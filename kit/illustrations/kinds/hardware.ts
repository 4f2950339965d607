// Fasteners, pipes and metal stock. Each draws into 400 × 300, standing on y = 246.
import { hexagon } from '../forms.ts'
import type { Chance } from '../chance.ts'
import type { Pen } from '../pen.ts'

export function fastener(g: Pen, r: Chance) {
  const L = r.int(100, 130)
  g.floor(200, 230, 258)
  g.path(hexagon(132, 96, 44, 0.2), 'm3')
    .path(hexagon(132, 96, 34, 0.2), 'm2')
    .circle(132, 96, 20, 'm1')
  g.rect(212, 52, 80, 36, 'm3', 4)
    .rect(232, 52, 38, 36, 'm2', 0)
    .rect(206, 88, 92, 10, 'm2', 3)
    .rect(230, 98, 44, L, 'm1', 2)
  for (let i = 0; i < L / 10 - 3; i++) g.path(`M227 ${128 + i * 10}l50-5v5l-50 5z`, 'm3')
  g.path(hexagon(140, 200, 50), 'p3')
    .path(hexagon(140, 200, 42), 'p2')
    .circle(140, 200, 26, 'p4')
    .circle(140, 200, 21, 'p0')
}

export function fitting(g: Pen, r: Chance) {
  const y = r.yes()
  g.floor(200, 220, 262)
  if (y)
    g.path('M88 200V128q0-52 52-52h88v60h-66q-14 0-14 14v50z', 'p3')
      .path('M88 150v-22q0-52 52-52h20q-54 6-54 60v14z', 'p2')
      .rect(74, 196, 88, 18, 'm3', 3)
      .rect(80, 214, 76, 10, 'm2', 2)
      .rect(224, 62, 18, 88, 'm3', 3)
      .rect(242, 68, 10, 76, 'm2', 2)
      .rect(256, 112, 84, 22, 'm1', 2)
      .rect(300, 92, 18, 62, 'm4', 2)
  else
    g.rect(96, 118, 208, 64, 'p3', 2)
      .rect(96, 118, 208, 16, 'p2', 0)
      .rect(168, 60, 64, 62, 'p3', 2)
      .rect(156, 48, 88, 18, 'm3', 3)
      .rect(80, 104, 20, 92, 'm3', 3)
      .rect(300, 104, 20, 92, 'm3', 3)
  g.circle(296, 216, 40, 'm3').circle(296, 216, 20, 'p0').bolts(296, 216, 30, 6, 'm4', 4)
}
