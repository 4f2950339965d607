// Nursery goods.
import type { Tone } from '../../paints.ts'
import type { Chance } from '../../chance.ts'
import type { Pen } from '../../pen.ts'

export function toy(g: Pen, r: Chance) {
  g.floor(200, 250)
  const b = (x: number, y: number, t: Tone, u: Tone) =>
    g
      .rect(x, y, 72, 56, t, 3)
      .rect(x + 9, y - 10, 20, 12, u, 2)
      .rect(x + 43, y - 10, 20, 12, u, 2)
  b(88, 190, 'p3', 'p4')
  b(164, 190, 'm2', 'm3')
  b(240, 190, 'y', 'p2')
  b(126, 132, 'p2', 'p3')
  b(202, 132, 'p4', 'p3')
  if (r.yes()) b(164, 74, 'y', 'y')
}

export function stroller(g: Pen, r: Chance) {
  const a = r.int(-6, 4)
  g.floor(190, 240)
    .stroke('M316 70h28M318 74L236 176M132 230L244 152M264 232L150 166', 'm4', 8)
    .group(`transform="rotate(${a} 190 130)"`, () =>
      g
        .path('M90 122h200q-6 66-78 66h-44q-72 0-78-66z', 'p3')
        .path('M90 118q0-76 84-78v78z', 'p4')
        .path('M174 118V40q-50 20-54 78z', 'p2')
        .rect(84, 114, 212, 12, 'm3', 6),
    )
  g.circle(132, 228, 22, 'k').circle(132, 228, 10, 'm1').circle(264, 228, 22, 'k').circle(264, 228, 10, 'm1')
}

export function babyBottle(g: Pen, r: Chance) {
  g.floor(200, 170)
    .path('M152 116h96v114q0 16-16 16h-64q-16 0-16-16z', 'm1')
    .path(`M152 ${r.int(146, 170)}h96v84q0 16-16 16h-64q-16 0-16-16z`, 'w')
    .rect(146, 92, 108, 30, 'p3', 6)
    .fins(150, 94, 100, 26, 9, 'p4')
    .path('M164 92q0-26 20-30 2-30 16-30t16 30q20 4 20 30z', 'p1')
  for (let i = 0; i < 5; i++) g.rect(152, 140 + i * 20, i % 2 ? 18 : 28, 4, 'p3', 0)
}

export function crib(g: Pen, r: Chance) {
  const k = r.int(9, 11)
  g.floor(200, 300)
    .rect(66, 64, 16, 178, 'p4', 4)
    .rect(318, 64, 16, 178, 'p4', 4)
    .rect(70, 84, 260, 14, 'p3', 5)
    .rect(70, 206, 260, 16, 'p3', 4)
    .rect(84, 168, 232, 36, 'w', 8)
  for (let i = 0; i < k; i++) g.rect(92 + (i * 222) / k, 96, 9, 112, i % 2 ? 'p2' : 'p3', 2)
  g.circle(74, 60, 9, 'y').circle(326, 60, 9, 'y')
}

export function bodysuit(g: Pen, r: Chance) {
  g.floor(200, 130, 262)
    .path('M150 52l-58 40 20 42 30-16v60q6 50 40 74h36q34-24 40-74v-60l30 16 20-42-58-40q-50 40-100 0z', 'p2')
    .path('M150 52q50 40 100 0l-16-6q-34 24-68 0z', 'p3')
    .stroke('M142 196q40 4 50 54M258 196q-40 4-50 54', 'p3', 5)
  for (let i = 0; i < 3; i++) g.circle(188 + i * 12, 244, 3.4, 'p4')
  g.path(`M200 126l${r.int(6, 8)} 15 17 2-12 12 3 17-15-8-15 8 3-17-12-12 17-2z`, 'y')
}

export function teddy(g: Pen, r: Chance) {
  g.floor(200, 220)
    .circle(154, 62, 22, 'p3')
    .circle(246, 62, 22, 'p3')
    .circle(154, 62, 11, 'p1')
    .circle(246, 62, 11, 'p1')
    .ellipse(120, 176, 22, 34, 'p3')
    .ellipse(280, 176, 22, 34, 'p3')
    .ellipse(200, 186, 66, 60, 'p3')
    .ellipse(200, 190, 42, 40, 'p2')
    .circle(200, 98, 58, 'p3')
    .ellipse(200, 116, 28, 22, 'p1')
    .ellipse(200, 106, 9, 7, 'k')
    .circle(178, 88, 6, 'k')
    .circle(222, 88, 6, 'k')
    .stroke(`M200 112v8q-8 8-14 ${r.int(2, 5)}M200 120q8 8 14 3`, 'k', 3)
    .ellipse(150, 232, 30, 18, 'p4')
    .ellipse(250, 232, 30, 18, 'p4')
}
