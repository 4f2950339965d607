// Neutral placeholder of a real company's picture. Invents nothing.
import { frame } from './frame.ts'
import { ICONS } from './icons.ts'

const ground = '#eef2f4'
const line = '#7b8c97'

/** 400 × 300; `icon` is an industry's key. */
export function neutral(icon: string): string | undefined {
  const outline = Object.hasOwn(ICONS, icon) ? ICONS[icon] : undefined
  if (!outline) return undefined
  const strokes = `fill="none" stroke="${line}" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round"`
  return frame(
    '0 0 400 300',
    `<rect width="400" height="300" fill="${ground}"/><path transform="translate(152 102) scale(4)" d="${outline}" ${strokes}/>`,
  )
}
