// Fasteners, pipes and metal stock.
import { hexagon } from '../../forms.ts'
import type { Chance } from '../../chance.ts'
import type { Pen } from '../../pen.ts'

export function fastener(g: Pen, r: Chance) {
  const L = r.int(100, 130)
  g.floor(200, 230, 258)
  g.path(hexagon(132, 96, 44, 0.2), 'm3')
    .path(hexagon(132, 96, 34, 0.2), 'm2')
    .circle(132, 96, 20, 'm1')
  g.rect(212, 52, 80, 36, 'm3', 4)
    .rect(232, 52, 38, 36, 'm2', 0)
    .rect(206, 88, 92, 10, 'm2', 3)
    .rect(230, 98, 44, L, 'm1', 2)
  for (let i = 0; i < L / 10 - 3; i++) g.path(`M227 ${128 + i * 10}l50-5v5l-50 5z`, 'm3')
  g.path(hexagon(140, 200, 50), 'p3')
    .path(hexagon(140, 200, 42), 'p2')
    .circle(140, 200, 26, 'p4')
    .circle(140, 200, 21, 'p0')
}

export function fitting(g: Pen, r: Chance) {
  const y = r.yes()
  g.floor(200, 220, 262)
  if (y)
    g.path('M88 200V128q0-52 52-52h88v60h-66q-14 0-14 14v50z', 'p3')
      .path('M88 150v-22q0-52 52-52h20q-54 6-54 60v14z', 'p2')
      .rect(74, 196, 88, 18, 'm3', 3)
      .rect(80, 214, 76, 10, 'm2', 2)
      .rect(224, 62, 18, 88, 'm3', 3)
      .rect(242, 68, 10, 76, 'm2', 2)
      .rect(256, 112, 84, 22, 'm1', 2)
      .rect(300, 92, 18, 62, 'm4', 2)
  else
    g.rect(96, 118, 208, 64, 'p3', 2)
      .rect(96, 118, 208, 16, 'p2', 0)
      .rect(168, 60, 64, 62, 'p3', 2)
      .rect(156, 48, 88, 18, 'm3', 3)
      .rect(80, 104, 20, 92, 'm3', 3)
      .rect(300, 104, 20, 92, 'm3', 3)
  g.circle(296, 216, 40, 'm3').circle(296, 216, 20, 'p0').bolts(296, 216, 30, 6, 'm4', 4)
}

export function profile(g: Pen, r: Chance) {
  const bar = (x: number, y: number) =>
    g
      .path(`M${x} ${y}l150-60 40 0-150 60z`, 'm1')
      .path(`M${x} ${y}h60v14h-20v54h20v14h-60v-14h20v-54h-20z`, 'm3')
      .path(`M${x + 60} ${y}l150-60v14l-150 60z`, 'm2')
      .path(`M${x + 60} ${y + 68}l150-60v14l-150 60z`, 'm2')
  g.floor(200, 280, 250)
  bar(56, 166)
  bar(126, 166)
  if (r.yes(0.8)) bar(92, 84)
}

export function coil(g: Pen, r: Chance) {
  const k = r.int(5, 7)
  g.floor(200, 290).rect(150, 64, 150, 180, 'm2', 4).ellipse(300, 154, 40, 90, 'm1').ellipse(150, 154, 40, 90, 'm3')
  for (let i = 0; i < k; i++) g.ellipse(300, 154, 40 - i * 3.4, 90 - i * 8, i % 2 ? 'm2' : 'm1')
  g.ellipse(300, 154, 13, 30, 'm4').rect(186, 62, 14, 184, 'p3', 2).rect(240, 62, 14, 184, 'p3', 2)
}

export function sheets(g: Pen, r: Chance) {
  const k = r.int(4, 6)
  g.floor(200, 320)
  for (let i = 0; i < k; i++)
    g.path(`M50 ${216 - i * 18}l110-60h190l-110 60z`, i === k - 1 ? 'm1' : 'm2')
      .path(`M50 ${216 - i * 18}h190v8H50z`, 'm3')
      .path(`M240 ${216 - i * 18}l110-60v8l-110 60z`, 'm4')
  g.path(`M92 ${216 - (k - 1) * 18}l110-60h40l-110 60z`, 'm0')
}

export function casting(g: Pen, r: Chance) {
  g.floor(200, 270)
    .path('M76 246V214h48V150q0-66 76-66t76 66v64h48v32z', 'p3')
    .path('M124 214v-64q0-66 76-66v20q-54 0-54 50v60z', 'p2')
    .circle(200, 158, 44, 'm3')
    .circle(200, 158, 36, 'm1')
    .circle(200, 158, 26, 'p0')
    .bolts(200, 158, 58, r.int(6, 8), 'p4', 6)
    .rect(76, 234, 248, 12, 'p4', 2)
    .circle(100, 222, 8, 'm4')
    .circle(300, 222, 8, 'm4')
}

export function gasBottle(g: Pen, r: Chance) {
  g.floor(200, 230)
  for (const [x, tone] of [
    [116, 'p3'],
    [206, r.yes() ? 'p2' : 'm3'],
  ] as const)
    g.path(`M${x} 240V124q0-34 22-42V60h30v22q22 8 22 42v116q0 6-6 6H${x + 6}q-6 0-6-6z`, tone)
      .rect(x, 136, 74, 22, 'm1', 0)
      .rect(x + 24, 42, 26, 20, 'm3', 3)
      .rect(x + 12, 34, 50, 10, 'm4', 4)
      .path(`M${x + 10} 240V126q2-24 10-32v146z`, 'p1')
}

export function nozzle(g: Pen, r: Chance) {
  const k = r.int(3, 5)
  g.floor(130, 150)
    .path(hexagon(112, 130, 50, Math.PI / 6), 'm3')
    .rect(84, 54, 56, 40, 'm2', 2)
    .fins(84, 54, 56, 40, 6, 'm3')
    .path('M78 170h68l-14 54H92z', 'p3')
    .rect(98, 222, 28, 12, 'p4', 2)
  for (let i = 0; i < k; i++) g.stroke(`M236 132L364 ${132 + (i - (k - 1) / 2) * 44}`, 'p2', 7)
  g.rect(172, 114, 30, 40, 'm3', 3).path('M202 112l36 12v20l-36 12z', 'p3')
}
