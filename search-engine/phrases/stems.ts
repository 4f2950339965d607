// Word stems. A mark replaces a Spanish or Italian ending: "pan" is not "pane".

export const languages = ['en', 'es', 'it', 'zh'] as const
export type Language = (typeof languages)[number]

const spellings = new Map(
  (
    'aluminium:aluminum fibre:fiber fibreglass:fiberglass colour:color grey:gray tyre:tire centre:center metre:meter litre:liter ' +
    'moulding:molding mould:mold moulded:molded mouldings:molding moulds:mold sulphur:sulfur catalogue:catalog plough:plow ' +
    'armour:armor vapour:vapor odour:odor jewellery:jewelry licence:license programme:program analyser:analyzer ' +
    'stabiliser:stabilizer steriliser:sterilizer pulveriser:pulverizer fertiliser:fertilizer moisturiser:moisturizer ' +
    'galvanised:galvanized anodised:anodized motorised:motorized customised:customized vulcanised:vulcanized ' +
    'labelling:labeling labeller:labeler levelling:leveling modelling:modeling cheque:check kerb:curb gauge:gage ' +
    'knives:knife shelves:shelf leaves:leaf loaves:loaf scarves:scarf halves:half men:man women:woman children:child ' +
    'feet:foot teeth:tooth mice:mouse dies:die matrices:matrix vertices:vertex axes:axis chassis:chassis gas:gas gases:gas ' +
    'lens:lens lenses:lens bus:bus buses:bus'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)

function english(word: string): string {
  const length = word.length
  let stem = word
  if (spellings.has(word)) return spellings.get(word)!
  if (length >= 4 && /[a-rtv-z]s$/.test(word) && !(word.endsWith('is') && length < 6)) {
    if (!word.endsWith('es')) stem = word.slice(0, -1)
    else if (word.endsWith('ies') && length > 4) stem = `${word.slice(0, -3)}y`
    else stem = word.slice(0, /(x|z|ss|ch|sh)es$/.test(word) ? -2 : -1)
  }
  return spellings.get(stem) ?? stem
}

function spanish(word: string): string {
  if (word.length < 4) return word
  if (/[aeio]ces$/.test(word)) return `${word.slice(0, -3)}z`
  const single = /[aeiou]s$/.test(word) ? word.slice(0, -1) : word
  if (/[ao]$/.test(single)) return `${single.slice(0, -1)}*`
  return single.endsWith('e') && single.length > 3 ? single.slice(0, -1) : single
}

function italian(word: string): string {
  if (word.length < 4 || !/[aeio]$/.test(word)) return word
  let stem = word.slice(0, -1)
  if (stem.endsWith('i') && stem.length > 3) stem = stem.slice(0, -1)
  if (/[cg]h$/.test(stem)) stem = stem.slice(0, -1)
  return `${stem}*`
}

const stemmers = [english, spanish, italian, (word: string) => word]

/** `word` is folded; `language` is an index of `languages`. */
export function stem(word: string, language: number): string {
  return /^[a-z]+$/.test(word) ? stemmers[language]!(word) : word
}

/** Words optional in phrases ("válvula de bola"). "sin" is none. */
export const functionWords = [
  'a an and as at by for from in of on or the to with',
  'a al con de del e el en la las los o para por un una y',
  'a ad ai al alla alle allo agli con da dal dalla dei degli del dell della delle dello di e ed gli i il in l la le lo nel o per su un una',
  '的 和 与 及 用',
].map((words) => new Set(words.split(' ')))
