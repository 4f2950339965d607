// Moving goods and earth.
import type { Tone } from '../../paints.ts'
import type { Chance } from '../../chance.ts'
import type { Pen } from '../../pen.ts'

export function conveyor(g: Pen, r: Chance) {
  const k = r.int(8, 11)
  g.floor(200, 330)
  for (const x of [86, 200, 306]) g.rect(x, 172, 12, 74, 'm3', 1).rect(x - 10, 240, 32, 6, 'm4', 1)
  g.rect(40, 142, 320, 34, 'p3', 17).rect(48, 148, 304, 22, 'p4', 11)
  for (let i = 0; i < k; i++)
    g.circle(59 + (i * 282) / (k - 1), 159, 9, 'm2').circle(59 + (i * 282) / (k - 1), 159, 3.5, 'm4')
  const b = (x: number, s: number, t: Tone) =>
    g.rect(x, 142 - s, s * 1.15, s, t, 2).rect(x + s * 0.48, 142 - s, s * 0.2, s * 0.36, 'm1', 0)
  b(76, 54, 'p2')
  b(168, r.int(40, 64), 'm2')
  b(262, 48, 'p2')
}

export function crane(g: Pen) {
  g.floor(200, 300).rect(78, 214, 120, 32, 'm4', 16)
  for (let i = 0; i < 4; i++) g.circle(96 + i * 28, 230, 9, 'm2')
  g.rect(86, 186, 104, 28, 'm3', 3)
    .path('M96 186v-56h44l20 34v22z', 'p3')
    .path('M106 162v-24h28l14 24z', 'p1')
    .rect(144, 150, 60, 38, 'p3', 4)
    .path('M168 162L250 66l18 10-78 100z', 'p2')
    .path('M252 66l64 66-14 12-62-58z', 'p3')
    .stroke('M206 130l50-40', 'm1', 6)
    .path('M296 130l34 8q-2 44-46 48l-6-12q20-8 18-44z', 'm4')
}

export function forklift(g: Pen, r: Chance) {
  g.floor(200, 300)
    .rect(106, 150, 128, 66, 'p3', 8)
    .path('M128 150V74h92l20 76h-16l-16-60h-66v60z', 'm4')
    .rect(128, 62, 96, 14, 'm4', 4)
    .rect(112, 136, 52, 18, 'k', 5)
    .rect(148, 108, 12, 34, 'k', 4)
    .circle(136, 222, 24, 'k')
    .circle(136, 222, 10, 'm2')
    .circle(216, 222, 24, 'k')
    .circle(216, 222, 10, 'm2')
  g.rect(250, 40, 14, 200, 'm3', 2)
    .rect(266, 54, 8, 186, 'm4', 1)
    .rect(272, 234, 84, 8, 'm4', 1)
    .rect(284, 234 - r.int(60, 76), 66, 66, 'p2', 2)
    .rect(282, 226, 72, 9, 'm3', 1)
    .stroke('M196 128l22-24', 'k', 5)
}

export function hoist(g: Pen, r: Chance) {
  const x = r.int(150, 220)
  g.floor(200, 330)
    .rect(48, 60, 14, 184, 'm3', 1)
    .rect(338, 60, 14, 184, 'm3', 1)
    .rect(34, 238, 42, 8, 'm4', 2)
    .rect(324, 238, 42, 8, 'm4', 2)
    .rect(30, 42, 340, 26, 'p3', 2)
    .rect(30, 62, 340, 8, 'p4', 1)
    .rect(x, 68, 76, 32, 'm4', 5)
    .rect(x + 6, 74, 36, 20, 'p2', 3)
    .circle(x + 10, 66, 7, 'm2')
    .circle(x + 66, 66, 7, 'm2')
  g.stroke(`M${x + 30} 100v62M${x + 46} 100v62`, 'm4', 3)
    .rect(x + 24, 158, 28, 18, 'y', 4)
    .stroke(`M${x + 38} 176v8q16 4 12 18t-24 4`, 'm4', 7)
}

export function palletRack(g: Pen, r: Chance) {
  g.floor(200, 320)
  for (const x of [50, 194, 338]) g.rect(x, 36, 12, 206, 'p3', 1).rect(x - 6, 240, 24, 6, 'm4', 1)
  for (const y of [108, 178]) g.rect(50, y, 300, 11, 'y', 1)
  for (const y of [108, 178, 246])
    for (const x of [68, 134, 212, 276])
      if (y === 246 || r.yes(0.8))
        g.rect(x, y - 7, 54, 7, 'm3', 1)
          .rect(x + 2, y - 7 - r.int(30, 46), 50, 46, 'p2', 2)
          .rect(x + 22, y - 50, 10, 14, 'm1', 0)
}

export function agv(g: Pen, r: Chance) {
  g.floor(200, 310)
    .rect(64, 172, 272, 58, 'p3', 14)
    .rect(64, 198, 272, 14, 'p4', 0)
    .rect(84, 158, 232, 18, 'm2', 4)
    .circle(124, 232, 15, 'k')
    .circle(276, 232, 15, 'k')
    .circle(200, 234, 11, 'k')
    .rect(60, 184, 12, 18, 'y', 4)
    .rect(180, 180, 40, 12, 'p1', 3)
  g.rect(108, 158 - r.int(64, 84), 96, 84, 'p2', 3)
    .rect(212, 102, 76, 56, 'm2', 3)
    .rect(148, 110, 18, 22, 'm1', 0)
    .rect(100, 152, 196, 8, 'm4', 1)
}

export function pallet(g: Pen, r: Chance) {
  g.floor(200, 320)
  for (let i = 0; i < r.int(1, 3); i++) {
    const y = 236 - i * 52
    g.path(`M60 ${y - 28}l36-16h208l36 16z`, 'p1')
      .rect(60, y - 28, 280, 10, 'p2', 1)
      .rect(60, y, 280, 9, 'p3', 1)
    for (const x of [60, 178, 296]) g.rect(x, y - 18, 44, 18, 'p4', 1)
  }
}
