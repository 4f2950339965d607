// Building materials and fittings.
import type { Chance } from '../../chance.ts'
import type { Pen } from '../../pen.ts'

export function brick(g: Pen, r: Chance) {
  g.floor(200, 290)
  const t = ['p2', 'p3', 'm2'] as const
  for (let y = 0; y < 5; y++)
    for (let x = 0; x < 5; x++) {
      const bx = 68 + x * 56 + (y % 2 ? 28 : 0)
      if (bx + 52 < 344) g.rect(bx, 210 - y * 34, 52, 30, t[(x * 7 + y * 3 + r.int(0, 1)) % 3]!, 2)
    }
}

export function door(g: Pen, r: Chance) {
  g.rect(118, 24, 164, 226, 'm3', 3).rect(130, 36, 140, 214, 'p3', 2).rect(90, 246, 220, 10, 'm4', 2)
  if (r.yes())
    for (const y of [52, 148])
      for (const x of [144, 206]) g.rect(x, y, 50, 82, 'p4', 2).rect(x + 6, y + 6, 38, 70, 'p2', 1)
  else g.rect(146, 54, 60, 150, 'p1', 2).path('M146 134l60-60v40l-60 60z', 'w')
  g.rect(248, 136, 10, 34, 'm4', 3).rect(230, 148, 26, 8, 'm2', 4)
}

export function window(g: Pen, r: Chance) {
  const k = r.int(2, 3),
    w = 200 / k
  g.rect(88, 40, 224, 196, 'm1', 3).rect(74, 234, 252, 14, 'm3', 2).rect(94, 46, 212, 184, 'm2', 2)
  for (let i = 0; i < k; i++)
    g.rect(100 + i * w, 52, w - 4, 172, 'p3', 2)
      .rect(108 + i * w, 60, w - 20, 156, 'p1', 1)
      .path(`M${108 + i * w} 150l${w - 20}-${w * 0.8}v${w * 0.36}l-${w - 20} ${w * 0.8}z`, 'w')
      .rect(98 + i * w + (i ? 2 : w - 10), 128, 5, 26, 'm4', 2)
}

export function tap(g: Pen, r: Chance) {
  g.floor(170, 210)
    .rect(96, 222, 112, 22, 'm3', 5)
    .rect(128, 106, 48, 118, 'm2', 6)
    .rect(134, 106, 12, 118, 'm0', 4)
    .path('M128 130V108q0-58 76-58 84 0 84 84v14h-34v-14q0-50-46-50-32 0-32 24v22z', 'm2')
    .path('M204 50q84 0 84 84v14h-12v-14q0-70-72-72-60 0-64 32-2-44 64-44z', 'm1')
    .rect(246, 146, 48, 14, 'm3', 3)
    .path('M134 106V92q18-16 36 0v14zM140 84l-52-32 8-14 60 36z', 'p3')
  g.path(`M270 ${r.int(176, 184)}q14 22 14 32a14 14 0 0 1-28 0q0-10 14-32z`, 'p2')
}

export function basin(g: Pen, r: Chance) {
  if (r.yes())
    g.floor(200, 170)
      .path('M60 110h280q-6 84-92 84h-96q-86 0-92-84z', 'w')
      .path('M60 110h280l-2 18H62z', 'm1')
      .path('M166 194h68l-14 52h-40z', 'm1')
      .rect(190, 66, 14, 46, 'm3', 3)
      .path('M190 66h54v12q0 8-8 8v-8h-46z', 'm3')
      .path('M252 194q86 0 88-84h-20q-10 70-68 84z', 'm1')
  else
    g.floor(200, 320)
      .path('M44 128h312q-4 96-60 96H104q-56 0-60-96z', 'w')
      .rect(34, 116, 332, 18, 'm1', 9)
      .path('M296 224q56 0 60-90h-22q-10 76-38 90z', 'm1')
      .rect(96, 222, 28, 24, 'm3', 8)
      .rect(276, 222, 28, 24, 'm3', 8)
      .stroke('M84 116V66q0-22 22-22t22 22', 'm3', 9)
      .rect(116, 66, 24, 10, 'm4', 3)
}

export function tile(g: Pen, r: Chance) {
  const tones = ['p1', 'p2', 'p3', 'm1'] as const
  for (let y = 0; y < 4; y++)
    for (let x = 0; x < 5; x++) {
      const shift = y * 22
      g.path(`M${66 + x * 62 - shift} ${64 + y * 46}h58l-20 42h-58z`, tones[(x + y * 2 + r.int(0, 1)) % 4] ?? 'p1')
    }
  g.path('M0 248h250l-6 12H-6z', 'm2')
}

export function paintCan(g: Pen, r: Chance) {
  g.floor(200, 290)
    .stroke('M104 122q-6-88 68-88t68 88', 'm3', 6)
    .rect(96, 110, 152, 134, 'm2', 6)
    .rect(96, 134, 152, 82, 'p3', 0)
    .path('M96 110h152v18q-14 4-22 40-8 24-18 0-6-32-20-20-14 20-24-6-12-22-30-4-22 22-38-10z', 'p2')
    .ellipse(172, 110, 76, 15, 'm1')
    .ellipse(172, 110, 66, 10, 'p2')
    .group(`transform="rotate(${r.int(14, 22)} 310 170)"`, () =>
      g.rect(302, 70, 16, 92, 'p4', 7).rect(284, 158, 52, 28, 'm3', 3).path('M286 186h48l4 52q-28 14-56 0z', 'y'),
    )
}

export function timber(g: Pen, r: Chance) {
  g.floor(200, 310)
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 3; i++) {
      const x = 50 + i * 50 + (row % 2) * 12,
        y = 214 - row * 34
      g.path(`M${x} ${y}l120-40h46l-120 40z`, 'p1')
        .rect(x, y, 46, 30, r.yes() ? 'p2' : 'p3', 1)
        .path(`M${x + 46} ${y}l120-40v30l-120 40z`, i === 2 ? 'p3' : 'p2')
        .circle(x + 23, y + 15, 9, 'p1')
        .circle(x + 23, y + 15, 4, 'p2')
    }
}

export function house(g: Pen, r: Chance) {
  g.floor(200, 320)
    .rect(92, 132, 216, 112, 'm1', 1)
    .path('M64 138L200 46l136 92h-30L200 68 94 138z', 'p4')
    .path('M94 138L200 68l106 70z', 'p3')
    .rect(258, 56, 26, 50, 'p4', 1)
    .rect(182, 172, 44, 72, 'p4', 2)
    .circle(216, 210, 4, 'y')
  for (const x of [112, 250])
    g.rect(x, 158, 44, 40, 'p2', 2)
      .rect(x + 20, 158, 4, 40, 'w', 0)
      .rect(x, 176, 44, 4, 'w', 0)
  for (let i = 0; i < r.int(1, 3); i++) g.path(`M${38 + i * 22} 246q-4-38 9-52 13 14 9 52z`, 'p2')
}
