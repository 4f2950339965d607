// Fabrics and clothes.
import type { Tone } from '../../paints.ts'
import type { Chance } from '../../chance.ts'
import type { Pen } from '../../pen.ts'

export function fabric(g: Pen) {
  g.floor(200, 290)
  const roll = (x: number, y: number, t: Tone, u: Tone) =>
    g
      .rect(x, y, 190, 52, t, 26)
      .ellipse(x + 182, y + 26, 18, 26, u)
      .ellipse(x + 182, y + 26, 11, 16, 'm1')
      .ellipse(x + 182, y + 26, 5, 7, 'm4')
  roll(90, 90, 'p2', 'p3')
  roll(60, 142, 'p3', 'p4')
  roll(120, 194, 'm2', 'm3')
  g.path('M70 168q-20 40 6 78h60q-30-40-14-78z', 'p2')
}

export function garment(g: Pen, r: Chance) {
  const s = r.yes()
  g.floor(200, 170, 262)
    .path(
      `M152 62l-68 36 ${s ? '-4 108 34 4 6-74' : '18 50 34-16'}v110h136V144l${s ? '6 74 34-4-4-108' : '34 16 18-50'}-68-36q-48 34-96 0z`,
      'p3',
    )
    .path('M152 62q48 34 96 0l-14-6q-34 18-68 0z', 'p4')
    .rect(196, 84, 8, 170, 'p4', 0)
  for (let i = 0; i < 5; i++) g.circle(200, 108 + i * 30, 3.4, 'm1')
  g.rect(222, 120, 36, 40, 'p2', 2)
}

export function yarn(g: Pen, r: Chance) {
  const cone = (x: number, w: number, h: number, deep: boolean) => {
    g.path(
      `M${x + w * 0.3} ${246 - h}h${w * 0.4}l${w * 0.3} ${h * 0.86}q0 ${h * 0.14}-${w * 0.5} ${h * 0.14}t-${w * 0.5}-${h * 0.14}z`,
      deep ? 'p3' : 'p2',
    )
    for (let i = 1; i < 6; i++)
      g.stroke(
        `M${x + w * 0.3 - i * w * 0.04} ${246 - h + i * h * 0.14}l${w * (0.4 + i * 0.08)} ${h * 0.06}`,
        deep ? 'p2' : 'p1',
        3,
      )
    g.rect(x + w * 0.38, 230 - h, w * 0.24, 20, 'm3', 3)
  }
  g.floor(200, 300)
  cone(48, 116, r.int(132, 150), false)
  cone(232, 116, 140, false)
  cone(134, 132, 176, true)
}

export function trousers(g: Pen, r: Chance) {
  const end = r.yes(0.75) ? 262 : 176
  g.floor(200, 170, end + 6)
    .path(`M142 40h116l20 ${end - 40}h-58l-20-110-20 110h-58z`, 'p3')
    .rect(142, 40, 116, 20, 'p4', 3)
    .path(`M200 60v92l-20 ${end - 152}h-14z`, 'p4')
    .path('M150 64q8 30-6 40zM250 64q-8 30 6 40z', 'p2')
    .circle(200, 50, 5, 'm1')
}

export function dress(g: Pen, r: Chance) {
  const w = r.int(78, 96)
  g.floor(200, 200, 270)
    .path(`M168 34l14 0q18 22 36 0l14 0 6 70-14 40 ${w - 24} 118q-${w} 20-${w * 2} 0l${w - 24}-118-14-40z`, 'p3')
    .path(`M174 144h52l8 26h-68z`, 'p4')
    .path(`M182 172l-30 94q14 4 26 4l14-98zM222 172l22 98q12 0 22-2l-34-96z`, 'p2')
}

export function shoe(g: Pen, r: Chance) {
  if (r.yes()) {
    g.floor(200, 320)
      .path('M58 222V124q30 22 58 6l26-22q54 62 128 74 74 10 74 40z', 'p3')
      .path('M58 222v-40q26-6 46 40z', 'p4')
      .path('M270 182q74 10 74 40h-96q0-24 22-40z', 'p2')
      .rect(50, 218, 300, 28, 'm1', 12)
      .rect(50, 232, 300, 14, 'm3', 7)
    for (let i = 0; i < 4; i++) g.stroke(`M${150 + i * 26} ${130 + i * 13}l-18 22`, 'w', 6)
  } else {
    g.floor(200, 290)
      .path('M88 222V62q0-12 12-12h72q12 0 12 12v74q30 22 92 28 56 8 56 58z', 'p3')
      .path('M88 62q0-12 12-12h72q12 0 12 12v22H88z', 'p4')
      .path('M270 163q62 6 62 59h-84q-4-34 22-59z', 'p4')
      .path('M80 216h260v16q0 14-14 14h-88l-20-14h-30v14H80z', 'k')
    for (let i = 0; i < 3; i++) g.stroke(`M140 ${104 + i * 22}h46`, 'y', 5)
  }
}

export function glove(g: Pen) {
  g.floor(200, 190, 262)
    .path(
      'M140 256v-64q-34-28-48-60-2-18 12-20 12 0 34 34V70q2-14 14-14t14 14v52-70q2-14 14-14t14 14v70-60q2-14 14-14t14 14v66-44q2-12 13-12t13 12v78q0 34-16 64v30z',
      'p3',
    )
    .rect(134, 216, 100, 44, 'p4', 6)
    .path('M150 158q40-22 84 0v34q-42 20-84 0z', 'p2')
}

export function hat(g: Pen, r: Chance) {
  g.floor(200, 300, 232)
    .path('M86 186q-4-116 104-116 104 0 106 116z', 'p3')
    .path('M150 76q22-6 40-6v116H120q-4-70 30-110z', 'p2')
    .path('M86 178h210q66 0 70 34-60 12-150 4-66-4-130 6z', 'p4')
    .circle(190, 70, 8, 'p4')
    .rect(r.int(196, 206), 112, 54, 34, 'm1', 4)
}

export function sock(g: Pen, r: Chance) {
  const one = (x: number, deep: boolean) =>
    g
      .path(`M${x} 44h66v116q0 14 12 22l44 30q14 14 0 30-14 12-34 4l-76-38q-18-10-18-30z`, deep ? 'p3' : 'p2')
      .rect(x - 4, 38, 74, 34, deep ? 'p4' : 'p3', 6)
      .path(`M${x + 122} 212q14 14 0 30-14 12-34 4l-16-8q14-32 36-36z`, 'p4')
  g.floor(200, 290, 258)
  one(r.int(86, 96), false)
  one(186, true)
}

export function tie(g: Pen, r: Chance) {
  const k = r.int(3, 5)
  g.floor(200, 90, 272).path('M176 30h48l-10 34h-28z', 'p4').path('M186 64h28l28 150-42 52-42-52z', 'p3')
  for (let i = 0; i < k; i++) g.path(`M${184 - i * 5} ${96 + i * 32}l${34 + i * 9}-16v12l-${36 + i * 9} 16z`, 'p2')
}

export function scarf(g: Pen, r: Chance) {
  const w = r.int(56, 66)
  g.floor(200, 190, 268)
    .path('M116 60q84 60 168 0l16 34q-100 70-200 0z', 'p3')
    .path('M116 60q84 60 168 0-20-24-84-24t-84 24z', 'p4')
    .path(`M${212 - w} 112h${w + 10}l12 138h-${w + 20}z`, 'p2')
    .path(`M${218 - w} 124h${w}l2 30h-${w + 4}z`, 'p3')
  for (let i = 0; i < 7; i++) g.rect(214 - w + i * ((w + 8) / 7), 248, 4, 14, 'p3', 1)
}

export function buttons(g: Pen, r: Chance) {
  const one = (x: number, y: number, R: number, deep: boolean) =>
    g
      .circle(x, y, R, deep ? 'p4' : 'p3')
      .circle(x, y, R * 0.8, deep ? 'p3' : 'p2')
      .bolts(x, y, R * 0.3, 4, 'p4', R * 0.1)
  g.rect(64, 40, 10, 220, 'p2', 1).rect(98, 40, 10, 220, 'p2', 1)
  for (let i = 0; i < 17; i++) g.rect(74, 44 + i * 13, 12, 7, 'm3', 2).rect(86, 50 + i * 13, 12, 7, 'm2', 2)
  g.rect(76, r.int(90, 130), 20, 34, 'y', 5)
  one(196, 104, 48, false)
  one(298, 136, 38, true)
  one(222, 204, 40, true)
  one(314, 222, 28, false)
}
