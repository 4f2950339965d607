// Word stems. A mark replaces a Spanish or Italian ending: "pan" is not "pane".
import { keptBy } from './kept.ts'

export const languages = ['en', 'es', 'it', 'zh'] as const
export type Language = (typeof languages)[number]
export const queryLanguages = [...languages, 'de', 'fr', 'pt'] as const
export type QueryLanguage = (typeof queryLanguages)[number]

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

/** Umlauts are folded or spelled out: "schläuche", "schlaeuche". */
function german(word: string): string {
  if (word.length < 4 || word === 'eisen') return word
  const plain = word.length < 6 ? word : word.replace(/([ao]|(?<![eaq])u)e(?=[^aeio])/g, '$1')
  return plain.length > 5 ? plain.replace(/(?:ern|en|er|es|em|(?<=l)n|[es])$/, '') : plain.replace(/en?$/, '')
}

function french(word: string): string {
  if (word.length < 4) return word
  const single = word.replace(/eaux$/, 'eau').replace(/aux$/, 'al').replace(/[sx]$/, '')
  return single.length > 3 ? single.replace(/(?<=[^e])ee$/, 'e').replace(/(?<=..)e$/, '') : single
}

function portuguese(word: string): string {
  if (word.length < 4) return word
  if (/(?:oes|aes|aos)$/.test(word)) return `${word.slice(0, -3)}ao`
  if (/[aeou]is$/.test(word)) return `${word.slice(0, -2)}l`
  if (word.endsWith('ns')) return `${word.slice(0, -2)}m`
  const single = /[aeiou]s$/.test(word) ? word.slice(0, -1) : word
  if (/[ao]$/.test(single) && !single.endsWith('ao')) return `${single.slice(0, -1)}*`
  return /[rzsl]e$/.test(single) && single.length > 3 ? single.slice(0, -1) : single
}

const stemmers = [english, spanish, italian, (word: string) => word, german, french, portuguese]

export function stem(word: string, language: number): string {
  return /^[a-z]+$/.test(word) ? stemmers[language]!(word) : word
}

export const stemsOf = keptBy<readonly string[]>(8000, (word) => queryLanguages.map((_, l) => stem(word, l)))

/** Words optional in phrases ("válvula de bola"). "sin" is none. */
export const functionWords = [
  'a an and as at by for from in of on or the to with',
  'a al con de del e el en la las los o para por un una y',
  'a ad ai al alla alle allo agli con da dal dalla dei degli del dell della delle dello di e ed gli i il in l la le lo nel o per su un una',
  '的 和 与 及 用',
  'am an auf aus bei das dem den der des die ein eine einem einen einer fur im in mit oder und von vom zu zum zur',
  'a au aux avec d de des du en et l la le les ou par pour sur un une',
  'a ao aos as com da das de do dos e em na nas no nos o os ou para por um uma',
].map((words) => new Set(words.split(' ')))

const asking: Partial<Record<QueryLanguage, string>> = {
  de: 'angebot anfrage preis lieferung lieferant bitte stuck stk gesucht suche kaufen hersteller grosshandel palette',
  fr: 'devis prix livraison besoin fournisseur cherche acheter',
  pt: 'orcamento cotacao preco pecas unid preciso fornecedor atacado',
}

export const wordsOfOneLanguage = new Map<string, number>()
for (const [l, language] of queryLanguages.entries()) {
  if (l < languages.length) continue
  for (const word of [...functionWords[l]!, ...(asking[language]?.split(' ') ?? [])])
    if (!functionWords.some((words, other) => other !== l && words.has(word))) wordsOfOneLanguage.set(word, l)
}
