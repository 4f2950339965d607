// Video scenes, 1280 × 720. The lower left corner stays free for the button.
import { illustrate } from '../illustrate.ts'
import { mark } from '../marks.ts'
import { plant } from '../plant.ts'
import { portalLogo, portalNames } from '../portals/portal.ts'
import { harbor } from '../poster.ts'
import { mix, ramp } from './motion.ts'
import { bars, type Box, faded, group, look, placed, seal, sheet, text } from './shapes.ts'
import type { DrawnWords } from './words.ts'

const margin = 80
const width = 1280 - 2 * margin
/** Raised: room below for the button. */
const raised = (body: string) => group('translate(0 -36)', body)
const makers = ['maker-4', 'maker-11', 'maker-23'] as const
const goods = makers.map((seed) => illustrate({ category: 'pump', seed }))
const marks = makers.map((seed) => mark({ seed }))
const works = plant({ seed: 'works-4' })
const logos = portalNames.map((key) => portalLogo(key)!)

export function search(second: number, words: DrawnWords): string {
  const typed = words.query.slice(0, Math.round(words.query.length * Math.min(1, Math.max(0, (second - 0.5) / 1.3))))
  const pressed = ramp(second, 2.1, 2.25) * (1 - ramp(second, 2.3, 2.45))
  const field: Box = { x: margin, y: 220, width, height: 132 }
  const button: Box = { x: 944, y: 240, width: 236, height: 92 }
  const lens = `<g fill="none" stroke="${look.muted}" stroke-width="6" stroke-linecap="round"><circle cx="142" cy="282" r="18"/><path d="M155 295l15 15"/></g>`
  const caret = typed.length < words.query.length || second % 1 < 0.5
  const typing = `<text x="200" y="303" font-size="50" font-weight="500" fill="${look.ink}" letter-spacing="-.01em">${typed}<tspan fill="${look.brand}" font-weight="300" opacity="${caret ? 1 : 0}">|</tspan></text>`
  const press = group(
    `translate(1062 286) scale(${1 - pressed * 0.06}) translate(-1062 -286)`,
    sheet(button, look.signal, 12, look.signal) +
      text(1062, 302, words.search, { size: 44, fill: '#fff', weight: 600, anchor: 'middle' }),
  )
  const street = placed(works, { x: -40 - second * 12, y: 380, width: 1400, height: 350 })
  return street + raised(sheet(field) + lens + typing + press)
}

export function results(second: number, words: DrawnWords): string {
  const turned = ramp(second, 3, 3.8)
  return raised(makers.map((_, at) => supplier(second, at, turned)).join('') + table(second, words))
}

function columnOf(at: number): number {
  return 430 + at * 262
}

function supplier(second: number, at: number, turned: number): string {
  const arrived = ramp(second, 0.2 + at * 0.22, 0.9 + at * 0.22)
  const picture: Box = {
    x: mix(margin + at * 380, columnOf(at), turned),
    y: mix(190, 186, turned) + (1 - arrived) * 90,
    width: mix(360, 246, turned),
    height: mix(270, 184, turned),
  }
  const card: Box = { ...picture, height: mix(410, 184, turned) }
  const below = picture.y + picture.height
  const name =
    placed(marks[at]!, { x: picture.x + 24, y: below + 32, width: 76, height: 76 }, 14) +
    bars(picture.x + 120, below + 42, [150, 190 - at * 24]) +
    (at < 2 ? seal(picture.x + 314, below + 48, 20 * ramp(second, 1.3 + at * 0.2, 1.7 + at * 0.2)) : '')
  return faded(sheet(card) + placed(goods[at]!, picture, 16) + faded(name, 1 - ramp(second, 2.8, 3.2)), arrived)
}

function table(second: number, words: DrawnWords): string {
  const chosen = ramp(second, 5, 5.5)
  const edge = `<rect x="${columnOf(0) - 8}" y="178" width="262" height="420" rx="22" fill="none" stroke="${look.brand}" stroke-width="6" opacity="${chosen}"/>`
  const rows = words.rows.map(({ name, values }, at) => {
    const y = 452 + at * 96
    const shown = ramp(second, 3.6 + at * 0.35, 4.1 + at * 0.35)
    const cells = values.map((value, column) => {
      const isBest = at === 0 && column === 0
      const fill = isBest ? look.success : look.ink
      return text(columnOf(column) + 12, y, value, { size: 40, fill, weight: isBest ? 600 : 500 })
    })
    const line = `<path d="M${margin} ${y + 38}H${margin + width}" stroke="#c9d4db" stroke-width="2"/>`
    return faded(line + text(margin, y, name, { size: 34, fill: look.muted }) + cells.join(''), shown)
  })
  return rows.join('') + edge
}

export function inquiry(second: number, words: DrawnWords): string {
  const there = ramp(second, 1, 1.9)
  const back = ramp(second, 2.2, 3.1)
  const form: Box = { x: margin, y: 196, width: 440, height: 384 }
  const buyer =
    sheet(form) +
    placed(goods[0]!, { x: 104, y: 220, width: 200, height: 150 }, 12) +
    bars(328, 250, [160, 120, 140]) +
    bars(104, 404, [392, 300], 34) +
    sheet({ x: 104, y: 478, width: 392, height: 78 }, look.brand, 12, look.brand) +
    text(300, 530, words.send, { size: 38, fill: '#fff', weight: 600, anchor: 'middle' })
  const maker =
    sheet({ x: 760, y: 196, width: 440, height: 384 }) +
    placed(works, { x: 762, y: 198, width: 436, height: 250 }, 16) +
    sheet({ x: 760, y: 196, width: 440, height: 252 }, 'none', 18, '#bcd8de') +
    placed(marks[0]!, { x: 784, y: 472, width: 84, height: 84 }, 12) +
    bars(892, 490, [180, 130], 36)
  const way = `<path d="M530 330Q640 230 750 330M750 420Q640 520 530 420" fill="none" stroke="#6ba5b1" stroke-width="4" stroke-dasharray="2 14" stroke-linecap="round"/>`
  const out = onWay(there, 330, -100, envelope())
  const answer = onWay(1 - back, 420, 100, quotation())
  return raised(
    buyer +
      maker +
      way +
      faded(out, ramp(second, 0.8, 1) * (1 - ramp(second, 1.9, 2.1))) +
      faded(answer, ramp(second, 2.1, 2.3) * (1 - ramp(second, 3.1, 3.3))) +
      seal(form.x + form.width, form.y, 40 * ramp(second, 3.05, 3.4), look.success),
  )
}

/** `part`: 0 (buyer) to 1 (works). */
function onWay(part: number, y: number, bend: number, body: string): string {
  return group(`translate(${mix(530, 750, part)} ${y + 2 * bend * part * (1 - part)})`, body)
}

function envelope(): string {
  const flap = `<path d="M-50 -30L0 10 50 -30" fill="none" stroke="${look.brand}" stroke-width="6" stroke-linejoin="round"/>`
  return sheet({ x: -54, y: -36, width: 108, height: 72 }, look.sheet, 10, look.brand) + flap
}

function quotation(): string {
  return (
    sheet({ x: -48, y: -58, width: 96, height: 116 }, look.sheet, 10, look.brand) +
    bars(-30, -36, [60, 44], 26) +
    seal(0, 28, 18)
  )
}

export function shipping(second: number): string {
  const scene = harbor({
    seed: 'wbn',
    lowered: 48 * ramp(second, 0.4, 1.6),
    sailed: 330 * Math.max(0, (second - 1.7) / 2.4) ** 1.8,
  })
  return placed(scene, { x: 0, y: 0, width: 1280, height: 720 })
}

export function network(second: number): string {
  const shown = logos
    .map((logo, at) => {
      const grown = ramp(second, 0.3 + at * 0.045, 0.7 + at * 0.045)
      const [row, column] = [Math.floor(at / 9), at % 9]
      const size = 104 * mix(0.8, 1, grown)
      const center = { x: margin + 52 + column * 127, y: 256 + row * 127 }
      return faded(placed(logo, { x: center.x - size / 2, y: center.y - size / 2, width: size, height: size }), grown)
    })
    .join('')
  return raised(shown)
}
