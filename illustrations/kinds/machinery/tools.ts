// Hand, bench and spindle tools.
import type { Chance } from '../../chance.ts'
import type { Pen } from '../../pen.ts'

export function handTool(g: Pen, r: Chance) {
  g.floor(200, 260, 262)
  g.group(`transform="rotate(${r.int(-8, 4)} 200 150)"`, () => {
    g.path('M96 62q-26 12-26 40t26 40l6-2v96q0 18 18 18t18-18V140l6 2q26-12 26-40t-26-40v42l-24 12-24-12z', 'm2').rect(
      112,
      152,
      16,
      74,
      'm3',
      6,
    )
    g.rect(234, 40, 12, 110, 'm2', 2)
      .path('M230 40h20l-4-14h-12z', 'm3')
      .rect(220, 146, 40, 104, 'p3', 12)
      .rect(228, 160, 7, 76, 'p2', 3)
      .rect(245, 160, 7, 76, 'p4', 3)
    g.rect(300, 96, 16, 156, 'p2', 6).path('M272 62h58q18 0 22 26h-14l-8 14h-58z', 'm3')
  })
}

export function powerTool(g: Pen, r: Chance) {
  g.floor(190, 200)
    .rect(96, 76, 148, 66, 'p3', 20)
    .rect(100, 84, 60, 14, 'p2', 7)
    .rect(240, 86, 36, 46, 'k', 5)
    .rect(274, 94, 24, 30, 'm3', 3)
    .rect(296, 104, r.int(54, 70), 9, 'm2', 2)
    .path('M124 140h56l14 70h-54z', 'p4')
    .rect(124, 204, 84, 40, 'k', 6)
    .rect(132, 210, 46, 10, 'p2', 3)
    .path('M182 142h20l-4 30q-12 0-14-14z', 'y')
    .fins(108, 110, 60, 22, 6, 'p4')
}

export function cuttingTool(g: Pen, r: Chance) {
  const mill = (x: number, w: number, h: number) => {
    g.rect(x, 246 - h, w, h * 0.5, 'm2', 3)
      .rect(x + w * 0.1, 246 - h, w * 0.22, h * 0.5, 'm1', 2)
      .path(`M${x} ${246 - h * 0.5}h${w}v${h * 0.44}l-${w / 2} 10-${w / 2}-10z`, 'p3')
    for (let i = 0; i < 3; i++)
      g.stroke(`M${x + 3} ${246 - h * 0.14 - i * h * 0.12}l${w - 6}-${h * 0.14}`, 'p1', w * 0.14)
  }
  g.floor(200, 260)
  mill(86, 46, 190)
  mill(150, 34, r.int(140, 166))
  mill(202, 26, 126)
  g.path('M262 178l46-30 46 30-16 52h-60z', 'y').circle(308, 192, 13, 'm4').circle(308, 192, 7, 'p0')
}

export function abrasive(g: Pen, r: Chance) {
  const R = r.int(92, 102)
  g.floor(190, 240, 262)
    .circle(170, 152, R, 'p4')
    .circle(170, 152, R - 6, 'p3')
  for (let i = 0; i < 24; i++)
    g.stroke(
      `M170 152l${Math.round(R * 0.92 * Math.cos(i / 3.82))} ${Math.round(R * 0.92 * Math.sin(i / 3.82))}`,
      'p2',
      1.6,
    )
  g.circle(170, 152, 44, 'm1')
    .circle(170, 152, 34, 'p1')
    .circle(170, 152, 14, 'm4')
    .circle(170, 152, 9, 'p0')
    .rect(292, 96, 74, 24, 'm3', 3)
    .rect(292, 128, 74, 24, 'p3', 3)
    .rect(292, 160, 74, 24, 'm3', 3)
    .rect(292, 192, 74, 24, 'p3', 3)
}

export function welder(g: Pen, r: Chance) {
  g.floor(200, 310)
    .rect(72, 96, 164, 138, 'p3', 10)
    .rect(72, 96, 164, 24, 'p4', 10)
    .stroke('M110 96V74h88v22', 'm4', 10)
    .rect(92, 132, 62, 34, 'k', 4)
    .rect(98, 138, 50, 22, r.yes() ? 'y' : 'p1', 2)
    .circle(194, 150, 20, 'm4')
    .stroke('M194 150l8-12', 'w', 4)
    .circle(112, 202, 14, 'k')
    .circle(112, 202, 6, 'm2')
    .circle(196, 202, 14, 'k')
    .circle(196, 202, 6, 'm2')
    .rect(84, 234, 30, 12, 'k', 3)
    .rect(194, 234, 30, 12, 'k', 3)
  g.stroke('M196 202q60 60 100 6t6-82', 'k', 9)
    .path('M294 134l-14-50 14-6 22 50z', 'm4')
    .stroke('M284 82l-16-38', 'm2', 6)
    .path('M266 22l6 14 14-6-6 14 14 6-16 2 2 16-10-12-12 10 4-16-16-2 14-8-6-14 14 6z', 'y')
}

export function helmet(g: Pen, r: Chance) {
  g.floor(200, 280, 236)
    .path('M86 196q0-124 114-124t114 124z', r.yes() ? 'y' : 'p3')
    .path('M176 76q24-8 48 0v120h-48z', 'p2')
    .path('M112 150q10-48 46-64v110h-46z', 'p1')
    .path('M52 196h296q8 0 4 14-60 14-152 14T48 210q-4-14 4-14z', 'p3')
    .path('M92 214q0 30 30 30h18l-6-22zM308 214q0 30-30 30h-18l6-22z', 'k')
}

export function extinguisher(g: Pen, r: Chance) {
  g.floor(190, 150)
    .path('M140 240V130q0-34 46-34t46 34v110q0 6-6 6h-80q-6 0-6-6z', 'p3')
    .path('M150 236V132q0-20 14-26v130z', 'p2')
    .rect(156, 144, 60, 48, 'w', 3)
    .stroke('M168 158h36M168 174h24', 'p4', 4)
    .rect(172, 70, 28, 30, 'm3', 3)
    .path('M150 60h66l14-16h-84z', 'k')
    .path('M156 70h72v-8h-72z', 'm4')
    .circle(212, 88, 10, 'm1')
    .circle(212, 88, 5, 'y')
    .stroke(`M200 82q70-6 70 60v${r.int(36, 48)}`, 'k', 9)
    .path('M260 184h20l8 40h-36z', 'k')
}

export function scissors(g: Pen, r: Chance) {
  g.floor(200, 260, 262).group(`transform="rotate(${r.int(-8, 8)} 200 150)"`, () => {
    g.path('M190 150l70-118q8 30-4 58l-46 74z', 'm2')
      .path('M210 150L140 32q-8 30 4 58l46 74z', 'm1')
      .stroke('M206 156l-56 56M194 156l56 56', 'm3', 10)
      .circle(136, 228, 28, 'p3')
      .circle(136, 228, 16, 'p0')
      .circle(264, 228, 28, 'p3')
      .circle(264, 228, 16, 'p0')
      .circle(200, 150, 8, 'm4')
  })
}

export function dumbbell(g: Pen, r: Chance) {
  const h = r.int(120, 140)
  g.floor(200, 320, 236).rect(60, 141, 280, 18, 'm3', 3).rect(160, 138, 80, 24, 'm4', 6)
  for (const x of [72, 110])
    g.rect(x, 150 - h / 2 + (x === 72 ? 18 : 0), 32, h - (x === 72 ? 36 : 0), x === 72 ? 'p4' : 'p3', 8)
  for (const x of [258, 296])
    g.rect(x, 150 - h / 2 + (x === 296 ? 18 : 0), 32, h - (x === 296 ? 36 : 0), x === 296 ? 'p4' : 'p3', 8)
}

export function grill(g: Pen, r: Chance) {
  g.floor(200, 240)
    .path('M104 122q0-66 96-66t96 66z', 'p4')
    .rect(186, 40, 28, 18, 'k', 6)
    .rect(92, 120, 216, 14, 'm3', 4)
    .path('M104 134h192q-8 54-96 54t-96-54z', 'p3')
    .circle(200, 90, r.int(12, 15), 'm1')
    .stroke('M200 90l6-7', 'k', 3)
    .stroke('M146 178l-30 66M254 178l30 66M200 186v40', 'm4', 9)
    .rect(128, 216, 144, 8, 'm3', 2)
    .circle(118, 240, 13, 'k')
    .circle(118, 240, 5, 'm2')
    .rect(308, 116, 40, 9, 'k', 4)
}
