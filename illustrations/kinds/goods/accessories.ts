// Fashion accessories.
import type { Chance } from '../../chance.ts'
import type { Pen } from '../../pen.ts'

export function watch(g: Pen, r: Chance) {
  const minute = r.int(0, 59) * 6
  g.floor(200, 110, 272)
    .path('M172 40h56l8 60h-72zM172 262h56l8-60h-72z', 'p3')
    .circle(200, 151, 66, 'm3')
    .circle(200, 151, 58, 'm1')
    .circle(200, 151, 50, 'p4')
    .bolts(200, 151, 42, 12, 'm1', 2.4)
    .stroke('M200 151l22 14', 'm1', 5)
    .group(`transform="rotate(${minute} 200 151)"`, () => g.stroke('M200 151v-34', 'm1', 3))
    .rect(264, 144, 12, 14, 'm3', 2)
}

export function handbag(g: Pen, r: Chance) {
  const h = r.int(54, 70)
  g.floor(200, 230)
    .path('M96 120h208l14 126H82z', 'p3')
    .path('M96 120h208l4 36q-108 40-216 0z', 'p4')
    .stroke(`M146 120q0-${h} 54-${h}t54 ${h}`, 'p4', 11)
    .rect(186, 154, 28, 26, 'y', 3)
}

export function backpack(g: Pen, r: Chance) {
  g.floor(200, 210)
    .stroke('M166 62q0-30 34-30t34 30', 'k', 9)
    .path('M106 240V116q0-66 94-66t94 66v124q0 6-6 6H112q-6 0-6-6z', 'p3')
    .path('M106 130V116q0-66 94-66t94 66v14q-94 30-188 0z', 'p4')
    .rect(132, 160, 136, 74, 'p2', 12)
    .rect(132, 160, 136, 18, 'p4', 8)
    .rect(92, 150, 18, 76, 'p4', 8)
    .rect(290, 150, 18, 76, 'p4', 8)
    .rect(192, 168, 16, r.int(20, 28), 'y', 3)
}

export function suitcase(g: Pen, r: Chance) {
  const k = r.int(4, 6)
  g.floor(200, 190).rect(170, 22, 60, 50, 'm3', 8).rect(180, 32, 40, 44, 'p0', 4).rect(126, 64, 148, 168, 'p3', 14)
  for (let i = 0; i < k; i++) g.rect(138 + (i * 128) / k, 76, 9, 144, 'p4', 4)
  g.rect(126, 138, 148, 10, 'm3', 0).rect(190, 132, 20, 22, 'y', 3).circle(146, 238, 9, 'k').circle(254, 238, 9, 'k')
}

export function ring(g: Pen, r: Chance) {
  const h = r.int(30, 38)
  g.floor(200, 160, 262)
    .circle(200, 182, 76, 'y')
    .circle(200, 182, 60, 'p0')
    .path(`M156 ${92 - h * 0.4}h88l20 ${h}-64 44-64-44z`, 'p2')
    .path(`M156 ${92 - h * 0.4}l22 ${h}h44l22-${h}z`, 'p1')
    .path(`M178 ${92 + h * 0.6}h44l-22 44z`, 'p3')
    .path('M172 108l28 22 28-22-10 20h-36z', 'm3')
}

export function necklace(g: Pen, r: Chance) {
  const k = r.int(13, 17)
  for (let i = 0; i < k; i++) {
    const a = Math.PI * (0.02 + (0.96 * i) / (k - 1))
    g.circle(200 - 108 * Math.cos(a), 62 + 124 * Math.sin(a), i % 2 ? 8 : 11, i % 2 ? 'y' : 'p2')
  }
  g.path('M200 192l26 32-26 40-26-40z', 'p3').path('M200 192l26 32h-52z', 'p2')
}

export function glasses(g: Pen, r: Chance) {
  const dark = r.yes()
  g.floor(200, 280, 232).stroke('M66 138L36 118M334 138l30-20', 'k', 9).stroke('M182 142q18-18 36 0', 'k', 9)
  for (const x of [64, 218])
    g.rect(x, 108, 118, 88, 'k', 36)
      .rect(x + 9, 117, 100, 70, dark ? 'p4' : 'p1', 28)
      .path(`M${x + 22} 172l40-52h22l-44 58z`, dark ? 'p3' : 'w')
}

export function strap(g: Pen, r: Chance) {
  const R = r.int(68, 76)
  g.floor(190, 250, 262)
    .circle(170, 156, 98, 'p4')
    .circle(170, 156, 86, 'p3')
    .circle(170, 156, R, 'p4')
    .circle(170, 156, R - 14, 'p0')
    .path('M170 58h150q18 20 0 40H170z', 'p3')
    .rect(296, 48, 54, 60, 'y', 8)
    .rect(306, 58, 34, 40, 'p0', 4)
    .rect(300, 74, 40, 8, 'm3', 3)
  for (let i = 0; i < 4; i++) g.circle(196 + i * 26, 78, 4, 'p1')
}

export function wallet(g: Pen, r: Chance) {
  g.floor(200, 270)
    .rect(98, r.int(66, 78), 190, 60, 'm1', 6)
    .rect(108, 84, 190, 60, 'p2', 6)
    .rect(78, 104, 244, 138, 'p3', 12)
    .rect(78, 104, 244, 22, 'p4', 10)
    .rect(238, 154, 94, 44, 'p4', 12)
    .circle(260, 176, 9, 'y')
    .stroke('M92 140v88h132', 'p2', 3)
}

export function umbrella(g: Pen, r: Chance) {
  const k = r.int(4, 6),
    w = 264 / k
  g.floor(200, 90)
    .stroke('M200 60v162q0 20 18 20t18-20', 'k', 8)
    .path(`M68 150q0-104 132-104t132 104${Array.from({ length: k }, () => `q-${w / 2}-26-${w} 0`).join('')}z`, 'p3')
    .path(`M200 46q-66 22-66 104q-33-26-66 0q0-104 132-104z`, 'p2')
    .rect(196, 32, 8, 16, 'k', 3)
}
