// Sun, wind and storage.
import type { Chance } from '../../chance.ts'
import { round, type Pen } from '../../pen.ts'

export function solar(g: Pen, r: Chance) {
  const c = r.int(5, 7),
    w = 200
  g.floor(200, 280)
  g.stroke('M150 200v44M262 200v44', 'm3', 9, 'butt')
    .rect(130, 240, 40, 6, 'm4', 1)
    .rect(242, 240, 40, 6, 'm4', 1)
    .path('M112 60h220l-44 156H62z', 'm1')
    .path('M119 67h204l-40 142H77z', 'p4')
  for (let i = 0; i < c; i++)
    for (let j = 0; j < 5; j++) {
      const y = 70 + j * 27.6,
        s = j * 27.6 * 0.291,
        x = 122 - s + i * (w / c) * (1 + j * 0.003)
      g.path(`M${round(x)} ${round(y)}h${round(w / c - 3)}l-7 25h${round(-(w / c - 3))}z`, (i + j) % 3 ? 'p3' : 'p2')
    }
}

export function turbine(g: Pen, r: Chance) {
  const a = r.int(0, 60)
  g.floor(200, 150).path('M193 246l4-136h8l5 136z', 'm2').rect(186, 98, 44, 18, 'm1', 8)
  for (let i = 0; i < 3; i++) {
    g.group(`transform="rotate(${a + i * 120} 198 107)"`, () => {
      g.path('M194 104q-10-40 2-88q10 30 6 88z', i ? 'm1' : 'm2')
    })
  }
  g.circle(198, 107, 9, 'p3')
  if (r.yes()) g.path('M80 246l22-60 24 60zM286 246l18-40 22 40z', 'p1')
}

export function battery(g: Pen, r: Chance) {
  const k = r.int(3, 4),
    w = 272 / k
  g.floor(200, 310).rect(56, 48, 288, 192, 'm3', 4).rect(56, 236, 288, 10, 'm4', 2)
  for (let i = 0; i < k; i++) {
    const x = 64 + i * w
    g.rect(x, 56, w - 4, 172, 'm1', 3)
    for (let j = 0; j < 5; j++)
      g.rect(x + 8, 66 + j * 32, w - 20, 24, j === 0 ? 'p4' : 'p3', 2).circle(
        x + w - 22,
        78 + j * 32,
        3,
        j % 2 ? 'y' : 'p1',
      )
  }
}
