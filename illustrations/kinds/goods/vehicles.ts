// Vehicles.
import type { Chance } from '../../chance.ts'
import { gear } from '../../forms.ts'
import type { Pen } from '../../pen.ts'

export function truck(g: Pen, r: Chance) {
  const k = r.int(9, 13)
  g.floor(200, 350)
    .rect(28, 78, 232, 136, 'm1', 4)
    .fins(34, 84, 220, 124, k, 'm2')
    .rect(28, 128, 232, 26, 'p3', 0)
    .path('M266 112h56q10 0 16 10l32 52v44H266z', 'p3')
    .path('M282 126h36q6 0 9 6l22 40h-67z', 'p1')
    .rect(24, 212, 350, 14, 'k', 3)
    .rect(358, 186, 14, 16, 'y', 3)
  for (const x of [80, 126, 314]) g.circle(x, 224, 23, 'k').circle(x, 224, 10, 'm2')
}

export function ship(g: Pen, r: Chance) {
  const tones = ['p3', 'm2', 'p2', 'm3', 'p4', 'y'] as const
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 5 - (row === 2 ? r.int(1, 2) : 0); i++)
      g.rect(96 + i * 46, 150 - row * 28, 43, 26, tones[(i * 2 + row * 3 + r.int(0, 1)) % 6] ?? 'p3', 1)
  g.path('M28 178h344l-30 56q-4 8-14 8H82q-24-6-54-64z', 'p4')
    .rect(28, 176, 344, 9, 'm3', 0)
    .rect(334, 98, 34, 80, 'm1', 2)
    .rect(334, 110, 34, 11, 'p3', 0)
    .rect(344, 76, 12, 24, 'p3', 1)
    .path('M0 236q25-14 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0v64H0z', 'p2')
}

export function plane(g: Pen, r: Chance) {
  g.group(`transform="rotate(${r.int(-14, -6)} 200 150)"`, () => {
    g.path('M48 150q30-34 96-34h152q56 4 76 34-20 30-76 34H144q-66 0-96-34z', 'm1')
      .path('M52 156q32 28 92 28h152q56-4 76-34-40 14-96 14H120q-46 0-68-8z', 'm2')
      .path('M166 160h72l-54 96h-36z', 'p3')
      .path('M176 116h56l-40-58h-28z', 'p4')
      .path('M300 122l44-62h30l-22 72z', 'p3')
    for (let i = 0; i < 8; i++) g.rect(130 + i * 20, 132, 9, 12, 'p4', 3)
    g.path('M56 142q14-14 36-18v16z', 'p4').rect(176, 196, 40, 18, 'm4', 8)
  })
}

export function car(g: Pen, r: Chance) {
  const roof = r.int(150, 170)
  g.floor(200, 340)
    .path(`M34 214v-38q0-16 30-20l44-6 44-52q6-8 18-8h${roof - 92}q14 0 24 12l36 46 40 8q28 6 28 34v24z`, 'p3')
    .path('M128 148l36-42q4-6 12-6h34v48z', 'p1')
    .path('M220 100h14q10 0 16 8l30 40h-60z', 'p1')
    .rect(34, 200, 332, 16, 'p4', 6)
    .rect(352, 172, 18, 14, 'y', 4)
    .rect(30, 178, 14, 12, 'm1', 3)
    .rect(226, 160, 22, 5, 'm4', 2)
  for (const x of [104, 298]) g.circle(x, 214, 34, 'k').circle(x, 214, 20, 'm2').bolts(x, 214, 12, 5, 'm4', 3)
}

export function train(g: Pen, r: Chance) {
  const k = r.int(4, 5)
  g.rect(0, 246, 400, 7, 'm3', 0)
  for (let i = 0; i < 14; i++) g.rect(6 + i * 29, 253, 16, 6, 'm4', 1)
  g.path('M0 84h236q84 0 136 92 10 20-14 40H0z', 'm1')
    .rect(0, 150, 352, 22, 'p3', 0)
    .path('M262 100q50 14 84 60h-64q-20 0-20-20z', 'p4')
    .rect(0, 214, 346, 16, 'm4', 2)
  for (let i = 0; i < k; i++) g.rect(10 + (i * 244) / k, 102, 244 / k - 12, 36, 'p4', 5)
  for (const x of [40, 96, 240, 296]) g.circle(x, 234, 13, 'k').circle(x, 234, 5, 'm2')
  g.rect(340, 180, 16, 10, 'y', 4)
}

export function tyre(g: Pen, r: Chance) {
  const k = r.int(5, 7)
  g.floor(200, 230, 262)
    .path(gear(200, 150, 108, 36, 0.05), 'k')
    .circle(200, 150, 98, 'm4')
    .circle(200, 150, 90, 'k')
    .circle(200, 150, 66, 'm3')
    .circle(200, 150, 58, 'm2')
  for (let i = 0; i < k; i++)
    g.group(`transform="rotate(${(i * 360) / k} 200 150)"`, () =>
      g.path('M194 150l-10-56h32l-10 56z', 'm1').path('M178 96q22-6 44 0l-6 10h-32z', 'p3'),
    )
  g.circle(200, 150, 18, 'p3').bolts(200, 150, 12, 5, 'm1', 2.6)
}

export function drone(g: Pen, r: Chance) {
  const tilt = r.int(-6, 6)
  g.floor(200, 170, 250).group(`transform="rotate(${tilt} 200 150)"`, () => {
    g.stroke('M92 118l76 28M308 118l-76 28', 'm4', 11)
      .rect(150, 128, 100, 46, 'p3', 18)
      .rect(162, 134, 60, 12, 'p2', 6)
      .circle(200, 186, 19, 'k')
      .circle(200, 186, 10, 'p2')
      .stroke('M160 172l-18 42M240 172l18 42M122 214h42M236 214h42', 'm3', 6)
    for (const x of [92, 308])
      g.rect(x - 10, 96, 20, 26, 'k', 4)
        .ellipse(x, 94, 70, 7, 'm2')
        .circle(x, 93, 6, 'm4')
  })
}
