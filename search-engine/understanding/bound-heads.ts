// Heads bound by another word: a heat pump is no pump.

const rows = [
  'pump bomba pompa 水泵|heat calor calore 热泵',
  'cement cemento 水泥|bone vertebroplasty dental oseo osseo dentale 骨水',
  'screw tornillo vite 螺钉 螺丝|bone pedicle osseo oseo pedicular 骨',
  'valve válvula valvola|heart aortic mitral cardíaca cardiaca',
  'plate placa piastra|license bone dental matrícula',
  'elbow codo gomito|macaroni pasta prosthesis prótesis protesi',
  'washer lavadora|pressure dish',
  'engine motor|search',
  'dryer secador|hair pelo',
  'mill molino mulino|pepper coffee salt',
  'plug|ear nose butt',
  'bridge puente ponte|dental network',
  'crown corona|dental',
  'filter filtro|privacy',
  'drum tambor|ear snare',
  'nut tuerca dado|mixed salted macadamia brazil pine cashew chocolate roasted',
  'bearing|ear',
  'pipe tubo|smoking tobacco',
  'paint coating varnish pintura vernice|candy chocolate seafood chicken pork seasoned dental',
  'tractor trattore|pull push printer',
  'brick ladrillo mattone|beef brownie',
  'mixer mezcladora miscelatore betoniera hormigonera|drink honey oat',
]

export const boundThings = new RegExp(
  rows
    .map((row) => row.split('|').map((words) => `(?:${words.replaceAll(' ', '|')})`))
    .map(([heads, words]) => `${words}[\\s-]+${heads}e?s?|${heads}e?s?\\s+(?:d[ei]\\s+)?${words}`)
    .map((pairs) => `(?<!\\p{L})(?:${pairs})(?!\\p{L})`)
    .join('|'),
  'giu',
)

const bindingWords = new Map<string, string[]>()
for (const row of rows) {
  const [heads, words] = row.split('|') as [string, string]
  for (const head of heads.split(' ')) bindingWords.set(head, words.split(' '))
}

export function bindingWordsOf(types: readonly string[]): string[] {
  const words = types.flatMap((type) => bindingWords.get(type) ?? bindingWords.get(type.replace(/e?s$/, '')) ?? [])
  return [...new Set(words)]
}

const wideHeads = new Set(
  (
    'tower machine system device equipment tool apparatus instrument machinery plant station line structure element ' +
    'component part material product service company accessory structure vessel tank bar ' +
    'dioxide oxide acid chloride sulfate sulphate hydroxide carbonate nitrate peroxide soda'
  ).split(' '),
)

export function isWide(types: readonly string[]): boolean {
  return types.some((type) => wideHeads.has(type) || wideHeads.has(type.replace(/s$/, '')))
}

const accessories = (
  'case sleeve bag backpack stand riser cooler lock accessory spare holder mount cover protector service charger adapter cord cable ' +
  'cart strap skin pad roller repair part cleaner rack bracket battery cooling privacy'
).split(' ')
const anyAccessory = new RegExp(accessories.join('|'), 'g')

export function accessoriesBeside(lower: string): readonly string[] {
  const found = lower.match(anyAccessory)
  return found ? accessories.filter((word) => !found.includes(word)) : accessories
}
