// Bearings, supports and springs.
import type { Chance } from '../../chance.ts'
import type { Pen } from '../../pen.ts'

export function bearing(g: Pen, r: Chance) {
  const k = r.int(8, 12),
    seal = r.yes(0.35),
    pair = r.yes(0.3),
    one = (cx: number, R: number) => {
      g.circle(cx, 150, R, 'm3')
        .circle(cx, 150, R * 0.93, 'm1')
        .circle(cx, 150, R * 0.8, seal ? 'p3' : 'm4')
        .circle(cx, 150, R * 0.76, seal ? 'p2' : 'm3')
      if (!seal)
        for (let i = 0; i < k; i++) {
          const a = (i / k) * 6.2832,
            x = cx + R * 0.645 * Math.cos(a),
            y = 150 + R * 0.645 * Math.sin(a),
            b = R * Math.min(0.13, 1.6 / k)
          g.circle(x, y, b, 'm2').circle(x - b * 0.3, y - b * 0.3, b * 0.35, 'm0')
        }
      else g.circle(cx, 150, R * 0.66, 'p3').circle(cx, 150, R * 0.63, 'p2')
      g.circle(cx, 150, R * 0.53, 'm4')
        .circle(cx, 150, R * 0.51, 'm1')
        .circle(cx, 150, R * 0.4, 'm3')
        .circle(cx, 150, R * 0.37, 'p0')
    }
  if (pair) {
    g.floor(200, 270, 258)
    one(268, 66)
    one(152, 96)
  } else {
    g.floor(200, 190, 264)
    one(200, 108)
  }
}

export function spring(g: Pen, r: Chance) {
  const k = r.int(6, 9),
    h = 168 / k
  g.floor(200, 150)
  for (let i = 0; i < k; i++) g.stroke(`M138 ${72 + i * h + h / 2}L262 ${72 + i * h}`, 'm4', 13)
  for (let i = 0; i < k; i++) g.stroke(`M138 ${72 + i * h + h / 2}L262 ${72 + (i + 1) * h}`, 'p2', 14)
  g.stroke('M138 66h124M138 240h124', 'm3', 13)
}

export function pillowBlock(g: Pen) {
  g.floor(200, 280)
    .path('M62 246v-34q0-10 12-12l46-12q6-84 80-84t80 84l46 12q12 2 12 12v34z', 'p3')
    .rect(62, 232, 276, 14, 'p4', 3)
  g.circle(200, 168, 62, 'p2')
    .circle(200, 168, 52, 'm4')
    .circle(200, 168, 48, 'm1')
    .circle(200, 168, 36, 'm3')
    .circle(200, 168, 30, 'm2')
    .circle(200, 168, 22, 'p0')
  for (const x of [84, 292]) g.rect(x, 190, 26, 14, 'm4', 2).rect(x + 4, 182, 18, 10, 'm3', 2)
  g.rect(193, 92, 14, 16, 'm4', 3)
}

export function seal(g: Pen, r: Chance) {
  const ring = (cx: number, cy: number, R: number, w: number) =>
    g
      .circle(cx, cy, R, 'm4')
      .circle(cx, cy, R - 2, 'p4')
      .circle(cx - w * 0.1, cy - w * 0.1, R - w * 0.4, 'p3')
      .circle(cx, cy, R - w, 'p0')
  g.floor(200, 250, 258)
  ring(158, 152, 94, r.int(18, 24))
  ring(282, 196, 54, 16)
  ring(276, 92, 34, 11)
}
