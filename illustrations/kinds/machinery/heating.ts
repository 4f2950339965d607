// Heating and cooling units.
import type { Chance } from '../../chance.ts'
import type { Pen } from '../../pen.ts'

export function heatPump(g: Pen, r: Chance) {
  const k = r.int(5, 7)
  g.floor(200, 310)
    .rect(62, 66, 276, 168, 'm1', 8)
    .rect(62, 66, 276, 16, 'p3', 8)
    .circle(156, 156, 68, 'm3')
    .circle(156, 156, 62, 'm4')
  for (let i = 0; i < 4; i++)
    g.group(`transform="rotate(${i * 90 + 20} 156 156)"`, () => g.path('M156 156q-6-34 10-56q26 10 16 40z', 'p3'))
  g.stroke('M94 156h124M112 112l88 88M112 200l88-88', 'm2', 2)
    .circle(156, 156, 14, 'm2')
    .fins(242, 100, 82, 112, k, 'm2')
    .rect(248, 196, 36, 18, 'p3', 2)
    .rect(84, 234, 34, 12, 'm4', 2)
    .rect(282, 234, 34, 12, 'm4', 2)
}

export function inverter(g: Pen, r: Chance) {
  g.rect(112, 30, 176, 206, 'm1', 14)
    .rect(112, 30, 176, 60, 'p3', 14)
    .rect(112, 76, 176, 16, 'p4', 0)
    .rect(146, 108, 108, 54, 'k', 5)
    .rect(152, 114, 96, 42, 'p1', 3)
    .stroke('M160 136q11-26 22 0t22 0 22 0', 'p3', 5)
  for (let i = 0; i < 4; i++) g.circle(164 + i * 24, 182, 5, i === r.int(0, 3) ? 'y' : 'm3')
  for (let i = 0; i < 5; i++) g.rect(132 + i * 29, 236, 16, 24, i < 3 ? 'k' : 'm4', 3)
  g.rect(100, 60, 14, 120, 'm3', 3).rect(286, 60, 14, 120, 'm3', 3).path('M200 42l-18 24h13l-6 16 20-24h-13z', 'y')
}

export function boiler(g: Pen, r: Chance) {
  g.floor(200, 320)
    .rect(66, 104, 236, 110, 'p3', 55)
    .rect(90, 110, 180, 18, 'p2', 9)
    .circle(120, 160, 48, 'm3')
    .circle(120, 160, 40, 'm2')
    .circle(120, 160, 18, 'm4')
    .circle(120, 160, 9, 'y')
    .bolts(120, 160, 33, 8, 'm4', 4)
    .rect(44, 146, 40, 30, 'm4', 4)
  g.rect(224, 34, 26, 74, 'm3', 2)
    .rect(218, 26, 38, 12, 'm4', 3)
    .rect(160, 76, 18, 32, 'm3', 2)
    .circle(169, 66, 15, 'm4')
    .circle(169, 66, 10, 'w')
    .stroke('M302 150h30v-44M302 178h44', 'm3', 10, 'butt')
    .rect(r.int(318, 326), 94, 24, 16, 'p4', 3)
    .path('M96 246l12-36h36l10 36zM234 246l10-36h36l12 36z', 'm4')
}

export function radiator(g: Pen, r: Chance) {
  const k = r.int(8, 11),
    w = 250 / k
  g.floor(200, 300).rect(56, 84, 288, 14, 'm2', 3).rect(56, 208, 288, 14, 'm2', 3)
  for (let i = 0; i < k; i++)
    g.rect(75 + i * w, 66, w - 5, 166, i % 2 ? 'm1' : 'p1', 8).rect(
      75 + i * w + w * 0.55,
      72,
      w * 0.2,
      154,
      i % 2 ? 'm2' : 'p2',
      3,
    )
  g.circle(48, 90, 17, 'p3')
    .rect(330, 206, 34, 18, 'm3', 3)
    .rect(350, 214, 10, 32, 'm3', 0)
    .rect(44, 98, 9, 148, 'm3', 0)
}

export function airConditioner(g: Pen, r: Chance) {
  g.rect(48, 66, 304, 104, 'm1', 18)
    .rect(48, 66, 304, 44, 'm0', 18)
    .rect(64, 140, 272, 18, 'm4', 8)
    .rect(70, 146, 260, 6, 'm2', 3)
    .rect(268, 100, 60, 16, 'p4', 4)
    .circle(282, 108, 3, 'y')
  for (let i = 0; i < 3; i++) g.stroke(`M${112 + i * 80} 184q-16 ${r.int(16, 22)} 0 36t0 34`, 'p2', 7)
  g.rect(64, 124, 272, 5, 'p3', 2)
}

export function fan(g: Pen, r: Chance) {
  const k = r.int(5, 7)
  g.floor(200, 220).rect(92, 36, 216, 206, 'm2', 10).circle(200, 138, 94, 'm4').circle(200, 138, 88, 'p4')
  for (let i = 0; i < k; i++)
    g.group(`transform="rotate(${(i * 360) / k} 200 138)"`, () =>
      g.path('M200 138q-16-44 4-80q38 6 34 40z', i % 2 ? 'p2' : 'p3'),
    )
  g.circle(200, 138, 26, 'm3').circle(200, 138, 16, 'm1').bolts(200, 138, 130, 4, 'm4', 6)
}
