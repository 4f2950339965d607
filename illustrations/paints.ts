// All drawing colors: a metal ramp and seven paints.
import { chance } from './chance.ts'

const METAL = ['#f3f6f8', '#d5dee5', '#a9b8c4', '#6d8193', '#33485a'] as const

export const PAINTS = {
  petrol: ['#e7f0f2', '#bcd8de', '#6ba5b1', '#23707f', '#123f49'],
  steel: ['#ebf0f5', '#c6d4e2', '#7f9cb8', '#426788', '#21394f'],
  moss: ['#ecf2ea', '#c9dcc1', '#8fb07f', '#4f7a45', '#284124'],
  sand: ['#f4f0e7', '#e5d7bb', '#c6ab78', '#8c6f3c', '#4a3a1e'],
  clay: ['#f6ede8', '#ebccbc', '#cf906f', '#9c5436', '#532a1a'],
  slate: ['#edf0f1', '#d0d8dc', '#94a2aa', '#54646d', '#28343b'],
  blue: ['#ebf0f8', '#c5d3ec', '#7c9bd0', '#3a62a0', '#1d3560'],
} as const

export const INK = '#10222e'
const AMBER = '#e0aa32'
export const SHEET = { ground: '#fbfcfd', grid: '#e9eef1', axis: '#8396a3', dimension: PAINTS.petrol[3] } as const

export type Paint = keyof typeof PAINTS
type Step = 0 | 1 | 2 | 3 | 4
/** p0–p4 a step of the paint, m0–m4 of metal, k ink, w white, y amber (lamps and contacts only). */
export type Tone = `p${Step}` | `m${Step}` | 'k' | 'w' | 'y'

export function color(tone: Tone, paint: Paint): string {
  if (tone === 'k') return INK
  if (tone === 'w') return '#ffffff'
  if (tone === 'y') return AMBER
  const step = Number(tone[1]) as Step
  return tone[0] === 'p' ? PAINTS[paint][step] : METAL[step]
}

export function paintOf(seed: string, temper: 'warm' | 'clean' | 'any'): Paint {
  return chance(`${seed}/paint`).pick(TEMPERS[temper])
}

const TEMPERS = {
  warm: ['sand', 'clay', 'moss', 'slate'],
  clean: ['petrol', 'blue', 'moss', 'sand', 'steel'],
  any: ['petrol', 'petrol', 'steel', 'blue', 'slate', 'moss', 'clay'],
} as const satisfies Record<string, readonly Paint[]>
