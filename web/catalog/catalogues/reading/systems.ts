// Columns of shop and inventory exports.
import type { CatalogueColumn } from '#contract/catalog/catalogues/columns.ts'
import { plainHeading } from './plain-heading.ts'

const listed = (column: CatalogueColumn | '', names: string) =>
  names.split(/[,\n]/).map((name) => [plainHeading(name), column] as const)

const further = [
  ...listed(
    'name',
    `Bezeichnung, Artikelbezeichnung, Produktname, Désignation, Nom du produit, Nom, Libellé, Nome do produto, Наименование, Название, Nazwa
Nazwa produktu, Název, Název produktu, Megnevezés, Denumire, Ürün adı, Ürün, 產品名稱, 品名規格, 商品名, 製品名, 품명, 제품명, 상품명`,
  ),
  ...listed(
    'partNumber',
    `Artikelnummer, Artikelnr, Art.-Nr., Bestellnummer, Teilenummer, Référence, Réf., Code article, Referência, Артикул, Код, Indeks, Kod
Kod produktu, Kód, Kód produktu, Cikkszám, Cod produs, Ürün kodu, 型號, 料號, 品番, 型番, 商品コード, 모델번호, 품번, 모델명`,
  ),
  ...listed('brand', 'Marke, Marque, Бренд, Производитель, Producent, Značka, Márka, 品牌名稱, メーカー, 브랜드'),
  ...listed(
    'description',
    'Beschreibung, Langtext, Texte, Descrição, Описание, Opis, Popis, Leírás, Açıklama, 產品描述, 説明, 설명',
  ),
  ...listed(
    'category',
    'Kategorie, Warengruppe, Catégorie, Categoria do produto, Категория, Kategoria, Kategori, 類別, カテゴリー, 분류',
  ),
  ...listed(
    'price',
    'Preis, Verkaufspreis, Listenpreis, Prix, Prix unitaire, Prix HT, Preço, Цена, Cena, Cena netto, Ár, Preţ, Preț, Fiyat, 價格, 單價, 価格, 単価, 가격, 단가',
  ),
  ...listed('currency', 'Währung, Devise, Moeda, Валюта, Waluta, Měna, Deviza, Para birimi, 幣別, 通貨, 통화'),
  ...listed(
    'unit',
    'Einheit, ME, Mengeneinheit, Unité, Unidade, Ед. изм., Единица, Jednostka, J.m., Jednotka, Birim, 單位, 単位, 단위',
  ),
  ...listed(
    'stock',
    'Lagerbestand, Bestand, Verfügbar, En stock, Estoque, Остаток, Наличие, Stan, Sklad, Stok, 庫存, 在庫, 재고',
  ),
  ...listed(
    'hsCode',
    'Warennummer, Zolltarifnummer, Code douanier, NCM, Код ТН ВЭД, Kod CN, GTIP, 海關編碼, HSコード, HS코드',
  ),
  ...listed(
    'photos',
    'Bild, Bilder, Photos du produit, Imagem, Фото, Изображение, Zdjęcie, Obrázek, Resim, 圖片, 画像, 사진',
  ),
]

const columns = new Map<string, CatalogueColumn | ''>([
  ...listed(
    'name',
    'Material description, Material short text, MAKTX, Short text, Item description, product_name, post_title, display_name',
  ),
  ...listed(
    'partNumber',
    'Internal reference, default_code, Variant SKU, Material number, MATNR, Reference #, post_sku',
  ),
  ...listed('brand', 'Vendor, Brands, Hersteller, product_brand'),
  ...listed(
    'description',
    'Body (HTML), Sales description, description_sale, Website description, post_content, Long text, Body HTML',
  ),
  ...listed(
    'category',
    `Categories, Product category, Product categories, categ_id, Material group, MATKL, Categories (x,y,z...), Categories (x
Standard product type, Categorías, Categorie`,
  ),
  ...listed(
    'price',
    `Regular price, Sales price, Sale price list, list_price, lst_price, Variant price, Price tax excluded, Price (tax excl.)
Price (tax excl), Net price, NETPR, KBETR, Precio normal, Prezzo di listino, Precio imp. excl., 常规价格, 正常价格, Public price`,
  ),
  ...listed('currency', 'Crcy, WAERS, currency_id, Curr., KONWA'),
  ...listed('unit', 'Base unit of measure, BUn, MEINS, uom_id, Unity, Un'),
  ...listed('per', 'Per, PEINH, KPEIN, Pricing unit, Preiseinheit, PE, Condition pricing unit'),
  ...listed('minimumOrder', 'Minimal quantity, Minimum lot size, min_qty, BSTMI'),
  ...listed(
    'stock',
    `In stock?, Variant inventory qty, Quantity on hand, qty_available, Unrestricted, LABST, On hand, Inventario
¿Existencias?, ¿En inventario?, Magazzino, Inventory quantity, Available quantity, 库存数量, Lagerbestand, Bestand`,
  ),
  ...listed(
    'hsCode',
    'Variant HS code, hs_code, Harmonized system code, Commodity code, STAWN, Intrastat code, Zolltarifnummer',
  ),
  ...listed('leadTime', 'sale_delay, Customer lead time, Planned delivery time, PLIFZ, Pl. deliv. time'),
  ...listed('photos', 'Image src, Image URLs, Variant image, Additional image link, image_link, Product image URL'),
  ...listed('keywords', 'product_tag_ids, Etiquetas'),
  ...listed('status', 'Active (0/1), Active'),
  ...listed(
    '',
    `Is featured?, Visibility in catalog, Short description, Date sale price starts, Date sale price ends, Tax status, Tax class
Low stock amount, Backorders allowed?, Sold individually?, Allow customer reviews?, Purchase note, Sale price, Shipping class, Download limit
Download expiry days, Grouped products, Upsells, Cross-sells, External URL, Button text, Swatches attributes
¿Está destacado?, Visibilidad en el catálogo, Descripción corta, Estado del impuesto, Clase de impuesto, Precio rebajado, Nota de compra
¿Vendido individualmente?, ¿Permitir valoraciones de clientes?, Clase de envío, Límite de descargas, Texto del botón
In primo piano?, Visibilità nel catalogo, Breve descrizione, Stato delle imposte, Aliquota di imposta, Prezzo in offerta, Classe di spedizione
Variant grams, Variant inventory tracker, Variant inventory policy, Variant fulfillment service, Variant compare at price
Variant requires shipping, Variant taxable, Image position, Image alt text, Gift card, SEO title, SEO description, Variant weight unit
Variant tax code, Cost per item, Included / International, Compare at price / International
Wholesale price, wholesale_price, Price tax included, Price (tax incl.), Tax rules ID, On sale (0/1), Discount amount, Discount percent
Discount from (yyyy-mm-dd), Discount to (yyyy-mm-dd), Supplier reference #, Supplier, Ecotax, Low stock level, Additional shipping cost
Summary, Meta title, Meta keywords, Meta description, Meta-title, Meta-keywords, Meta-description, Rewritten URL, URL rewritten
Text when in stock, Text when backorder allowed, Available for order
Product available date, Product creation date, Show price, Delete existing images, Available online only, Customizable, Uploadable files, Text fields, Out of stock, ID / Name of shop, Advanced stock management, Depends On Stock
Warehouse, Image alt texts, Send me an email when the quantity is under this level, Product ID, Product identifier
External ID, Cost, standard_price, Cost price, Purchase price, Can be sold, Can be purchased, Can be expensed, sale_ok, purchase_ok
Forecasted quantity, virtual_available, Activity state, Customer taxes, Vendor taxes, taxes_id, is_published
image_1920, image_128, Invoicing policy, Purchase unit of measure, uom_po_id
Plnt, WERKS, SLoc, LGORT, Created by, ERNAM, ERSDA, Created on, Last change, LAEDA, AENAM, Valuation class, BKLAS, Moving price, VERPR
Standard price, STPRS, MRP type, MRP controller, DISPO, Purchasing group, EKGRP, Sales org., VKORG, Del. flag, LVORM, MTART, MBRSH
Einkaufspreis, Precio de coste, Precio de compra, Costo, Prezzo di acquisto, Prezzo d'acquisto, Margin, 进价, 成本, 成本价`,
  ),
  ...further,
])

const systems: { signs: string[]; own: Map<string, CatalogueColumn | ''> }[] = [
  ...[
    ['regularprice', 'isfeatured'],
    ['regularprice', 'published'],
    ['type', 'published', 'sku'],
    ['precionormal', 'tipo'],
    ['prezzodilistino', 'tipo'],
  ].map((signs) => ({
    signs,
    own: new Map([
      ...listed('status', 'Published, Publicado, Pubblicato'),
      ...listed('', 'Type, Parent, Position, Tipo, Superior, Posición, Genitore, Posizione'),
    ]),
  })),
  { signs: ['handle', 'title', 'status'], own: new Map(listed('', 'Published')) },
  {
    signs: ['handle', 'title'],
    own: new Map([
      ...listed('status', 'Status, Published'),
      ...listed('category', 'Type'),
      ...listed('', 'Handle, Published scope'),
      ...listed('spec:Barcode', 'Variant barcode'),
    ]),
  },
  ...['pricetaxexcluded', 'pricetaxexcl', 'active01'].map((sign) => ({
    signs: [sign],
    own: new Map([...listed('stock', 'Quantity'), ...listed('partNumber', 'Reference'), ...listed('', 'Position')]),
  })),
  ...['internalreference', 'defaultcode'].map((sign) => ({
    signs: [sign],
    own: new Map(
      listed(
        '',
        'Product type, type, Unit, Volume unit, Weight unit, Responsible, Company, Favorite, Priority, Tracking',
      ),
    ),
  })),
  ...['materialdescription', 'materialshorttext', 'maktx'].map((sign) => ({
    signs: [sign],
    own: new Map([
      ...listed('partNumber', 'Material'),
      ...listed('', 'Plant, ABC, DF, Typ, Type, MTyp, Material type'),
    ]),
  })),
]

const settings =
  /^meta: |^attribute \d+ (?:visible|global|default)|^atributo (?:visible|global) \d+|^attributo \d+ (?:visibile|globale)|^google shopping \/ |\(product\.metafields\.|^(?:price|included|compare at price) \/ |^download \d+ (?:name|url)$/i

const lists = /\s*\((?:x[,;].*|0 ?= ?no.*)$/i

export function exportedColumns(headings: readonly string[]): (heading: string) => CatalogueColumn | '' | undefined {
  const given = new Set(headings.map(plainHeading))
  const own = systems.filter(({ signs }) => signs.every((sign) => given.has(sign))).map((system) => system.own)
  return (heading) => {
    const name = plainHeading(heading.replace(lists, ''))
    const found = own.map((map) => map.get(name)).find((column) => column !== undefined) ?? columns.get(name)
    return found ?? (settings.test(heading.trim()) ? '' : undefined)
  }
}
