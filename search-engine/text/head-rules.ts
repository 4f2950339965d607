// Head rules by language.
import { unitNames } from './units.ts'

const wordsOf = (text: string): Set<string> => new Set(text.split(' '))

/** The fitted, held or included thing follows. */
export const fittingWords = wordsOf(
  'for with without w/ w/o compatible fits fit suitable from by to in on plus incl including using via ' +
    'para con sin compatible apto apta por ' +
    'per senza compatibile adatto adatta da ' +
    'für mit ohne pour avec',
)

/** Heads stand before these in Spanish and Italian; English has `of`. */
export const linkWords = wordsOf('of de del di della dello dei degli delle en a al alla')

/** Opening words that show the language without a link word. */
export const headFirstWords = wordsOf(
  'bomba valvula válvula motor rodamiento cojinete tornillo tubo caja sensor cable filtro manguera tuerca perno ' +
    'pompa valvola motore cuscinetto vite tubo scatola sensore cavo filtro bullone dado guarnizione aceite olio',
)

export const trailingWords: ReadonlySet<string> = new Set([
  ...unitNames,
  ...wordsOf(
    'black white red blue green grey gray silver gold yellow orange pink purple brown beige transparent clear ' +
      'small medium large mini micro xl xxl new used series model type version edition generation pro plus lite max ' +
      'left right single double triple pack pcs pieces piece set ' +
      'mm cm m km ml l kg g mg gb tb mb kb mhz ghz hz w kw mw v kv mv a ma ah mah wh va kva dc ac ' +
      'bar mbar psi pa kpa mpa rpm hp nm ohm db ppm inch in ft m2 m3 lm lb lbs oz k dpi',
  ),
])

export const compoundJoints = /用|的|之/u
