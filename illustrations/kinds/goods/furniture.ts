// Furniture.
import type { Chance } from '../../chance.ts'
import type { Pen } from '../../pen.ts'

export function chair(g: Pen, r: Chance) {
  if (r.yes())
    g.floor(200, 170)
      .path('M146 54q54-16 108 0l-8 92h-92z', 'p3')
      .path('M140 150h120q10 0 10 12v14H130v-14q0-12 10-12z', 'p4')
      .rect(194, 176, 12, 42, 'm3', 1)
      .stroke('M200 216l-58 22M200 216l58 22M200 216v26', 'm4', 8)
      .circle(142, 240, 7, 'm4')
      .circle(258, 240, 7, 'm4')
      .stroke('M124 156v-34h20M276 156v-34h-20', 'm3', 8)
  else
    g.floor(200, 290)
      .rect(60, 112, 280, 18, 'p3', 3)
      .rect(60, 126, 280, 8, 'p4', 2)
      .path('M84 134h14l-10 112H76zM302 134h14l8 112h-12z', 'm3')
      .rect(196, 134, 112, 64, 'p2', 2)
      .rect(202, 140, 100, 24, 'p1', 2)
      .rect(202, 168, 100, 24, 'p1', 2)
      .rect(244, 150, 16, 4, 'm4', 2)
      .rect(244, 178, 16, 4, 'm4', 2)
}

export function desk(g: Pen, r: Chance) {
  const k = r.int(2, 3)
  g.floor(200, 290)
    .rect(60, 112, 280, 18, 'p3', 3)
    .rect(60, 126, 280, 8, 'p4', 2)
    .path('M84 134h14l-10 112H76zM302 134h14l8 112h-12z', 'm3')
    .rect(196, 134, 112, 26 + k * 24, 'p2', 2)
  for (let i = 0; i < k; i++) g.rect(202, 140 + i * 28, 100, 24, 'p1', 2).rect(244, 150 + i * 28, 16, 4, 'm4', 2)
}

export function table(g: Pen, r: Chance) {
  g.floor(200, 320)
    .path('M40 118l40-26h240l40 26z', 'p2')
    .rect(36, 118, 328, 18, 'p3', 4)
    .rect(60, 136, 280, 14, 'p4', 0)
  for (const x of [58, 322]) g.path(`M${x} 136h22l-4 110h-14z`, 'p4')
  for (const x of [112, 272]) g.path(`M${x} 136h18l-3 ${r.int(84, 88)}h-12z`, 'p3')
}

export function sofa(g: Pen, r: Chance) {
  const k = r.int(2, 3),
    w = 216 / k
  g.floor(200, 340)
    .rect(78, 82, 244, 110, 'p3', 18)
    .rect(44, 120, 52, 112, 'p4', 18)
    .rect(304, 120, 52, 112, 'p4', 18)
    .rect(84, 196, 232, 36, 'p4', 4)
  for (let i = 0; i < k; i++)
    g.rect(92 + i * w, 96, w - 6, 74, 'p2', 12)
      .rect(92 + i * w, 164, w - 4, 40, 'p3', 10)
      .rect(92 + i * w, 164, w - 4, 12, 'p2', 6)
  g.rect(66, 230, 14, 16, 'k', 2).rect(320, 230, 14, 16, 'k', 2)
}

export function bed(g: Pen, r: Chance) {
  g.floor(200, 340)
    .rect(44, 70, 24, 176, 'p4', 4)
    .rect(58, 88, 16, 118, 'p3', 3)
    .rect(332, 140, 22, 106, 'p4', 4)
    .rect(60, 196, 280, 30, 'p3', 2)
    .rect(66, 156, 272, 44, 'w', 10)
    .rect(66, 178, 272, 22, 'm1', 6)
    .path('M158 156q30-10 178 0v44H148q-8-30 10-44z', r.yes() ? 'p2' : 'p3')
    .rect(76, 132, 72, 34, 'm1', 14)
}

export function shelf(g: Pen, r: Chance) {
  g.floor(200, 210).rect(106, 36, 188, 208, 'p4', 3).rect(116, 46, 168, 190, 'p1', 1)
  for (const y of [104, 164]) g.rect(110, y, 180, 10, 'p3', 1)
  for (const y of [104, 164])
    for (let i = 0; i < 7; i++) {
      const h = r.int(28, 48)
      g.rect(122 + i * 13, y - h, 11, h, r.pick(['p3', 'p2', 'm3', 'p4']), 1)
    }
  g.rect(222, 128, 50, 36, 'm2', 3)
    .rect(118, 176, 82, 58, 'p2', 2)
    .rect(202, 176, 82, 58, 'p2', 2)
    .circle(192, 205, 4, 'k')
    .circle(210, 205, 4, 'k')
    .circle(246, 84, 18, 'p3')
}

export function wardrobe(g: Pen, r: Chance) {
  const k = r.int(2, 3),
    w = 204 / k
  g.floor(200, 250).rect(92, 30, 216, 208, 'p4', 4).rect(102, 238, 20, 8, 'k', 1).rect(278, 238, 20, 8, 'k', 1)
  for (let i = 0; i < k; i++)
    g.rect(98 + i * w, 38, w - 3, 144, i % 2 ? 'p2' : 'p3', 2)
      .rect(106 + i * w, 48, w - 19, 124, i % 2 ? 'p3' : 'p2', 2)
      .rect(98 + i * w + (i % 2 ? 6 : w - 14), 100, 5, 32, 'm4', 2)
  g.rect(98, 186, 101, 44, 'p3', 2)
    .rect(202, 186, 100, 44, 'p3', 2)
    .rect(136, 204, 26, 6, 'm4', 3)
    .rect(238, 204, 26, 6, 'm4', 3)
}
