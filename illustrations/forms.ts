// Outlines shared by several kinds.
import { round, type Pen } from './pen.ts'

export function gear(cx: number, cy: number, r: number, teeth: number, depth = 0.16, turn = 0): string {
  const root = r * (1 - depth)
  const profile = [
    [0, root],
    [0.2, r],
    [0.5, r],
    [0.7, root],
  ] as const
  let d = ''
  for (let i = 0; i < teeth; i++) {
    for (const [part, radius] of profile) {
      const angle = ((i + part) / teeth) * 2 * Math.PI + turn
      d += `${d ? 'L' : 'M'}${round(cx + radius * Math.cos(angle))} ${round(cy + radius * Math.sin(angle))}`
    }
  }
  return `${d}Z`
}

export function hexagon(cx: number, cy: number, r: number, turn = 0): string {
  const corners = Array.from({ length: 6 }, (_, i) => {
    const angle = (i * Math.PI) / 3 + turn
    return `${i ? 'L' : 'M'}${round(cx + r * Math.cos(angle))} ${round(cy + r * Math.sin(angle))}`
  })
  return `${corners.join('')}Z`
}

export function motorBody(g: Pen, x: number, y: number, w: number, h: number): void {
  g.rect(x, y, w, h, 'p3', 6)
    .fins(x + 6, y, w * 0.68, h, 9, 'p2')
    .rect(x + w * 0.76, y - 3, w * 0.24, h + 6, 'p4', 8)
    .rect(x + w * 0.2, y - h * 0.24, w * 0.36, h * 0.28, 'p4', 3)
    .rect(x + w * 0.24, y + h * 0.42, w * 0.26, h * 0.2, 'm1', 1)
}
