// Plants, seeds, grain and feed.
import type { Chance } from '../../chance.ts'
import type { Pen } from '../../pen.ts'

export function seedling(g: Pen, r: Chance) {
  g.floor(200, 190)
    .path('M138 176h124l-18 70h-88z', 'p4')
    .rect(128, 160, 144, 24, 'p3', 4)
    .ellipse(200, 162, 62, 8, 'k')
    .stroke('M200 160V84', 'p3', 8)
    .path('M200 122q-74 8-78-58 66-8 78 58z', 'p3')
    .path(`M200 100q0-66 ${r.int(64, 76)}-66 6 62-72 66z`, 'p2')
    .stroke('M200 122q-30-30-54-40M200 100q24-34 50-48', 'p1', 3)
}

export function grain(g: Pen, r: Chance) {
  const ear = (x: number, lean: number) =>
    g.group(`transform="rotate(${lean} ${x} 246)"`, () => {
      g.stroke(`M${x} 246V70`, 'p3', 5)
      for (let i = 0; i < 6; i++)
        g.path(
          `M${x} ${140 - i * 18}q-24-4-20-28 20 4 20 28zM${x} ${140 - i * 18}q24-4 20-28-20 4-20 28z`,
          i % 2 ? 'y' : 'p2',
        )
      g.path(`M${x} 56q-10-16 0-32 10 16 0 32z`, 'y')
    })
  g.floor(200, 210)
  ear(200, -r.int(18, 24))
  ear(200, r.int(18, 24))
  ear(200, 0)
  g.path('M168 196h64l6 20h-76z', 'p4')
}

export function flower(g: Pen, r: Chance) {
  const k = r.int(6, 8)
  g.floor(200, 150)
    .stroke('M200 246V140', 'p3', 9)
    .path('M200 220q-60 0-66-48 54 0 66 48zM200 200q54 0 60-44-52 0-60 44z', 'p3')
  for (let i = 0; i < k; i++)
    g.group(`transform="rotate(${(i * 360) / k} 200 100)"`, () => g.ellipse(200, 62, 19, 34, i % 2 ? 'p2' : 'p1'))
  g.circle(200, 100, 24, 'y')
}

export function cow(g: Pen, r: Chance) {
  const spot = r.yes() ? 'k' : 'p4'
  g.floor(200, 310)
    .rect(112, 186, 24, 60, 'm1', 4)
    .rect(148, 192, 22, 54, 'm2', 4)
    .rect(252, 186, 24, 60, 'm1', 4)
    .rect(286, 186, 22, 60, 'm2', 4)
    .path('M96 112q8-16 40-16h142q36 0 40 40v44q0 26-30 26H132q-36 0-36-34z', 'w')
    .path('M140 96h60q4 46-36 50-30-8-24-50z', spot)
    .path('M236 130q50-6 52 30-14 30-48 16-20-26-4-46z', spot)
    .stroke('M316 120q26 16 20 70', 'm2', 7)
    .path('M112 84l-50 2q-14 4-14 20l10 42q6 14 24 14h22q20 0 24-30z', 'w')
    .path('M52 128l8 24q6 10 22 10h22q14-2 18-18-34 4-70-16z', 'p2')
    .circle(84, 112, 5, 'k')
    .path('M108 92l34-10q2 22-26 28zM64 88l-6-24q20 2 24 22z', spot)
    .rect(206, 200, 36, 16, 'p2', 8)
}
