// Raw materials and mining.
import type { Chance } from '../../chance.ts'
import type { Pen } from '../../pen.ts'

export function ore(g: Pen, r: Chance) {
  const tones = ['m3', 'm4', 'p3', 'm2'] as const
  g.floor(200, 320)
  for (const [x, y, s] of [
    [92, 246, 50],
    [156, 246, 62],
    [236, 246, 58],
    [304, 246, 46],
    [124, 200, 48],
    [196, 196, 56],
    [262, 204, 46],
    [164, 156, 40],
    [220, 154, 42],
  ] as const) {
    const tone = r.pick(tones)
    g.path(
      `M${x - s * 0.7} ${y}l${s * 0.12}-${s * 0.62} ${s * 0.5}-${s * 0.34} ${s * 0.52} ${s * 0.24} ${s * 0.24} ${s * 0.72}z`,
      tone,
    ).path(`M${x - s * 0.08} ${y - s * 0.96}l${s * 0.52} ${s * 0.24}-${s * 0.4} ${s * 0.2}z`, r.yes(0.3) ? 'y' : 'm1')
  }
}

export function ingot(g: Pen, r: Chance) {
  const gold = r.yes()
  const bar = (x: number, y: number) =>
    g
      .path(`M${x} ${y}l18-44h70l18 44z`, gold ? 'y' : 'm2')
      .path(`M${x + 18} ${y - 44}l24-16h70l-24 16z`, gold ? 'p1' : 'm0')
      .path(`M${x + 88} ${y - 44}l24-16 18 44-24 16z`, gold ? 'p3' : 'm3')
      .rect(x + 34, y - 26, 38, 10, gold ? 'p2' : 'm1', 2)
  g.floor(200, 320)
  bar(44, 240)
  bar(154, 240)
  bar(r.int(94, 104), 178)
  bar(252, 240)
}

export function pumpjack(g: Pen, r: Chance) {
  g.floor(200, 330)
    .rect(36, 232, 328, 14, 'm4', 2)
    .path('M182 232l26-132h12l26 132h-14l-6-34h-24l-6 34z', 'm3')
    .group(`transform="rotate(${r.int(-9, 9)} 214 98)"`, () =>
      g.rect(90, 88, 224, 20, 'p3', 3).path('M80 60q-30 40 0 84l22-8V66z', 'p4').rect(296, 82, 34, 54, 'p4', 4),
    )
    .circle(214, 98, 9, 'm1')
    .stroke('M84 150v84', 'm2', 4)
    .rect(72, 198, 26, 36, 'p3', 3)
    .circle(298, 196, 26, 'p3')
    .circle(298, 196, 8, 'm1')
    .rect(270, 212, 62, 22, 'm3', 3)
    .stroke('M312 132l-10 62', 'm3', 7)
}

export function coalPile(g: Pen, r: Chance) {
  g.floor(200, 330).path('M40 246q40-70 90-96 50-34 96-20 60 10 134 116z', 'k')
  for (let i = 0; i < 12; i++) {
    const x = 90 + r.int(0, 210),
      y = 236 - r.int(0, 66) * (1 - Math.abs(x - 196) / 160)
    g.path(`M${Math.round(x)} ${Math.round(y)}l8-14 16-2 8 12-10 10z`, i % 3 ? 'm4' : 'm3')
  }
}

export function steamTurbine(g: Pen, r: Chance) {
  const k = r.int(7, 9)
  g.floor(200, 340).rect(36, 218, 328, 28, 'm4', 3).rect(24, 144, 360, 16, 'm2', 3)
  for (let i = 0; i < k; i++) {
    const h = 46 + (i * 120) / k
    g.rect(70 + (i * 210) / k, 152 - h / 2, 210 / k - 7, h, i % 2 ? 'p2' : 'p3', 2)
  }
  g.rect(288, 62, 22, 180, 'p4', 3)
    .rect(48, 118, 18, 70, 'p4', 3)
    .rect(322, 112, 40, 106, 'm3', 4)
    .fins(324, 118, 36, 92, 4, 'm2')
}
