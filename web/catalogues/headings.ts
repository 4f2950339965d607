// Column headings of catalogues: the first of each list is written, all are recognized.
import { type CatalogueColumn, catalogueFields, type CatalogueField, specPrefix } from '#contract/catalogues/columns.ts'
import type { Locale } from '#contract/locales.ts'
import { locales } from '#contract/locales.ts'
import { folded } from '#kit/folded.ts'

const headings: Record<CatalogueField, Record<Locale, readonly string[]>> = {
  name: {
    en: ['Product name', 'name', 'title', 'product', 'item', 'item name', 'product title'],
    es: ['Nombre del producto', 'nombre', 'título', 'producto', 'artículo'],
    it: ['Nome del prodotto', 'nome', 'titolo', 'prodotto', 'articolo', 'nome prodotto'],
    zh: ['产品名称', '名称', '品名', '产品', '商品名称'],
  },
  partNumber: {
    en: [
      'Part number',
      'sku',
      'part no',
      'part nr',
      'item number',
      'article number',
      'model',
      'mpn',
      'code',
      'product code',
      'reference',
      'ref',
    ],
    es: ['Referencia', 'código', 'número de pieza', 'código de artículo', 'modelo', 'código de producto'],
    it: ['Codice articolo', 'codice', 'codice prodotto', 'riferimento', 'modello', 'numero di parte'],
    zh: ['型号', '货号', '编号', '产品编号', '料号', '零件号'],
  },
  brand: {
    en: ['Brand', 'manufacturer', 'make'],
    es: ['Marca', 'fabricante'],
    it: ['Marca', 'marchio', 'produttore'],
    zh: ['品牌', '制造商'],
  },
  description: {
    en: ['Description', 'details', 'text', 'long description', 'product description'],
    es: ['Descripción', 'detalles', 'texto'],
    it: ['Descrizione', 'dettagli', 'testo'],
    zh: ['描述', '说明', '产品描述', '产品说明', '详情'],
  },
  category: {
    en: ['Category', 'product category', 'subcategory', 'group', 'product group'],
    es: ['Categoría', 'familia', 'subcategoría', 'grupo'],
    it: ['Categoria', 'famiglia', 'sottocategoria', 'gruppo'],
    zh: ['类别', '分类', '产品类别', '品类', '子类别'],
  },
  keywords: {
    en: ['Keywords', 'tags', 'key words'],
    es: ['Palabras clave', 'etiquetas'],
    it: ['Parole chiave', 'tag', 'etichette'],
    zh: ['关键词', '关键字', '标签'],
  },
  price: {
    en: ['Price', 'unit price', 'price from', 'lowest price', 'list price', 'min price'],
    es: ['Precio', 'precio unitario', 'precio desde', 'precio mínimo'],
    it: ['Prezzo', 'prezzo unitario', 'prezzo da', 'prezzo minimo', 'prezzo di listino'],
    zh: ['价格', '单价', '最低价', '起始价'],
  },
  priceMax: {
    en: ['Price to', 'highest price', 'max price'],
    es: ['Precio hasta', 'precio máximo'],
    it: ['Prezzo fino a', 'prezzo massimo', 'prezzo a'],
    zh: ['最高价', '价格上限'],
  },
  currency: {
    en: ['Currency', 'curr', 'currency code'],
    es: ['Moneda', 'divisa'],
    it: ['Valuta', 'divisa'],
    zh: ['货币', '币种'],
  },
  unit: {
    en: ['Price per', 'unit', 'price unit', 'uom', 'unit of measure'],
    es: ['Precio por', 'unidad', 'unidad de medida'],
    it: ['Prezzo per', 'unità', 'unità di misura'],
    zh: ['计价单位', '单位'],
  },
  tiers: {
    en: ['Price tiers', 'tiers', 'quantity prices', 'volume prices'],
    es: ['Precios por cantidad', 'escala de precios', 'tramos de precio'],
    it: ['Prezzi per quantità', 'fasce di prezzo', 'scaglioni'],
    zh: ['阶梯价格', '阶梯价', '批量价格'],
  },
  minimumOrder: {
    en: ['Minimum order', 'moq', 'minimum order quantity', 'min order'],
    es: ['Pedido mínimo', 'cantidad mínima', 'cantidad mínima de pedido'],
    it: ['Ordine minimo', 'quantità minima', 'quantità minima ordine'],
    zh: ['最小起订量', '起订量', '最低订购量'],
  },
  leadTime: {
    en: ['Lead time (days)', 'lead time', 'delivery time', 'days'],
    es: ['Plazo de entrega (días)', 'plazo de entrega', 'plazo', 'tiempo de entrega'],
    it: ['Tempo di consegna (giorni)', 'tempo di consegna', 'consegna', 'lead time'],
    zh: ['交货期（天）', '交货期', '交期', '货期'],
  },
  stock: {
    en: ['In stock', 'stock', 'available', 'availability'],
    es: ['En existencias', 'existencias', 'en stock', 'disponible', 'disponibilidad'],
    it: ['Disponibile', 'in magazzino', 'disponibilità', 'giacenza'],
    zh: ['有现货', '现货', '库存', '是否有货'],
  },
  hsCode: {
    en: ['HS code', 'hs', 'customs code', 'tariff number', 'customs tariff number', 'commodity code'],
    es: ['Código arancelario', 'código sa', 'partida arancelaria', 'código hs'],
    it: ['Codice doganale', 'codice hs', 'codice sa', 'voce doganale', 'nomenclatura combinata'],
    zh: ['海关编码', 'HS编码', '税号', '商品编码'],
  },
  photos: {
    en: ['Pictures', 'photos', 'images', 'image', 'photo', 'picture', 'image url', 'image link', 'main image'],
    es: ['Imágenes', 'fotos', 'imagen', 'foto', 'url de imagen'],
    it: ['Immagini', 'foto', 'immagine', 'url immagine'],
    zh: ['图片', '照片', '主图', '图片链接'],
  },
  status: {
    en: ['Status', 'state', 'visibility'],
    es: ['Estado', 'visibilidad'],
    it: ['Stato', 'visibilità'],
    zh: ['状态', '展示状态'],
  },
}
/** Columns of other systems that are left out. */
const useless = new Set([
  'id',
  'row',
  'no',
  'nr',
  '#',
  'url',
  'link',
  'createdat',
  'updatedat',
  'created',
  'updated',
  '序号',
])
const specWords = /^(?:spec|specification|especificación|specifica|caratteristica|规格)\s*[:：]\s*/i

/** Compares headings by letters and digits only. */
function plain(heading: string): string {
  return folded(heading).replace(/[^\p{L}\p{N}#]/gu, '')
}

const fieldOf = new Map<string, CatalogueField>()
for (const take of [(all: readonly string[]) => all.slice(0, 1), (all: readonly string[]) => all])
  for (const field of catalogueFields)
    for (const locale of locales)
      for (const heading of take(headings[field][locale]))
        if (!fieldOf.has(plain(heading))) fieldOf.set(plain(heading), field)

/** The most probable column; '' for ignored headings, a specification for unknown ones. */
export function columnFor(heading: string): CatalogueColumn | '' {
  const text = heading.trim()
  if (specWords.test(text)) return specOf(text.replace(specWords, ''))
  const field = fieldOf.get(plain(text)) ?? fieldOf.get(plain(text.replace(/\s*[([（].*$/, '')))
  if (field) return field
  return text === '' || useless.has(plain(text)) ? '' : specOf(text)
}

function specOf(text: string): CatalogueColumn | '' {
  const key = text.trim().slice(0, 80)
  return key ? `${specPrefix}${key}` : ''
}

/** `columnFor` recognizes it in any language. */
export function headingOf(column: CatalogueColumn, locale: Locale): string {
  if (!column.startsWith(specPrefix)) return headings[column as CatalogueField][locale][0]!
  const key = column.slice(specPrefix.length)
  return columnFor(key) === column ? key : `Spec: ${key}`
}

/** Maps each heading, using earlier mappings first. No column is used twice. */
export function mappingFor(
  given: readonly string[],
  remembered: Readonly<Record<string, string>>,
): (CatalogueColumn | '')[] {
  const taken = new Set<string>()
  return given.map((heading) => {
    const column = (remembered[heading.trim()] ?? columnFor(heading)) as CatalogueColumn | ''
    if (taken.has(column)) return ''
    if (column) taken.add(column)
    return column
  })
}
