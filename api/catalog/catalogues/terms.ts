// Words of coded values in tables, in any language.
import { locales } from '#contract/foundation/locales.ts'
import { folded } from '#kit/folded.ts'
import { allNodes, isOffered, type Node, nodeByID, nodeByKey, pathFor } from '#api/foundation/industries/lookup.ts'
import { keptOfLists } from '#api/foundation/list-changes.ts'

const pathSign = /\s*(?:>|›|»|→|\/\/)\s*|\s\/\s/

function plain(text: string): string {
  return folded(text).replaceAll('ß', 'ss').replace(/\s+/g, ' ').trim()
}

const nodesByName = keptOfLists(() => {
  const byName = new Map<string, Set<Node>>()
  for (const node of allNodes()) {
    for (const locale of locales) {
      for (const name of [node.name[locale], pathFor(node, locale).join('>')]) {
        const key = name.split(pathSign).map(plain).join('>')
        byName.set(key, (byName.get(key) ?? new Set()).add(node))
      }
    }
  }
  return byName
})

/** Matches an id, key, name, or path of names. */
export function nodesNamed(cell: string): Node[] {
  const text = cell.trim()
  const exact = nodeByID(text.toLowerCase()) ?? nodeByKey(text)
  if (exact) return [exact]
  const named = [...(nodesByName().get(text.split(pathSign).map(plain).join('>')) ?? [])]
  // Offered namesakes win over retired ones.
  const offered = named.filter(isOffered)
  return narrowed(offered.length > 0 ? offered : named)
}

/** Category and only subcategory of one name: the category. */
function narrowed(found: Node[]): Node[] {
  return found.filter((node) => !found.some((one) => one === node.category || (one !== node && one === node.industry)))
}

const words: Record<string, readonly string[]> = {
  active: [
    'active',
    'shown',
    'published',
    'visible',
    'activo',
    'visible',
    'publicado',
    'attivo',
    'visibile',
    'pubblicato',
    '展示中',
    '已发布',
    '在售',
    'aktiv',
    'sichtbar',
    'veröffentlicht',
  ],
  draft: ['draft', 'borrador', 'bozza', '草稿', 'entwurf'],
  archived: ['archived', 'archivado', 'archiviato', '已归档', 'archiviert'],
  hidden: ['hidden', 'oculto', 'nascosto', '已隐藏', 'verborgen', 'ausgeblendet', 'versteckt'],
  yes: [
    'yes',
    'y',
    'true',
    '1',
    'x',
    'in stock',
    'instock',
    'onbackorder',
    'available',
    'verdadero',
    'vero',
    'wahr',
    'vrai',
    'ja',
    'oui',
    'sim',
    'sí',
    'si',
    's',
    'sì',
    'en stock',
    'disponibile',
    '是',
    '有',
    '现货',
    '有货',
    'auf lager',
    'vorrätig',
    'verfügbar',
  ],
  no: [
    'no',
    'n',
    'false',
    '0',
    'out of stock',
    'outofstock',
    'not available',
    'falso',
    'falsch',
    'faux',
    'nein',
    'non',
    'sin stock',
    'agotado',
    'non disponibile',
    '否',
    '无',
    '没有',
    '缺货',
    'nicht vorrätig',
    'nicht verfügbar',
    'ausverkauft',
  ],
}
const termOf = new Map(Object.entries(words).flatMap(([term, all]) => all.map((word) => [plain(word), term] as const)))

export function termIn(cell: string | number): string | undefined {
  return termOf.get(plain(String(cell)))
}
