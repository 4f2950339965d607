// Offices and paper work.
import type { Chance } from '../../chance.ts'
import type { Pen } from '../../pen.ts'

export function tower(g: Pen, r: Chance) {
  const h = r.int(176, 200)
  g.floor(200, 320)
    .rect(70, 124, 92, 122, 'p2', 2)
    .rect(244, 150, 90, 96, 'm2', 2)
    .rect(146, 246 - h, 110, h, 'p3', 3)
    .rect(146, 246 - h, 110, 12, 'p4', 3)
  for (let y = 0; y < Math.floor(h / 28) - 1; y++)
    for (let x = 0; x < 4; x++) g.rect(156 + x * 24, 268 - h + y * 28, 17, 17, r.yes(0.2) ? 'y' : 'p1', 1)
  for (let i = 0; i < 6; i++) g.rect(82 + (i % 2) * 32, 138 + Math.floor(i / 2) * 32, 22, 18, 'p1', 1)
  for (let i = 0; i < 4; i++) g.rect(266 + (i % 2) * 32, 166 + Math.floor(i / 2) * 32, 22, 18, 'm0', 1)
  g.rect(186, 220, 30, 26, 'p4', 1)
}

export function stamp(g: Pen, r: Chance) {
  g.floor(200, 300, 256)
    .rect(60, 150, 190, 100, 'w', 3)
    .stroke('M78 172h110M78 192h80M78 212h96', 'm2', 6)
    .group(`transform="rotate(${r.int(-14, -6)} 190 210)"`, () =>
      g.rect(146, 194, 84, 40, 'p2', 4).rect(152, 200, 72, 28, 'w', 3).stroke('M164 214h48', 'p3', 6),
    )
  g.path('M262 120q-26-70 18-78 44 8 18 78l6 46h-48z', 'p3')
    .rect(226, 164, 108, 30, 'p4', 5)
    .rect(232, 194, 96, 12, 'k', 2)
}

export function speech(g: Pen, r: Chance) {
  g.rect(52, 54, 190, 112, 'p3', 18)
    .path('M96 164v44l44-44z', 'p3')
    .rect(166, 132, 184, 104, 'p2', 18)
    .path('M306 234v34l-40-34z', 'p2')
  for (let i = 0; i < 3; i++)
    g.stroke(`M78 ${86 + i * 24}h${r.int(70, 136)}`, 'p1', 8).stroke(`M192 ${162 + i * 24}h${r.int(60, 130)}`, 'w', 8)
}
