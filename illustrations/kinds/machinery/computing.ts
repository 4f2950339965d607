// Computers and peripherals.
import type { Chance } from '../../chance.ts'
import type { Pen } from '../../pen.ts'

export function laptop(g: Pen, r: Chance) {
  g.floor(200, 310).rect(92, 56, 216, 152, 'k', 10).rect(102, 66, 196, 132, 'p4', 4).rect(114, 80, 78, 104, 'p3', 3)
  for (let i = 0; i < 4; i++) g.stroke(`M204 ${90 + i * 22}h${r.int(40, 82)}`, i ? 'p2' : 'y', 7)
  g.stroke('M126 162l18-24 16 12 20-34', 'w', 4)
    .path('M92 208h216l36 28q4 10-8 10H64q-12 0-8-10z', 'm2')
    .path('M104 212h192l14 12H90z', 'm3')
    .path('M170 230h60l6 9h-72z', 'm1')
}

export function server(g: Pen, r: Chance) {
  const k = r.int(6, 7)
  g.floor(200, 210).rect(116, 34, 168, 206, 'k', 5).rect(126, 240, 22, 6, 'm4', 1).rect(252, 240, 22, 6, 'm4', 1)
  for (let i = 0; i < k; i++) {
    const y = 44 + (i * 188) / k,
      h = 188 / k - 4
    g.rect(126, y, 148, h, i % 3 === 1 ? 'p2' : 'p3', 2)
      .fins(132, y + 5, 84, h - 10, 9, 'p4')
      .circle(236, y + h / 2, 4, 'p1')
      .circle(248, y + h / 2, 4, r.yes(0.3) ? 'y' : 'p1')
      .rect(258, y + 4, 9, h - 8, 'm4', 1)
  }
}

export function printer(g: Pen, r: Chance) {
  g.floor(200, 300)
    .rect(126, 48, 148, 90, 'w', 2)
    .rect(140, 62, 90, 8, 'm1', 2)
    .rect(140, 80, 110, 8, 'm1', 2)
    .rect(64, 118, 272, 112, 'p3', 12)
    .rect(64, 118, 272, 30, 'p4', 12)
    .rect(76, 230, 40, 16, 'm4', 3)
    .rect(284, 230, 40, 16, 'm4', 3)
  g.rect(104, 172, 192, 14, 'k', 4)
    .path('M116 182h168l16 58H100z', 'w')
    .rect(130, 200, r.int(70, 120), 8, 'p2', 2)
    .rect(126, 216, 130, 8, 'm1', 2)
    .circle(308, 162, 6, 'y')
    .rect(250, 126, 60, 14, 'p2', 3)
}

export function display(g: Pen, r: Chance) {
  const w = r.int(250, 290)
  g.floor(200, 190)
    .rect(200 - w / 2, 44, w, 158, 'k', 8)
    .rect(208 - w / 2, 52, w - 16, 136, 'p3', 3)
    .path(`M${208 - w / 2} 188l${w * 0.36}-92 ${w * 0.24} 54 ${w * 0.14}-26 ${w * 0.26 - 16} 64z`, 'p2')
    .circle(200 + w * 0.28, 86, 16, 'y')
    .rect(186, 202, 28, 32, 'm3', 1)
    .path('M138 246q8-16 62-16t62 16z', 'm4')
}

export function storageDrive(g: Pen) {
  g.rect(104, 36, 192, 228, 'm3', 10)
    .rect(112, 44, 176, 212, 'm2', 7)
    .circle(200, 126, 74, 'm1')
    .circle(200, 126, 70, 'm0')
    .circle(200, 126, 50, 'm1')
    .circle(200, 126, 22, 'm3')
    .circle(200, 126, 12, 'm1')
    .path('M262 214l-58-66 10-8 70 56z', 'm4')
    .circle(262, 214, 20, 'p3')
    .circle(262, 214, 9, 'p1')
    .rect(126, 214, 90, 30, 'p2', 3)
  for (const [x, y] of [
    [122, 54],
    [278, 54],
    [122, 246],
    [278, 246],
  ] as const)
    g.circle(x, y, 5, 'm4')
}

export function keyboard(g: Pen, r: Chance) {
  const odd = r.int(0, 30)
  g.floor(200, 350, 226).rect(30, 116, 266, 106, 'm4', 10)
  for (let i = 0; i < 33; i++)
    g.rect(40 + (i % 11) * 22.6, 126 + Math.floor(i / 11) * 23, 19, 19, i === odd ? 'y' : i % 4 ? 'p2' : 'm1', 3)
  g.rect(92, 196, 142, 18, 'm1', 3)
    .rect(312, 122, 62, 98, 'm3', 30)
    .rect(340, 122, 5, 40, 'm4', 0)
    .rect(337, 136, 11, 22, 'y', 5)
}

export function gamepad(g: Pen, r: Chance) {
  g.floor(200, 270, 236)
    .path('M112 96h176q46 0 62 72 12 60-18 60-20 0-50-44H118q-30 44-50 44-30 0-18-60 16-72 62-72z', 'p3')
    .path('M112 96h176q40 0 56 50-30-34-56-34H112q-26 0-56 34 16-50 56-50z', 'p2')
    .path('M112 122h16v16h16v16h-16v16h-16v-16H96v-16h16z', 'k')
    .circle(280, 128, 9, 'y')
    .circle(300, 146, 9, 'm1')
    .circle(260, 146, 9, 'p4')
    .circle(280, 164, 9, 'm2')
    .circle(162, 178, 15, 'k')
    .circle(238, 178, 15, 'k')
    .rect(186, r.int(124, 132), 28, 9, 'p4', 4)
}
