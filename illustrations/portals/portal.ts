// Portal logos: a landmark on a ribbon.
import { frame } from '../frame.ts'
import { motifs, type Motif, type Shade } from './motifs.ts'

const white = '#ffffff'

type Palette = Record<Shade, string>
type Look = { ground: string; palette: Palette; ribbon: readonly string[] }

function look(ground: string, d: string, m: string, a: string, ...ribbon: string[]): Look {
  return { ground, palette: { d, m, a, l: ground, w: white }, ribbon }
}

const us = ['#b22234', white, '#3c3b6e'] as const
const looks: Record<string, Look> = {
  italy: look('#f2f6f0', '#7a4a2c', '#c08a5e', '#c8102e', '#1f8a4c', white, '#c8102e'),
  dubai: look('#f7f3ea', '#20404f', '#8fb0b8', '#e0aa32', '#c8102e', '#1f8a4c', white, '#10222e'),
  china: look('#fbf1ea', '#9e1b1b', '#d9822b', '#e9b31f', '#d0202a', '#e9b31f', '#d0202a'),
  japan: look('#d6e4ef', '#2c4a6b', '#7f9cb8', '#bc002d', white, '#bc002d', white),
  russia: look('#eff3f9', '#21397a', '#4f8a5b', '#d9a520', white, '#1f4fa3', '#d52b1e'),
  mexico: look('#f5f4ea', '#8a5a2b', '#2f7d4f', '#ce1126', '#006847', white, '#ce1126'),
  indonesia: look('#f8f1ee', '#4a4440', '#8c8078', '#ce1126', '#ce1126', white),
  india: look('#f8f4ec', '#8c3d1e', '#e58f3a', '#138808', '#ff9933', white, '#138808'),
  canada: look('#faf0ef', '#7a1a1a', '#c9a39e', '#c8102e', '#c8102e', white, '#c8102e'),
  brazil: look('#eef6ee', '#1e6b3c', '#4f9a5f', '#f2c200', '#009739', '#f2c200', '#1f3f8f'),
  australia: look('#eef3f9', '#1d3560', '#7c9bd0', '#e0aa32', '#012169', white, '#c8102e'),
  africa: look('#f9f2e6', '#3a2a18', '#8c6f3c', '#e58a2b', '#1f8a4c', '#f2c200', '#c8102e'),
  egypt: look('#f9f3e4', '#8c6f3c', '#d3b06a', '#c8102e', '#ce1126', white, '#10222e'),
  'saudi-arabia': look('#f1f6ee', '#165d31', '#c9b27a', '#e0aa32', '#165d31', white, '#165d31'),
  france: look('#eff3f9', '#2c4a8a', '#8ea6d0', '#ed2939', '#1f3f8f', white, '#ed2939'),
  uk: look('#eff2f8', '#4a3f2c', '#a98f5c', '#c8102e', '#012169', white, '#c8102e'),
  usa: look('#eff2f8', '#33406e', '#8b97bd', '#b22234', ...us),
  texas: look('#eff2f8', '#1f2f6b', '#8b97bd', '#1f3f8f', '#1f3f8f', white, '#bf0a30'),
  california: look('#eef6f8', '#1f6a80', '#e9c46a', '#c0452b', ...us),
  miami: look('#fdf1ef', '#1f5a5c', '#3aa6a6', '#f4a259', '#f26b8a', white, '#3aa6a6'),
  atlanta: look('#fbf3ea', '#2f7d4f', '#e0763a', '#f0a15e', ...us),
  'new-york': look('#eff3f8', '#24385c', '#7f93b5', '#e0aa32', '#1f4fa3', white, '#e58a2b'),
  peru: look('#faf1ec', '#7a1f24', '#c9a39e', '#c0452b', '#d91023', white, '#d91023'),
  chile: look('#d3e2f0', '#24497a', '#8ea6d0', '#d52b1e', '#0039a6', white, '#d52b1e'),
  germany: look('#f5f3ea', '#3d3a34', '#9a927f', '#dd9c00', '#10222e', '#d00000', '#e9b31f'),
}

export const portalNames: readonly string[] = Object.keys(looks)

function drawn(motif: Motif, palette: Palette): string {
  return motif.map(([path, shade]) => `<path d="${path}" fill="${palette[shade]}"/>`).join('')
}

export function portalLogo(key: string): string | undefined {
  if (!Object.hasOwn(looks, key)) return undefined
  const [known, motif] = [looks[key], motifs[key]]
  if (!known || !motif) return undefined
  const { ground, palette, ribbon } = known
  const width = 160 / ribbon.length
  const bands = ribbon
    .map((color, at) => `<path d="M${at * width} 122h${width}v14h${-width}z" fill="${color}"/>`)
    .join('')
  return frame(
    '0 0 160 160',
    `<defs><clipPath id="c"><rect width="160" height="160" rx="24"/></clipPath></defs><g clip-path="url(#c)"><path d="M0 0h160v160H0z" fill="${ground}"/>${drawn(motif, palette)}${bands}</g>`,
  )
}

export function landmark(key: string, palette: Palette): string {
  const motif = Object.hasOwn(motifs, key) ? motifs[key] : undefined
  return motif ? drawn(motif, palette) : ''
}
