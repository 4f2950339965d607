// Rules of phrases by language: where the head of a name stands, and the words after which something else is named. Data.

const wordsOf = (text: string): Set<string> => new Set(text.split(' '))

/** What follows is what a thing fits, holds, or comes with: English, Spanish, Italian, and what labels of imports carry. */
export const fittingWords = wordsOf(
  'for with without w/ w/o compatible fits fit suitable from by to in on plus incl including using via ' +
    'para con sin compatible apto apta por ' +
    'per senza compatibile adatto adatta da ' +
    'für mit ohne pour avec',
)

/** In Spanish and Italian the head stands before these; in English before `of`. */
export const linkWords = wordsOf('of de del di della dello dei degli delle en a al alla')

/** Words that open a Spanish or Italian name of a thing, where no link word shows its language. */
export const headFirstWords = wordsOf(
  'bomba valvula válvula motor rodamiento cojinete tornillo tubo caja sensor cable filtro manguera tuerca perno ' +
    'pompa valvola motore cuscinetto vite tubo scatola sensore cavo filtro bullone dado guarnizione aceite olio',
)

/** Words after the head of an English name: color, size, edition. */
export const trailingWords = wordsOf(
  'black white red blue green grey gray silver gold yellow orange pink purple brown beige transparent clear ' +
    'small medium large mini micro xl xxl new used series model type version edition generation pro plus lite max ' +
    'left right single double triple pack pcs pieces piece set ' +
    'mm cm m km ml l kg g mg gb tb mb kb mhz ghz hz w kw mw v kv mv a ma ah mah wh va kva dc ac ' +
    'bar mbar psi pa kpa mpa rpm hp nm ohm db ppm inch in ft m2 m3 lm lb lbs oz k dpi',
)

/** In Chinese, what stands before these is what a thing fits, or what it is like. */
export const compoundJoints = /用|的|之/u
