// Cameras, readers and locks.
import type { Chance } from '../../chance.ts'
import type { Pen } from '../../pen.ts'

export function camera(g: Pen, r: Chance) {
  const L = r.int(110, 140)
  g.floor(200, 250)
    .rect(172, 196, 20, 46, 'm3', 2)
    .rect(140, 236, 84, 10, 'm4', 3)
    .rect(150, 184, 64, 16, 'm4', 3)
    .rect(84, 100, L, 88, 'p3', 8)
    .fins(92, 100, L - 16, 88, 8, 'p2')
    .rect(66, 112, 22, 64, 'p4', 4)
    .stroke('M66 144H34', 'm4', 12, 'butt')
  g.rect(80 + L, 108, 34, 72, 'm4', 3)
    .rect(112 + L, 100, 44, 88, 'm3', 4)
    .fins(114 + L, 100, 40, 88, 5, 'm2')
    .ellipse(160 + L, 144, 12, 42, 'p4')
    .ellipse(163 + L, 144, 7, 30, 'p1')
}

export function domeCamera(g: Pen) {
  g.rect(110, 60, 180, 22, 'm2', 4)
    .path('M122 82h156l-8 48H130z', 'm1')
    .path('M130 130h140q0 92-70 92t-70-92z', 'p4')
    .path('M146 136h108q-2 70-54 70t-54-70z', 'k')
    .circle(200, 164, 26, 'm4')
    .circle(200, 164, 19, 'p3')
    .circle(194, 158, 6, 'w')
    .circle(248, 108, 5, 'y')
}

export function scanner(g: Pen) {
  g.floor(200, 200)
    .path('M124 62h128q24 0 24 26v34q0 12-14 14l-60 8-26 102h-52l24-104-34-24q-8-6-8-18 0-38 18-38z', 'p3')
    .path('M124 62h128q24 0 24 26H110q2-26 14-26z', 'p2')
    .rect(262, 74, 22, 56, 'k', 6)
    .path('M160 150h24l-8 26h-18z', 'y')
    .path('M284 84l70-26v92l-70-26z', 'p1')
  for (const [i, w] of [6, 3, 8, 4, 10, 3].entries()) g.rect(300 + i * 13, 178, w, 56, 'k', 0)
}

export function lock(g: Pen, r: Chance) {
  if (r.yes()) {
    g.floor(200, 190)
      .stroke('M148 138V98q0-48 52-48t52 48v40', 'm3', 22, 'butt')
      .rect(118, 130, 164, 112, 'p3', 14)
      .rect(118, 130, 164, 26, 'p2', 12)
      .circle(200, 184, 16, 'k')
      .path('M192 190h16l6 32h-28z', 'k')
  } else {
    g.rect(144, 34, 112, 220, 'm3', 18).rect(154, 44, 92, 110, 'k', 10)
    for (let i = 0; i < 12; i++) g.circle(174 + (i % 3) * 26, 62 + Math.floor(i / 3) * 24, 8, i === 10 ? 'y' : 'p2')
    g.circle(200, 196, 26, 'm1').path('M196 184h118a12 12 0 0 1 0 24H196z', 'p3')
  }
}

export function alarm(g: Pen, r: Chance) {
  const lit = r.int(0, 2)
  g.floor(200, 140).rect(160, 222, 80, 24, 'm4', 4).rect(190, 180, 20, 46, 'm3', 2)
  for (const [i, tone] of (['p2', 'p3', 'p4'] as const).entries())
    g.rect(168, 44 + i * 46, 64, 42, i === lit ? 'y' : tone, 6).rect(176, 50 + i * 46, 10, 30, 'w', 4)
  g.rect(160, 34, 80, 12, 'm4', 5)
}
