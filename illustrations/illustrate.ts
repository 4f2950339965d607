// Product drawings by category and seed.
import { chance } from './chance.ts'
import { drawing } from './drawing.ts'
import { frame } from './frame.ts'
import { isKind, KINDS, type Kind } from './kinds.ts'
import { color, type Paint, paintOf, SHEET } from './paints.ts'
import { Pen } from './pen.ts'
import { kindOf, temperOf } from './rules.ts'

export const VIEWS = ['main', 'drawing', 'detail', 'set'] as const
export type View = (typeof VIEWS)[number]

export type Illustration = {
  category: string
  seed: string
  view?: View
}

/** An SVG of 400 × 300; equal input gives equal text. */
export function illustrate({ category, seed, view = 'main' }: Illustration): string {
  const kind = isKind(category) ? category : kindOf(category)
  const paint = paintOf(seed, temperOf(kind))
  const lines = view === 'drawing'
  const ground = lines ? SHEET.ground : color('p0', paint)
  const body = arranged(view, shapes(kind, seed, paint, lines), seed)
  return frame('0 0 400 300', `<rect width="400" height="300" fill="${ground}"/>${body}`)
}

function shapes(kind: Kind, seed: string, paint: Paint, lines: boolean): string {
  const pen = new Pen(paint, lines)
  KINDS[kind](pen, chance(`${seed}/${kind}`))
  return pen.text()
}

function arranged(view: View, thing: string, seed: string): string {
  if (view === 'drawing') return drawing(thing, seed)
  if (view === 'detail') return placed('translate(-150 -110) scale(1.85)', thing)
  if (view === 'main') return thing
  const places = ['translate(196 76) scale(.54)', 'translate(102 46) scale(.66)', 'translate(-8 26) scale(.76)']
  return places.map((place) => placed(place, thing)).join('')
}

function placed(transform: string, thing: string): string {
  return `<g transform="${transform}">${thing}</g>`
}
