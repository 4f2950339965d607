// Tables in many scripts and encodings.
import type { Encoding } from '#web/catalog/catalogues/reading/decode.ts'
import { encoded } from './encoded.ts'
import type { SampleFile } from './sample-file.ts'

/** Language | headings | names | decimal separator | encodings. */
const tables = `
en | Product name, Part number, Price, Currency | Pump 20 °C, Flange ½ inch ±5 µm | . | utf-8 bom utf-16le utf-16be bom16le bom16be windows-1252
es | Nombre, Referencia, Precio, Moneda | Válvula de compuerta, Tapón de señal ñandú | , | utf-8 windows-1252 bom16le
it | Nome prodotto, Codice articolo, Prezzo, Valuta | Pompa ad alta qualità, Così è più semplice | , | utf-8 windows-1252
de | Bezeichnung, Artikelnummer, Preis, Währung | Kreiselpumpe Größe 5, Ölfilter ÄÖÜ ß | , | utf-8 windows-1252 bom
fr | Désignation, Référence, Prix, Devise | Pompe à eau dégazée, Vis à tête fraisée | , | utf-8 windows-1252
zh | 产品名称, 型号, 价格, 币种 | 不锈钢离心泵, 三相异步电动机 5.5 kW | . | utf-8 bom gb18030 utf-16le bom16be
tw | 產品名稱, 型號, 價格, 幣別 | 不鏽鋼離心泵, 電動機馬達 | . | utf-8 big5
ja | 商品名, 品番, 価格, 通貨 | ステンレスポンプ, 電動モーター | . | utf-8 shift_jis
ko | 품명, 모델번호, 가격, 통화 | 스테인리스 펌프, 전동기 모터 | . | utf-8 euc-kr
ru | Наименование, Артикул, Цена, Валюта | Насос центробежный, ЗАДВИЖКА СТАЛЬНАЯ | , | utf-8 windows-1251 bom16le
pl | Nazwa, Indeks, Cena, Waluta | Pompa odśrodkowa żeliwna, Zawór kulowy łączący | , | utf-8 windows-1250
cs | Název, Kód, Cena, Měna | Čerpadlo odstředivé, Ventil kulový řízený | , | utf-8 windows-1250
tr | Ürün adı, Ürün kodu, Fiyat, Para birimi | Santrifüj pompa ağır, Küresel vana şaft | , | utf-8 windows-1254
`
  .trim()
  .split('\n')
  .map((line) => {
    const [language = '', headings = '', names = '', decimal = '', encodings = ''] = line.split(' | ')
    return {
      language,
      headings: headings.split(', '),
      names: names.split(', '),
      decimal,
      encodings: encodings.split(' '),
    }
  })
const withMark: Record<string, Encoding> = { bom: 'utf-8', bom16le: 'utf-16le', bom16be: 'utf-16be' }
const delimiters = [',', ';', '\t', '|']

export const textFiles: SampleFile[] = tables.flatMap(({ language, headings, names, encodings, decimal }) =>
  encodings.flatMap((encoding) =>
    delimiters.map((delimiter) => {
      const number = (text: string) => (delimiter === ',' && decimal === ',' ? `"${text}"` : text).replace('.', decimal)
      const lines = [
        headings.join(delimiter),
        ...names.map((name, at) => [name, `0${at}-7`, number(`12${at}.5`), 'EUR'].join(delimiter)),
      ]
      const text = lines.join('\r\n')
      const marked = withMark[encoding]
      const plain = marked ?? (encoding as Encoding)
      return {
        name: `${language} ${encoding} ${delimiter === '\t' ? 'tab' : delimiter}`,
        content: encoded(marked ? `\uFEFF${text}` : text, plain),
        encoding: plain,
        products: names.map((name, at) => ({
          name,
          partNumber: `0${at}-7`,
          price: 120.5 + at,
          currency: 'EUR',
        })),
      }
    }),
  ),
)
