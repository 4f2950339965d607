// Business cover, 4:1: a factory by the road.
import { chance } from './chance.ts'
import { frame } from './frame.ts'
import { Pen } from './pen.ts'
import { skyline } from './skyline.ts'

/** An SVG of 1200 × 300. */
export function plant({ seed }: { seed: string }): string {
  const r = chance(`${seed}/plant`)
  const g = new Pen(r.pick(['petrol', 'steel', 'slate', 'moss', 'blue']))
  g.rect(0, 0, 1200, 300, 'p0', 0)
  skyline(g, r, 1200, 250, 1.1)
  g.rect(0, 250, 1200, 50, 'p4', 0).rect(0, 250, 1200, 6, 'p3', 0)
  for (let x = 30; x < 1200; x += 90) g.rect(x, 276, 46, 4, 'p2', 1)
  lorry(g, r.int(200, 820))
  return frame('0 0 1200 300', g.text())
}

function lorry(g: Pen, x: number): void {
  g.rect(x, 222, 110, 38, 'm1', 2)
    .rect(x + 112, 230, 34, 30, 'p3', 4)
    .rect(x + 126, 235, 16, 12, 'p1', 2)
    .circle(x + 22, 262, 9, 'k')
    .circle(x + 46, 262, 9, 'k')
    .circle(x + 128, 262, 9, 'k')
}
