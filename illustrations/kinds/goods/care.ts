// Cosmetics and personal care.
import type { Chance } from '../../chance.ts'
import type { Pen } from '../../pen.ts'

export function bottle(g: Pen, r: Chance) {
  g.floor(200, 230)
    .rect(116, 110, 76, 136, 'p2', 10)
    .rect(116, 150, 76, 62, 'p0', 0)
    .stroke('M130 172h48M130 186h30', 'p3', 4)
    .rect(138, 84, 32, 28, 'm2', 3)
    .path('M146 84V66h-22v-10h40v28z', 'm3')
    .rect(206, 168, 88, 78, 'p3', 8)
    .rect(202, 146, 96, 28, 'm1', 4)
    .rect(218, 192, 64, 34, 'p1', 2)
  if (r.yes()) g.rect(236, 70, 28, 76, 'm2', 12).rect(240, 60, 20, 24, 'p4', 3)
}

export function perfume(g: Pen, r: Chance) {
  g.floor(200, 200)
    .rect(138, 116, 124, 130, 'p1', r.int(8, 26))
    .rect(148, 154, 104, 84, 'p2', 8)
    .rect(150, 128, 14, 100, 'w', 6)
    .rect(176, 88, 48, 30, 'm3', 3)
    .rect(168, 44, 64, 50, 'p4', 8)
    .rect(172, 178, 56, 30, 'w', 3)
    .stroke('M182 193h36', 'p3', 4)
}

export function lipstick(g: Pen, r: Chance) {
  g.floor(200, 270)
    .rect(116, 150, 64, 96, 'k', 6)
    .rect(122, 118, 52, 40, 'y', 3)
    .path('M130 118V74q0-20 36-30v74z', 'p3')
    .path('M130 118V74q0-10 10-18v62z', 'p2')
    .rect(200, 196, 104, 46, 'p4', 12)
    .ellipse(252, 196, 52, 16, 'm1')
    .ellipse(252, 194, 43, 12, r.yes() ? 'p2' : 'p3')
    .path('M246 176l72-92 12 10-72 92z', 'm4')
    .path('M318 84q0-30 26-38 4 30-14 48z', 'p3')
}

export function tube(g: Pen, r: Chance) {
  const tilt = r.int(-6, 6)
  g.floor(200, 190, 262).group(`transform="rotate(${tilt} 200 150)"`, () =>
    g
      .path('M144 40h112l-14 168h-84z', 'p2')
      .path('M144 40h34l-2 168h-18z', 'p1')
      .rect(140, 32, 120, 16, 'm2', 2)
      .rect(168, 206, 64, 48, 'p4', 6)
      .rect(162, 94, 76, 62, 'w', 3)
      .stroke('M174 112h52M174 128h34M174 142h44', 'p3', 4),
  )
}

export function hairDryer(g: Pen, r: Chance) {
  g.floor(200, 220, 258)
    .rect(104, 66, 152, 84, 'p3', 40)
    .rect(112, 76, 90, 16, 'p2', 8)
    .path('M248 76l62-12v88l-62-12z', 'k')
    .rect(306, 60, 14, 96, 'm3', 4)
    .circle(132, 108, 30, 'm4')
    .fins(112, 88, 40, 40, 5, 'm2')
    .path('M150 144h52l-10 110h-36z', 'p4')
    .rect(164, 170, 22, 10, 'y', 4)
    .rect(164, r.int(188, 194), 22, 10, 'm2', 4)
}

export function soap(g: Pen, r: Chance) {
  g.floor(200, 290)
    .path('M70 178q0-26 34-26h166q34 0 34 26v34q0 34-34 34H104q-34 0-34-34z', 'p3')
    .path('M70 178q0-26 34-26h166q34 0 34 26 0 22-34 22H104q-34 0-34-22z', 'p1')
    .ellipse(187, 176, 76, 12, 'p2')
  for (const [x, y, R] of [
    [292, 120, 26],
    [328, 86, 14],
    [258, 92, 16],
    [300, 66, r.int(8, 11)],
  ] as const)
    g.circle(x, y, R, 'm1').circle(x - R * 0.3, y - R * 0.3, R * 0.3, 'w')
}

export function brush(g: Pen, r: Chance) {
  g.floor(200, 260, 262)
  for (const [x, w, h] of [
    [104, 46, 96],
    [182, 34, 78],
    [248, 26, r.int(54, 64)],
  ] as const)
    g.path(`M${x} ${132}q-${w * 0.3}-${h * 0.6} ${w / 2}-${h} ${w * 0.8} ${h * 0.4} ${w / 2} ${h}z`, 'p2')
      .rect(x + w * 0.18, 132, w * 0.64, 34, 'y', 3)
      .rect(x + w * 0.3, 164, w * 0.4, 92, 'k', 6)
  g.circle(326, 206, 40, 'm3').circle(326, 206, 34, 'p1').path('M304 224l30-40h12l-34 46z', 'w')
}

export function toothbrush(g: Pen, r: Chance) {
  g.floor(200, 260, 256)
    .group(`transform="rotate(${r.int(-30, -22)} 200 150)"`, () =>
      g
        .rect(40, 146, 260, 18, 'p3', 9)
        .rect(60, 150, 90, 9, 'p2', 4)
        .rect(284, 140, 80, 22, 'p3', 8)
        .fins(290, 110, 68, 32, 9, 'm1')
        .rect(290, 106, 34, 12, 'p2', 2),
    )
    .path('M232 196h96l10 50H222z', 'w')
    .rect(222, 186, 116, 14, 'm2', 5)
    .rect(254, 208, 50, 20, 'p3', 3)
}

export function dropper(g: Pen, r: Chance) {
  g.floor(200, 150)
    .path('M142 130q0-14 14-14h88q14 0 14 14v104q0 12-12 12h-92q-12 0-12-12z', 'p4')
    .path('M152 134q0-8 8-8h12v110h-12q-8 0-8-8z', 'p3')
    .rect(172, 84, 56, 34, 'k', 4)
    .path(`M180 84q-10-${r.int(44, 54)} 20-52 30 8 20 52z`, 'p2')
    .rect(156, 158, 88, 52, 'w', 3)
    .stroke('M170 174h60M170 190h38', 'p3', 4)
}

export function mirror(g: Pen, r: Chance) {
  g.floor(200, 130)
    .ellipse(200, 118, 86, 92, 'y')
    .ellipse(200, 118, 76, 82, 'p1')
    .path('M146 150l70-96h26l-84 114z', 'w')
    .rect(192, r.int(204, 208), 16, 34, 'm3', 2)
    .path('M150 246q6-16 50-16t50 16z', 'm4')
}

export function softPack(g: Pen, r: Chance) {
  g.floor(200, 290)
    .path('M70 112q130-24 260 0l8 128q-138 16-276 0z', 'p2')
    .path('M70 112q130-24 260 0l2 26q-132-22-264 0z', 'p3')
    .rect(150, 96, 100, 22, 'w', 10)
    .rect(r.int(160, 172), 84, 60, 22, 'm1', 8)
    .circle(138, 186, 32, 'w')
    .circle(138, 186, 20, 'p1')
    .stroke('M196 172h96M196 190h70M196 208h84', 'w', 7)
}
