// Medicine, care and laboratory.
import type { Chance } from '../../chance.ts'
import type { Pen } from '../../pen.ts'

export function medical(g: Pen, r: Chance) {
  const beat = r.int(20, 32)
  g.floor(200, 200)
    .rect(110, 58, 180, 128, 'm3', 10)
    .rect(122, 70, 156, 92, 'p4', 4)
    .stroke(`M130 120h30l10-${beat} 16 48 12-30 8 ${beat - 18}h60`, 'p1', 4)
    .stroke('M130 148h40', 'y', 4)
    .rect(190, 186, 20, 44, 'm3', 1)
    .path('M136 246q6-18 64-18t64 18z', 'm4')
    .circle(268, 174, 4, 'y')
}

export function medicine(g: Pen, r: Chance) {
  g.floor(200, 250)
    .rect(96, 110, 84, 136, 'w', 8)
    .rect(96, 150, 84, 60, 'p2', 0)
    .rect(104, 84, 68, 30, 'm2', 4)
    .stroke('M138 164v32M122 180h32', 'w', 8, 'butt')
    .rect(200, 146, 108, 100, 'm1', 8)
  for (let i = 0; i < 6; i++)
    g.circle(226 + (i % 2) * 54, 168 + Math.floor(i / 2) * 29, 11, i === r.int(0, 5) ? 'm2' : 'p3')
  g.rect(206, 104, 76, 26, 'p3', 13).rect(244, 104, 38, 26, 'y', 13)
}

export function syringe(g: Pen, r: Chance) {
  g.floor(200, 300, 236).group('transform="rotate(-24 200 150)"', () => {
    g.rect(20, 142, 84, 8, 'm2', 2)
      .rect(24, 122, 14, 48, 'm3', 4)
      .rect(96, 108, 16, 76, 'm3', 4)
      .rect(108, 122, 170, 48, 'm1', 4)
      .rect(r.int(150, 170), 126, 104, 40, 'p2', 3)
      .rect(140, 126, 14, 40, 'k', 2)
      .rect(276, 134, 22, 24, 'p3', 3)
      .rect(296, 144, 84, 4, 'm3', 1)
    for (let i = 0; i < 6; i++) g.rect(168 + i * 18, 122, 3, 16, 'k', 0)
  })
}

export function mask(g: Pen, r: Chance) {
  const deep = r.yes()
  g.stroke('M106 116q-56-8-56 34t56 32M294 116q56-8 56 34t-56 32', 'm3', 6)
    .path('M100 92q100-34 200 0v80q-12 58-100 66-88-8-100-66z', deep ? 'p3' : 'p2')
    .path('M100 92q100-34 200 0v14q-100-32-200 0z', 'm1')
    .stroke('M104 132q96-20 192 0M104 162q96-14 192 0M112 194q88-4 176 0', deep ? 'p2' : 'p3', 5)
}

export function wheelchair(g: Pen) {
  g.floor(200, 240)
    .stroke('M112 72h24l20 96h96l24 58h24', 'm4', 10)
    .rect(126, 84, 20, 86, 'p3', 6)
    .rect(140, 154, 112, 22, 'p3', 6)
    .rect(154, 112, 82, 12, 'k', 6)
    .stroke('M230 118v40', 'm3', 7)
    .circle(172, 186, 58, 'k')
    .circle(172, 186, 51, 'p0')
    .circle(172, 186, 10, 'm3')
    .circle(272, 228, 17, 'k')
    .circle(272, 228, 10, 'm1')
  for (let i = 0; i < 8; i++)
    g.stroke(`M172 186l${Math.round(49 * Math.cos(i * 0.785))} ${Math.round(49 * Math.sin(i * 0.785))}`, 'm3', 2)
}

export function microscope(g: Pen, r: Chance) {
  g.floor(200, 200)
    .rect(118, 226, 164, 20, 'm4', 5)
    .path('M250 228q60-70 4-136l-24 18q36 50-8 110z', 'p3')
    .rect(132, 184, 110, 14, 'm4', 3)
    .rect(168, 198, 30, 28, 'm3', 3)
    .circle(252, 158, 16, 'm3')
    .circle(252, 158, 8, 'm1')
    .group(`transform="rotate(${r.int(16, 22)} 210 100)"`, () =>
      g
        .rect(190, 50, 40, 84, 'p3', 5)
        .rect(190, 50, 40, 16, 'p2', 5)
        .rect(196, 28, 28, 26, 'k', 3)
        .rect(192, 134, 36, 14, 'm4', 3)
        .rect(200, 148, 20, 26, 'm2', 2),
    )
}

export function glassware(g: Pen, r: Chance) {
  g.floor(200, 290)
    .path('M92 60h44v66l46 104q6 16-12 16H58q-18 0-12-16l46-104z', 'm1')
    .path('M80 162h68l34 68q6 16-12 16H58q-18 0-12-16z', 'p2')
    .rect(86, 52, 56, 12, 'm2', 4)
    .circle(100, 200, 8, 'p1')
    .circle(128, 222, 6, 'p1')
  for (let i = 0; i < 3; i++)
    g.path(`M${216 + i * 46} 78h30v150q-15 24-30 0z`, 'm1')
      .path(`M${216 + i * 46} ${r.int(130, 180)}h30v60q-15 24-30 0z`, (['p3', 'y', 'p2'] as const)[i] ?? 'p3')
      .rect(211 + i * 46, 72, 40, 9, 'm3', 3)
  g.rect(202, 140, 156, 10, 'm4', 3)
}

export function hospitalBed(g: Pen, r: Chance) {
  g.floor(200, 330)
    .rect(44, 92, 14, 128, 'm3', 5)
    .rect(342, 126, 14, 94, 'm3', 5)
    .rect(56, 182, 290, 14, 'm4', 4)
    .path(`M62 182l44-${r.int(52, 66)} 18 8-26 58h240v-26H150l-30 10z`, 'p3')
    .path('M150 156h186v16H138z', 'p2')
    .rect(92, 106, 44, 26, 'w', 10)
    .stroke('M120 196l52 34h70l50-34', 'm3', 8)
    .circle(78, 232, 13, 'k')
    .circle(320, 232, 13, 'k')
    .stroke('M66 196v28M332 196v28', 'm3', 8)
}

export function tooth(g: Pen, r: Chance) {
  g.floor(200, 180, 258)
    .path(
      'M200 70q-30-22-64-14-44 14-34 84 8 44 26 58 8 58 24 56 16-4 18-52 6-22 30-22t30 22q2 48 18 52 16 2 24-56 18-14 26-58 10-70-34-84-34-8-64 14z',
      'w',
    )
    .path('M200 70q-30-22-64-14-44 14-34 84 4-60 44-70 30-6 54 0z', 'p1')
    .path('M288 192l14-14 40 40-14 14z', 'm3')
    .rect(r.int(150, 160), 108, 26, 8, 'p2', 4)
}

export function bandage(g: Pen, r: Chance) {
  g.floor(200, 280)
    .circle(138, 166, 78, 'm2')
    .circle(138, 166, 74, 'w')
    .circle(138, 166, 56, 'm1')
    .circle(138, 166, 52, 'w')
    .circle(138, 166, 30, 'm1')
    .circle(138, 166, 22, 'p2')
    .path('M138 240h168v-44H190z', 'w')
    .path('M190 196h116v44H174z', 'm1')
    .group(`transform="rotate(${r.int(-34, -24)} 270 110)"`, () =>
      g
        .rect(196, 84, 148, 52, 'p2', 26)
        .rect(248, 84, 44, 52, 'p1', 2)
        .circle(260, 100, 3, 'p3')
        .circle(280, 100, 3, 'p3')
        .circle(260, 120, 3, 'p3')
        .circle(280, 120, 3, 'p3'),
    )
}

export function stethoscope(g: Pen, r: Chance) {
  g.floor(200, 200, 268)
    .stroke('M128 52v56q0 54 54 54t54-54V52', 'k', 13)
    .stroke(`M182 162v36q0 50 50 50t54-${r.int(56, 62)}`, 'k', 13)
    .rect(116, 36, 24, 26, 'm3', 6)
    .rect(224, 36, 24, 26, 'm3', 6)
    .circle(286, 178, 34, 'm3')
    .circle(286, 178, 26, 'p3')
    .circle(286, 178, 13, 'p1')
}
