// Catalog headings; the first of each list is written.
import {
  type CatalogueColumn,
  catalogueFields,
  type CatalogueField,
  documentsColumn,
  priceBaseColumn,
  pricedColumns,
  specPrefix,
  type UnstoredColumn,
  type VersionColumn,
  versionColumns,
  versionIn,
} from '#contract/catalog/catalogues/columns.ts'
import { type Locale, locales } from '#contract/foundation/locales.ts'
import { currencyIn, priceHeading } from './currency.ts'
import { plainHeading as plain } from './reading/plain-heading.ts'

const split = (list: string) => list.split(', ')

const headings: Record<CatalogueField, Record<Locale, readonly string[]>> = {
  name: {
    en: ['Product name', 'name', 'title', 'product', 'item', 'item name', 'product title', 'article name'],
    es: ['Nombre del producto', 'nombre', 'título', 'producto', 'nombre del artículo', 'denominación'],
    it: ['Nome del prodotto', 'nome', 'titolo', 'prodotto', 'nome prodotto', 'nome articolo', 'denominazione'],
    zh: ['产品名称', '名称', '品名', '产品', '商品', '商品名称', '货品名称'],
    de: ['Produktname', 'Name', 'Bezeichnung', 'Produkt', 'Artikelbezeichnung', 'Artikelname', 'Titel', 'Benennung'],
  },
  partNumber: {
    en: [
      'Part number, part no, part nr, part, pn, mpn, model, model no, model number',
      'item number, item no, item nr, item code, item id, item #',
      'article, article number, article no, article nr, article code, art, art no, art nr',
      'sku, sku no, sku code, code, product code, product no, product number, product id',
      'reference, reference no, reference number, ref, ref no, catalog no, catalogue no',
    ].flatMap(split),
    es: [
      'Referencia, ref, nº de referencia, nº ref, número de referencia, código, cód, modelo',
      'artículo, nº de artículo, n.º artículo, nº art, núm. de artículo, número de artículo, cód. art',
      'código de artículo, código artículo, cód. artículo, código de producto, código producto',
      'número de pieza, nº de pieza, nº de parte, número de parte, código sku',
    ].flatMap(split),
    it: [
      'Codice articolo, codice, cod, cod. art, cod. articolo, codice prodotto, cod. prodotto',
      'articolo, n. articolo, nr. articolo, numero articolo, numero di articolo, n. art',
      'riferimento, rif, n. rif, n. riferimento, modello, numero di parte, codice sku',
    ].flatMap(split),
    zh: [
      '型号, 货号, 编号, 产品编号, 产品编码, 产品型号, 产品代码, 料号, 物料号, 物料编码',
      '零件号, 商品编号, 商品货号, 货品编号, 款号, 参考号, SKU编码, SKU码',
    ].flatMap(split),
    de: [
      'Artikelnummer, Artikel-Nr, Artikelnr, Art.-Nr, Art.Nr, Art. Nr, ArtNr, Artikel, Artikelcode, Artikel-ID',
      'Materialnummer, Material-Nr, Teilenummer, Teile-Nr, Sachnummer, Bestellnummer, Bestell-Nr, Best.-Nr',
      'Produktnummer, Produkt-Nr, Produktcode, Herstellernummer, Typenbezeichnung, Modell, Referenz, Ident-Nr',
    ].flatMap(split),
  },
  brand: {
    en: ['Brand', 'manufacturer', 'make'],
    es: ['Marca', 'fabricante'],
    it: ['Marca', 'marchio', 'produttore'],
    zh: ['品牌', '制造商'],
    de: ['Marke', 'Hersteller', 'Fabrikat'],
  },
  description: {
    en: ['Description', 'details', 'text', 'long description', 'product description'],
    es: ['Descripción', 'detalles', 'texto'],
    it: ['Descrizione', 'dettagli', 'testo'],
    zh: ['描述', '说明', '产品描述', '产品说明', '详情'],
    de: ['Beschreibung', 'Details', 'Text', 'Produktbeschreibung', 'Langtext', 'Artikelbeschreibung'],
  },
  category: {
    en: ['Category', 'product category', 'subcategory', 'group', 'product group'],
    es: ['Categoría', 'familia', 'subcategoría', 'grupo'],
    it: ['Categoria', 'famiglia', 'sottocategoria', 'gruppo'],
    zh: ['类别', '分类', '产品类别', '品类', '子类别'],
    de: ['Kategorie', 'Produktkategorie', 'Unterkategorie', 'Warengruppe', 'Produktgruppe', 'Artikelgruppe', 'Gruppe'],
  },
  keywords: {
    en: ['Keywords', 'tags', 'key words'],
    es: ['Palabras clave', 'etiquetas'],
    it: ['Parole chiave', 'tag', 'etichette'],
    zh: ['关键词', '关键字', '标签'],
    de: ['Suchbegriffe', 'Stichwörter', 'Schlagwörter', 'Schlüsselwörter'],
  },
  price: {
    en: ['Price', 'unit price', 'price from', 'lowest price', 'list price', 'min price'],
    es: ['Precio', 'precio unitario', 'precio desde', 'precio mínimo'],
    it: ['Prezzo', 'prezzo unitario', 'prezzo da', 'prezzo minimo', 'prezzo di listino'],
    zh: ['价格', '单价', '最低价', '起始价'],
    de: ['Preis', 'Einzelpreis', 'Stückpreis', 'Preis ab', 'Listenpreis', 'Mindestpreis', 'Verkaufspreis', 'VK-Preis'],
  },
  priceMax: {
    en: ['Price to', 'highest price', 'max price'],
    es: ['Precio hasta', 'precio máximo'],
    it: ['Prezzo fino a', 'prezzo massimo', 'prezzo a'],
    zh: ['最高价', '价格上限'],
    de: ['Preis bis', 'Höchstpreis', 'Maximalpreis'],
  },
  currency: {
    en: ['Currency', 'curr', 'currency code'],
    es: ['Moneda', 'divisa'],
    it: ['Valuta', 'divisa'],
    zh: ['货币', '币种'],
    de: ['Währung', 'Whg', 'Währungscode'],
  },
  unit: {
    en: ['Price per', 'unit', 'price unit', 'uom', 'unit of measure'],
    es: ['Precio por', 'unidad', 'unidad de medida'],
    it: ['Prezzo per', 'unità', 'unità di misura'],
    zh: ['计价单位', '单位'],
    de: ['Preis je', 'Einheit', 'Mengeneinheit', 'ME', 'Maßeinheit', 'Verkaufseinheit'],
  },
  tiers: {
    en: ['Price tiers', 'tiers', 'quantity prices', 'volume prices'],
    es: ['Precios por cantidad', 'escala de precios', 'tramos de precio'],
    it: ['Prezzi per quantità', 'fasce di prezzo', 'scaglioni'],
    zh: ['阶梯价格', '阶梯价', '批量价格'],
    de: ['Staffelpreise', 'Preisstaffel', 'Mengenpreise', 'Staffelpreis'],
  },
  minimumOrder: {
    en: ['Minimum order', 'moq', 'minimum order quantity', 'min order'],
    es: ['Pedido mínimo', 'cantidad mínima', 'cantidad mínima de pedido'],
    it: ['Ordine minimo', 'quantità minima', 'quantità minima ordine'],
    zh: ['最小起订量', '起订量', '最低订购量'],
    de: ['Mindestbestellmenge', 'Mindestmenge', 'Mindestabnahme', 'Mindestabnahmemenge'],
  },
  leadTime: {
    en: ['Lead time (days)', 'lead time', 'delivery time', 'days'],
    es: ['Plazo de entrega (días)', 'plazo de entrega', 'plazo', 'tiempo de entrega'],
    it: ['Tempo di consegna (giorni)', 'tempo di consegna', 'consegna', 'lead time'],
    zh: ['交货期（天）', '交货期', '交期', '货期'],
    de: ['Lieferzeit (Tage)', 'Lieferzeit', 'Lieferfrist', 'Lieferzeit in Tagen'],
  },
  stock: {
    en: ['In stock', 'stock', 'available', 'availability'],
    es: ['En existencias', 'existencias', 'en stock', 'disponible', 'disponibilidad'],
    it: ['Disponibile', 'in magazzino', 'disponibilità', 'giacenza'],
    zh: ['有现货', '现货', '库存', '是否有货'],
    de: ['Auf Lager', 'Lagerbestand', 'Bestand', 'Verfügbar', 'Verfügbarkeit', 'vorrätig'],
  },
  hsCode: {
    en: ['HS code', 'hs', 'customs code', 'tariff number', 'customs tariff number', 'commodity code'],
    es: ['Código arancelario', 'código sa', 'partida arancelaria', 'código hs'],
    it: ['Codice doganale', 'codice hs', 'codice sa', 'voce doganale', 'nomenclatura combinata'],
    zh: ['海关编码', 'HS编码', '税号', '商品编码'],
    de: ['Zolltarifnummer', 'HS-Code', 'Warennummer', 'Statistische Warennummer', 'Zolltarif-Nr', 'Zolltarifnr'],
  },
  gtin: {
    en: ['GTIN', 'ean', 'ean code', 'gtin/ean', 'upc', 'ean 13', 'gtin 13', 'gtin 14'],
    es: ['GTIN', 'código ean', 'código gtin'],
    it: ['GTIN', 'codice ean', 'codice gtin'],
    zh: ['GTIN', '商品条码', 'EAN码', '国际条码'],
    de: ['GTIN', 'EAN-Code', 'EAN-Nummer', 'GTIN-Nummer'],
  },
  photos: {
    en: ['Pictures', 'photos', 'images', 'image', 'photo', 'picture', 'image url', 'image link', 'main image'],
    es: ['Imágenes', 'fotos', 'imagen', 'foto', 'url de imagen'],
    it: ['Immagini', 'foto', 'immagine', 'url immagine'],
    zh: ['图片', '照片', '主图', '图片链接'],
    de: ['Bilder', 'Fotos', 'Bild', 'Foto', 'Bild-URL', 'Bildlink', 'Hauptbild', 'Abbildung'],
  },
  status: {
    en: ['Status', 'state', 'visibility'],
    es: ['Estado', 'visibilidad'],
    it: ['Stato', 'visibilità'],
    zh: ['状态', '展示状态'],
    de: ['Status', 'Sichtbarkeit', 'Anzeigestatus'],
  },
}
const baseHeadings: Record<Locale, readonly string[]> = {
  en: ['Prices are for (quantity)', 'price base', 'price quantity', 'price per quantity', 'pricing quantity'],
  es: ['Precios para (cantidad)', 'base de precio', 'unidad de precio', 'cantidad base'],
  it: ['Prezzi per (quantità base)', 'base prezzo', 'unità di prezzo', 'quantità base'],
  zh: ['价格对应数量', '价格单位数量', '计价数量', '每价格单位'],
  de: ['Preise gelten für (Menge)', 'Preiseinheit', 'Preisbasis', 'Preismenge', 'PE'],
}
const documentHeadings: Record<Locale, readonly string[]> = {
  en: ['Documents (links)', 'documents', 'datasheet link', 'datasheet url', 'document links', 'datasheet'],
  es: ['Documentos (enlaces)', 'documentos', 'ficha técnica', 'hoja de datos', 'enlace a la hoja de datos'],
  it: ['Documenti (link)', 'documenti', 'scheda tecnica', 'link scheda tecnica'],
  zh: ['文件（链接）', '文件链接', '规格书', '规格书链接'],
  de: ['Dokumente (Links)', 'Dokumente', 'Datenblatt', 'Datenblatt-Link', 'Link zum Datenblatt'],
}
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
  'pos',
  'position',
  'lfdnr',
  'zeile',
])
const specWords =
  /^(?:spec|specification|especificación|specifica|caratteristica|规格|spezifikation|merkmal)\s*[:：]\s*/i

const fieldOf = new Map<string, CatalogueField | UnstoredColumn>()
for (const heading of Object.values(baseHeadings).flat()) fieldOf.set(plain(heading), priceBaseColumn)
for (const heading of Object.values(documentHeadings).flat()) fieldOf.set(plain(heading), documentsColumn)
for (const take of [(all: readonly string[]) => all.slice(0, 1), (all: readonly string[]) => all])
  for (const field of catalogueFields)
    for (const locale of locales)
      for (const heading of take(headings[field][locale]))
        if (!fieldOf.has(plain(heading))) fieldOf.set(plain(heading), field)

export function columnFor(heading: string): CatalogueColumn | '' {
  const text = heading.trim()
  if (specWords.test(text)) return specOf(text.replace(specWords, ''))
  const version = versionFor(text)
  if (version) return version
  const field =
    fieldOf.get(plain(text)) ??
    fieldOf.get(plain(text.replace(/\s*[([（].*$/, ''))) ??
    priceIn(text) ??
    priceForMany(text) ??
    inTwoLanguages(text) ??
    oneOfMany(text)
  if (field) return field
  return text === '' || useless.has(plain(text)) ? '' : specOf(text)
}

/** `Description [es]`. */
function versionFor(text: string): VersionColumn | undefined {
  const [, heading = '', language = ''] = /^(.+?)\s*\[(\w\w)\]$/.exec(text) ?? []
  return versionColumns.find((column) => column === `${fieldOf.get(plain(heading))}[${language.toLowerCase()}]`)
}

function oneOfMany(heading: string): CatalogueField | undefined {
  const name = plain(heading).replace(/^(?:additional|extra|other|second|third|main)|[\d#]+/g, '')
  return fieldOf.get(name) === 'photos' ? 'photos' : undefined
}

function priceIn(heading: string): CatalogueField | undefined {
  const { currency, rest } = currencyIn(heading)
  if (!currency) return undefined
  const field = rest === '' ? 'price' : fieldOf.get(plain(rest))
  return pricedColumns.find((column) => column === field)
}

/** `Price / Precio`. */
function inTwoLanguages(heading: string): CatalogueField | UnstoredColumn | undefined {
  const [first, ...others] = heading.split(/[/|\n]| [-–] /).map((half) => fieldOf.get(plain(half)))
  return others.length > 0 && others.every((field) => field === first) ? first : undefined
}

/** `Price/kg`, `€ per 100`. */
function priceForMany(heading: string): CatalogueField | undefined {
  const { bare } = priceHeading(heading)
  return bare === heading ? undefined : pricedColumns.find((column) => column === fieldOf.get(plain(bare) || 'price'))
}

function specOf(text: string): CatalogueColumn | '' {
  const key = text.trim().slice(0, 80)
  return key ? `${specPrefix}${key}` : ''
}

export function headingOf(column: CatalogueColumn, locale: Locale): string {
  if (column === priceBaseColumn) return baseHeadings[locale][0]!
  if (column === documentsColumn) return documentHeadings[locale][0]!
  const version = versionIn(column)
  if (version) return `${headings[version.field][locale][0]} [${version.locale}]`
  if (!column.startsWith(specPrefix)) return headings[column as CatalogueField][locale][0]!
  const key = column.slice(specPrefix.length)
  return columnFor(key) === column ? key : `Spec: ${key}`
}
