// Lamps: rooms, streets and stages.
import type { Chance } from '../../chance.ts'
import type { Pen } from '../../pen.ts'

export function lamp(g: Pen, r: Chance) {
  if (r.yes()) {
    g.rect(196, 0, 8, 70, 'k', 0)
      .path('M162 70h76l52 96H110z', 'p3')
      .path('M162 70h30l-40 96h-42z', 'p2')
      .rect(104, 164, 192, 14, 'p4', 5)
      .path('M122 178h156q-14 44-78 44t-78-44z', 'y')
      .path('M142 178h116q-12 28-58 28t-58-28z', 'w')
  } else {
    g.path('M200 40c46 0 72 32 72 70 0 34-22 48-30 78h-84c-8-30-30-44-30-78 0-38 26-70 72-70z', 'y')
      .path('M200 54c36 0 56 26 56 54 0 12-4 20-10 30-2-44-22-66-58-80z', 'w')
      .stroke('M180 186l-8-58 16 14 12-16 12 16 16-14-8 58', 'p3', 5)
    for (let i = 0; i < 4; i++) g.rect(162, 188 + i * 13, 76, 11, i % 2 ? 'm3' : 'm2', 5)
    g.path('M176 240h48l-10 14h-28z', 'k')
  }
}

export function luminaire(g: Pen, r: Chance) {
  const k = r.int(5, 8)
  g.rect(90, 30, 8, 60, 'm3', 0)
    .rect(302, 30, 8, 60, 'm3', 0)
    .path('M52 90h296l24 46H28z', 'p3')
    .path('M52 90h296l6 12H46z', 'p2')
    .rect(28, 136, 344, 14, 'p4', 2)
    .rect(40, 150, 320, 28, 'm1', 3)
  for (let i = 0; i < k; i++) g.rect(48 + (i * 306) / k, 154, 306 / k - 8, 20, 'y', 3)
  g.path('M60 186h280l36 74H24z', 'p1')
}

export function streetLight(g: Pen, r: Chance) {
  const arm = r.int(110, 140)
  g.floor(130, 110)
    .rect(122, 70, 14, 170, 'm3', 2)
    .rect(108, 234, 42, 12, 'm4', 3)
    .stroke(`M129 76q0-30 34-30h${arm - 60}`, 'm3', 11, 'butt')
    .path(`M${arm + 90} 36h100q16 0 16 20H${arm + 78}z`, 'p3')
    .rect(arm + 86, 56, 112, 8, 'y', 3)
    .path(`M${arm + 86} 66h112l40 170H${arm + 20}z`, 'p1')
}

export function spotlight(g: Pen, r: Chance) {
  const a = r.int(-24, 14)
  g.floor(200, 210)
    .rect(120, 196, 160, 48, 'k', 8)
    .rect(132, 206, 70, 22, 'p3', 3)
    .circle(240, 218, 6, 'y')
    .circle(258, 218, 6, 'm2')
    .path('M128 196V98q0-14 14-14h10v112zM272 196V98q0-14-14-14h-10v112z', 'm4')
  g.group(`transform="rotate(${a} 200 112)"`, () => {
    g.rect(154, 64, 92, 96, 'p4', 12)
      .fins(160, 118, 80, 38, 7, 'p3')
      .path('M160 66l-12-34h104l-12 34z', 'k')
      .ellipse(200, 32, 52, 12, 'm3')
      .ellipse(200, 31, 42, 8, 'y')
  })
  g.circle(140, 112, 12, 'm3').circle(260, 112, 12, 'm3')
}
