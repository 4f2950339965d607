// Appliances, kitchens and gardens.
import type { Chance } from '../../chance.ts'
import type { Pen } from '../../pen.ts'

export function fridge(g: Pen, r: Chance) {
  g.floor(200, 170)
    .rect(130, 30, 140, 210, 'm1', 10)
    .rect(130, 30, 140, r.int(70, 84), 'm2', 10)
    .rect(130, 106, 140, 6, 'm4', 0)
    .rect(146, 62, 8, 34, 'm4', 4)
    .rect(146, 124, 8, 56, 'm4', 4)
    .rect(212, 52, 42, 26, 'p4', 3)
    .rect(217, 57, 22, 8, 'p1', 1)
    .rect(142, 240, 22, 6, 'k', 1)
    .rect(236, 240, 22, 6, 'k', 1)
    .rect(256, 36, 8, 198, 'm0', 4)
}

export function washer(g: Pen, r: Chance) {
  const a = r.int(0, 60)
  g.floor(200, 200)
    .rect(108, 40, 184, 202, 'm1', 10)
    .rect(108, 40, 184, 40, 'p3', 10)
    .rect(108, 70, 184, 10, 'p3', 0)
    .rect(122, 50, 50, 18, 'p1', 3)
    .circle(224, 60, 11, 'm1')
    .circle(256, 60, 5, 'y')
    .circle(272, 60, 5, 'm1')
    .circle(200, 158, 66, 'm3')
    .circle(200, 158, 56, 'm4')
    .circle(200, 158, 48, 'p4')
    .group(`transform="rotate(${a} 200 158)"`, () => g.path('M152 158q24-24 48 0t48 0a48 48 0 0 1-96 0z', 'p2'))
}

export function cookware(g: Pen, r: Chance) {
  g.floor(180, 250)
    .path('M88 126h184v86q0 30-30 30H118q-30 0-30-30z', 'm2')
    .path('M88 126h34v116h-4q-30 0-30-30z', 'm1')
    .rect(78, 114, 204, 16, 'm3', 6)
    .path('M94 114q8-44 86-44t86 44z', 'p2')
    .circle(180, 62, 13, 'k')
    .rect(270, 140, r.int(84, 96), 18, 'k', 9)
    .rect(62, 140, 26, 18, 'k', 8)
    .rect(88, 204, 184, 10, 'm3', 0)
}

export function mower(g: Pen, r: Chance) {
  g.floor(190, 320)
    .stroke(`M116 190L52 78h-${r.int(20, 30)}`, 'k', 9)
    .path('M92 214q0-40 44-40h128q52 0 56 40z', 'p3')
    .path('M150 174q0-44 52-44h14q52 0 52 44z', 'p4')
    .rect(178, 116, 60, 18, 'k', 5)
    .circle(124, 216, 29, 'k')
    .circle(124, 216, 15, 'y')
    .circle(294, 222, 23, 'k')
    .circle(294, 222, 11, 'y')
    .fins(170, 146, 70, 22, 7, 'p2')
    .path('M44 246l6-20 6 20 6-14 6 14zM334 246l6-22 6 22 6-12 6 12z', 'p2')
}

export function robotCleaner(g: Pen, r: Chance) {
  g.floor(200, 260, 236)
    .ellipse(200, 196, 128, 40, 'k')
    .rect(72, 164, 256, 32, 'p4', 0)
    .ellipse(200, 164, 128, 42, 'p3')
    .ellipse(200, 162, 104, 32, 'p2')
    .ellipse(200, 150, 36, 12, 'm4')
    .rect(164, 134, 72, 16, 'm4', 2)
    .ellipse(200, 134, 36, 12, 'm3')
    .circle(r.int(262, 268), 166, 6, 'y')
    .stroke('M84 210l-30 20M316 210l30 20', 'k', 4)
}
