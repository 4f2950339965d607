// Food and drink.
import type { Tone } from '../../paints.ts'
import type { Chance } from '../../chance.ts'
import type { Pen } from '../../pen.ts'

export function food(g: Pen, r: Chance) {
  if (r.yes()) {
    g.floor(200, 240)
    const jar = (x: number, w: number, h: number, t: Tone) =>
      g
        .rect(x, 246 - h, w, h, 'm1', 10)
        .rect(x + 5, 246 - h * 0.82, w - 10, h * 0.78, t, 8)
        .rect(x + 4, 246 - h - 18, w - 8, 24, 'm4', 4)
        .rect(x + 10, 246 - h * 0.6, w - 20, h * 0.36, 'w', 2)
        .stroke(`M${x + 22} ${246 - h * 0.46}h${w - 44}`, 'p4', 4)
    jar(96, 92, 128, 'y')
    jar(204, 100, 160, 'p3')
  } else {
    g.floor(200, 210)
      .path('M120 84q80-26 160 0l8 150q-88 24-176 0z', 'p1')
      .path('M120 84q80-26 160 0l-8 22q-72-20-144 0z', 'p2')
      .rect(148, 128, 104, 74, 'w', 3)
      .stroke('M166 148h68M166 164h46', 'p4', 5)
      .stroke('M200 184v0', 'y', 14)
      .stroke('M136 84l8-22h112l8 22', 'p3', 8)
  }
}

export function produce(g: Pen, r: Chance) {
  const tones = ['p3', 'y', 'p2', 'p4'] as const
  g.floor(200, 300)
  for (let i = 0; i < 5; i++)
    g.circle(104 + i * 48, 142, 30, r.pick(tones)).path(`M${104 + i * 48} 114q4-14 18-14-4 14-18 14z`, 'p4')
  for (let i = 0; i < 4; i++) g.circle(128 + i * 48, 118, 28, r.pick(tones)).circle(119 + i * 48, 108, 6, 'w')
  for (let i = 0; i < 3; i++) g.rect(62, 158 + i * 30, 276, 24, 'p2', 2)
  g.rect(62, 150, 18, 96, 'p3', 2).rect(320, 150, 18, 96, 'p3', 2).rect(166, 180, 68, 36, 'w', 3)
}

export function tin(g: Pen, r: Chance) {
  const can = (x: number, w: number, h: number, deep: boolean) =>
    g
      .rect(x, 246 - h, w, h, 'm2', 6)
      .rect(x, 262 - h, w, h - 32, deep ? 'p3' : 'p2', 0)
      .rect(x + w * 0.72, 262 - h, w * 0.28, h - 32, deep ? 'p4' : 'p3', 0)
      .ellipse(x + w / 2, 246 - h, w / 2, 12, 'm1')
      .ellipse(x + w / 2, 246 - h, w / 2 - 8, 8, 'm2')
      .rect(x + w * 0.18, 246 - h * 0.62, w * 0.46, h * 0.34, 'w', 3)
  g.floor(200, 270)
  can(80, 112, 156, true)
  can(208, 112, r.int(96, 110), false)
}

export function wine(g: Pen, r: Chance) {
  const one = (x: number, deep: boolean) =>
    g
      .path(`M${x + 24} 40h24v62q26 14 26 44v94q0 6-6 6H${x + 4}q-6 0-6-6v-94q0-30 26-44z`, deep ? 'p4' : 'p3')
      .rect(x + 22, 32, 28, 36, deep ? 'y' : 'm3', 3)
      .rect(x - 2, 168, 76, 52, 'w', 0)
      .stroke(`M${x + 12} 186h48M${x + 12} 202h30`, 'p3', 4)
      .rect(x + 8, 128, 8, 30, 'p1', 4)
  g.floor(200, 250)
  one(r.int(104, 112), true)
  one(212, false)
}

export function cup(g: Pen, r: Chance) {
  g.floor(190, 290)
    .ellipse(180, 234, 120, 14, 'm2')
    .ellipse(180, 230, 104, 10, 'm1')
    .path('M100 128h160q4 100-54 100h-52q-58 0-54-100z', 'p3')
    .path('M100 128h44q-4 70 20 100h-10q-58 0-54-100z', 'p2')
    .stroke('M258 142q50-8 50 24t-56 34', 'p3', 14)
    .ellipse(180, 128, 80, 15, 'p1')
    .ellipse(180, 130, 68, 10, 'p4')
  for (let i = 0; i < 3; i++) g.stroke(`M${150 + i * 30} 102q-12-${r.int(12, 16)} 0-26t0-26`, 'm2', 6)
  for (const [x, y] of [
    [318, 226],
    [342, 234],
    [330, 210],
  ] as const)
    g.ellipse(x, y, 13, 9, 'p4').stroke(`M${x - 8} ${y}h16`, 'p2', 2)
}

export function fish(g: Pen, r: Chance) {
  const y = r.int(138, 146)
  g.floor(200, 300)
    .ellipse(200, 212, 160, 32, 'm2')
    .ellipse(200, 208, 138, 24, 'm1')
    .path(`M66 ${y + 34}q70-76 168-54q40 10 62 38l50-36q-8 40 0 78l-50-32q-46 44-120 40-72-4-110-34z`, 'p3')
    .path(`M66 ${y + 34}q70-76 168-54q40 10 62 38-120-30-230 16z`, 'p2')
    .circle(112, y + 24, 9, 'w')
    .circle(112, y + 24, 4, 'k')
    .stroke(`M146 ${y - 2}q20 30 2 62M196 ${y + 4}q14 24 0 48M234 ${y + 10}q10 18 0 34`, 'p4', 4)
}

export function meat(g: Pen, r: Chance) {
  g.floor(200, 310)
    .ellipse(200, 210, 160, 34, 'm2')
    .ellipse(200, 204, 140, 26, 'm1')
    .path('M84 178q-10-72 74-92 90-20 142 30 34 40-10 74-60 36-130 22-66-2-76-34z', 'p1')
    .path('M98 176q-6-60 66-76 80-16 124 26 26 30-8 56-54 28-114 18-58-2-68-24z', 'p3')
    .circle(156, 150, r.int(17, 21), 'm1')
    .circle(156, 150, 9, 'p2')
    .stroke('M214 126q34 4 44 28M206 176q30 6 60-8', 'p1', 6)
}

export function bread(g: Pen, r: Chance) {
  g.floor(200, 310)
    .path('M56 238q-14-72 36-92 26-56 108-56t108 56q50 20 36 92z', 'p2')
    .path('M72 216q-6-44 30-60 24-48 98-48t98 48q36 16 30 60-128 30-256 0z', 'p3')
  for (let i = 0; i < r.int(3, 4); i++) g.path(`M${118 + i * 52} 182q6-44 34-56q10 34-12 64z`, 'p1')
}

export function dairy(g: Pen, r: Chance) {
  g.floor(200, 290)
    .path('M86 118l26-48h78l26 48z', 'm1')
    .rect(108, 46, 86, 28, 'm2', 3)
    .rect(86, 116, 130, 130, 'w', 3)
    .rect(86, 152, 130, 56, 'p3', 0)
    .path('M150 162q18 18 18 28a18 16 0 0 1-36 0q0-10 18-28z', 'w')
    .rect(196, 116, 20, 130, 'm1', 0)
    .path('M228 246v-50l96-42q22 22 22 92z', 'y')
    .path('M228 196l96-42q22 22 22 42z', 'p1')
  for (const [x, y, R] of [
    [262, 222, 9],
    [304, 212, 12],
    [286, 236, r.int(5, 7)],
  ] as const)
    g.circle(x, y, R, 'p2')
}

export function jar(g: Pen, r: Chance) {
  const one = (x: number, w: number, h: number, amber: boolean) =>
    g
      .rect(x, 246 - h, w, h, 'm1', 12)
      .rect(x + 5, 246 - h * 0.84, w - 10, h * 0.8, amber ? 'y' : 'p3', 9)
      .rect(x + 4, 230 - h, w - 8, 24, 'm4', 4)
      .rect(x + 10, 246 - h * 0.6, w - 20, h * 0.36, 'w', 2)
      .stroke(`M${x + 22} ${Math.round(246 - h * 0.46)}h${w - 44}`, 'p4', 4)
  g.floor(200, 250)
  one(92, 96, r.int(118, 132), true)
  one(204, 104, 160, false)
}

export function iceCream(g: Pen, r: Chance) {
  g.floor(200, 110, 268)
    .path('M146 134h108l-54 132z', 'y')
    .stroke('M160 146l64 74M184 146l56 50M238 146l-62 74M216 146l-54 52', 'p2', 3)
    .circle(166, 112, 38, 'p2')
    .circle(234, 112, 38, 'p1')
    .circle(200, 74, 40, 'p3')
    .circle(188, 60, 9, 'p2')
    .circle(r.int(214, 222), 36, 11, 'p4')
    .rect(138, 124, 124, 16, 'p2', 8)
}
