// Services, drawn as symbols.
import type { Chance } from '../../chance.ts'
import type { Pen } from '../../pen.ts'

export function service(g: Pen, r: Chance) {
  g.floor(200, 210).rect(112, 46, 150, 196, 'w', 5).rect(112, 46, 150, 34, 'p3', 5).rect(112, 70, 150, 10, 'p3', 0)
  for (let i = 0; i < 3; i++) g.stroke(`M130 ${102 + i * 16}h${110 - i * 24}`, 'm2', 5)
  for (let i = 0; i < 5; i++) {
    const h = r.int(18, 62)
    g.rect(132 + i * 22, 222 - h, 14, h, i === 3 ? 'p3' : 'p2', 1)
  }
  g.circle(268, 206, 34, 'p4').stroke('M254 206l10 10 18-20', 'w', 6)
}

export function warehouse(g: Pen, r: Chance) {
  g.floor(200, 350)
    .path('M40 110l160-62 160 62v136H40z', 'm1')
    .path('M28 116l172-68 172 68v-22L200 28 28 94z', 'p4')
    .rect(92, 142, 216, 104, 'p4', 2)
  for (let i = 0; i < 5; i++) g.rect(98, 148 + i * 9, 204, 6, 'p3', 0)
  for (const [x, s] of [
    [110, 50],
    [168, 36],
    [214, r.int(48, 56)],
  ] as const)
    g.rect(x, 246 - s, s, s, 'p2', 2).rect(x + s * 0.4, 246 - s, s * 0.2, s * 0.34, 'm1', 0)
  g.rect(56, 166, 24, 80, 'm3', 1).rect(320, 166, 24, 80, 'm3', 1)
}

export function headset(g: Pen, r: Chance) {
  g.floor(200, 170, 262)
    .stroke('M104 176v-20q0-96 96-96t96 96v20', 'm4', 16)
    .rect(86, 150, 48, 82, 'p3', 20)
    .rect(266, 150, 48, 82, 'p3', 20)
    .rect(120, 160, 20, 62, 'k', 8)
    .rect(260, 160, 20, 62, 'k', 8)
    .stroke('M294 228q0 26-38 26h-30', 'm4', 8)
    .rect(190, 242, 46, 22, r.yes() ? 'y' : 'p2', 11)
}

export function shield(g: Pen, r: Chance) {
  const half = r.yes()
  g.floor(200, 150, 266)
    .path('M200 36l94 32v70q0 78-94 116-94-38-94-116V68z', 'p3')
    .path(half ? 'M200 36l94 32v70q0 78-94 116z' : 'M200 54l76 26v58q0 62-76 96-76-34-76-96V80z', half ? 'p4' : 'p2')
    .stroke('M156 148l32 32 62-66', 'w', 16)
}

export function money(g: Pen, r: Chance) {
  g.floor(200, 300)
    .rect(62, 74, 216, 108, 'p3', 8)
    .rect(74, 86, 192, 84, 'p1', 4)
    .circle(170, 128, 28, 'p3')
    .rect(86, 98, 22, 14, 'p2', 2)
    .rect(232, 144, 22, 14, 'p2', 2)
  for (const [x, k] of [
    [230, r.int(4, 6)],
    [296, r.int(2, 4)],
    [166, 2],
  ] as const)
    for (let i = 0; i < k; i++) g.ellipse(x, 236 - i * 15, 36, 12, 'p4').ellipse(x, 231 - i * 15, 36, 12, 'y')
}

export function training(g: Pen, r: Chance) {
  g.floor(200, 250).rect(84, 40, 232, 140, 'm3', 6).rect(94, 50, 212, 120, 'w', 3)
  for (let i = 0; i < 5; i++) {
    const h = r.int(26, 84)
    g.rect(114 + i * 36, 160 - h, 22, h, i === 3 ? 'y' : i % 2 ? 'p2' : 'p3', 2)
  }
  g.stroke('M200 180v26M140 246l60-44 60 44', 'm4', 9).stroke('M112 66h60', 'm2', 6)
}

export function plan(g: Pen, r: Chance) {
  const w = r.int(56, 76)
  g.floor(200, 310)
    .path('M64 70h252v156H64z', 'p3')
    .path('M50 62q-14 0-14 14v162h14z', 'p4')
    .stroke(`M88 96h${w}v50h-${w}zM${88 + w} 96h${192 - w}v104H88v-54M${88 + w} 170v30M230 96v44`, 'w', 4)
    .rect(310, 56, 22, 184, 'p2', 11)
    .group('transform="rotate(38 270 190)"', () =>
      g.rect(262, 96, 16, 118, 'y', 2).path('M262 214h16l-8 22z', 'm1').rect(262, 88, 16, 14, 'm3', 3),
    )
}

export function megaphone(g: Pen, r: Chance) {
  g.floor(190, 190, 262)
    .path('M96 126l168-72v158L96 146z', 'p3')
    .path('M96 126l168-72v60L96 134z', 'p2')
    .rect(62, 116, 40, 50, 'p4', 8)
    .ellipse(266, 133, 22, 80, 'p4')
    .ellipse(268, 133, 12, 54, 'k')
    .path('M120 156l36 10 8 60q-10 14-28 4z', 'm4')
  for (let i = -1; i < 2; i++) g.stroke(`M306 ${133 + i * 34}l${r.int(34, 44)} ${i * 20}`, 'y', 8)
}

export function scales(g: Pen, r: Chance) {
  const a = r.int(-6, 6)
  g.floor(200, 170)
    .rect(193, 58, 14, 176, 'm3', 2)
    .path('M140 246q8-20 60-20t60 20z', 'p4')
    .circle(200, 52, 13, 'y')
    .group(`transform="rotate(${a} 200 76)"`, () => {
      g.rect(90, 70, 220, 11, 'm4', 5)
      for (const x of [98, 302])
        g.stroke(`M${x} 78l-40 84M${x} 78l40 84`, 'm3', 4).path(`M${x - 50} 160h100q-6 34-50 34t-50-34z`, 'p3')
    })
}

export function recycling(g: Pen, r: Chance) {
  g.floor(200, 190)
    .path('M118 96h164l-14 144q0 6-8 6H140q-8 0-8-6z', 'p3')
    .path('M118 96h40l-4 150h-14q-8 0-8-6z', 'p2')
    .rect(104, 72, 192, 26, 'p4', 8)
    .rect(r.int(166, 172), 54, 62, 20, 'p4', 6)
  for (const turn of [0, 120, 240]) {
    g.group(`transform="rotate(${turn} 204 172)"`, () =>
      g.stroke('M178 152l26-30 14 16', 'w', 9).path('M208 148l24 4-4-26z', 'w'),
    )
  }
}
