// Boards and components. Each draws into 400 × 300, standing on y = 246.
import type { Chance } from '../chance.ts'
import type { Pen } from '../pen.ts'

export function pcb(g: Pen, r: Chance) {
  g.rect(70, 62, 260, 176, 'p3', 8)
  for (const [x, y] of [
    [82, 74],
    [318, 74],
    [82, 226],
    [318, 226],
  ] as const)
    g.circle(x, y, 6, 'm1').circle(x, y, 3, 'p4')
  for (let i = 0; i < 7; i++) {
    const y = 92 + i * 20
    g.stroke(`M96 ${y}h${r.int(20, 60)}l14 ${r.pick([-10, 10])}h${r.int(30, 90)}`, 'p2', 3)
  }
  const s = r.int(58, 70)
  g.fins(176, 112, s, s + 10, 7, 'm1')
    .rect(176, 117, s, s, 'k', 3)
    .circle(184, 126, 3, 'm2')
    .rect(262, 92, 42, 24, 'k', 2)
    .rect(262, 132, 42, 24, 'k', 2)
    .rect(104, 196, 120, 26, 'm4', 2)
  for (let i = 0; i < 9; i++) g.rect(109 + i * 12.6, 202, 7, 14, 'y', 1)
  for (let i = 0; i < 4; i++)
    g.circle(270 + (i % 2) * 30, 182 + Math.floor(i / 2) * 28, 11, 'm2').circle(
      270 + (i % 2) * 30,
      182 + Math.floor(i / 2) * 28,
      7,
      'm1',
    )
}
