// Tables of the corpus in many scripts, separators and encodings.
import type { Encoding } from '#web/catalog/catalogues/reading/decode.ts'
import { encoded } from './encoded.ts'
import type { SampleFile } from './sample-file.ts'

type LanguageTable = {
  language: string
  headings: [string, string, string, string]
  names: string[]
  encodings: (Encoding | 'bom' | 'bom16le' | 'bom16be')[]
  decimal: '.' | ','
}

const tables: LanguageTable[] = [
  {
    language: 'en',
    headings: ['Product name', 'Part number', 'Price', 'Currency'],
    names: ['Pump 20 °C', 'Flange ½ inch ±5 µm'],
    encodings: ['utf-8', 'bom', 'utf-16le', 'utf-16be', 'bom16le', 'bom16be', 'windows-1252'],
    decimal: '.',
  },
  {
    language: 'es',
    headings: ['Nombre', 'Referencia', 'Precio', 'Moneda'],
    names: ['Válvula de compuerta', 'Tapón de señal ñandú'],
    encodings: ['utf-8', 'windows-1252', 'bom16le'],
    decimal: ',',
  },
  {
    language: 'it',
    headings: ['Nome prodotto', 'Codice articolo', 'Prezzo', 'Valuta'],
    names: ['Pompa ad alta qualità', 'Così è più semplice'],
    encodings: ['utf-8', 'windows-1252'],
    decimal: ',',
  },
  {
    language: 'de',
    headings: ['Bezeichnung', 'Artikelnummer', 'Preis', 'Währung'],
    names: ['Kreiselpumpe Größe 5', 'Ölfilter ÄÖÜ ß'],
    encodings: ['utf-8', 'windows-1252', 'bom'],
    decimal: ',',
  },
  {
    language: 'fr',
    headings: ['Désignation', 'Référence', 'Prix', 'Devise'],
    names: ['Pompe à eau dégazée', 'Vis à tête fraisée'],
    encodings: ['utf-8', 'windows-1252'],
    decimal: ',',
  },
  {
    language: 'zh',
    headings: ['产品名称', '型号', '价格', '币种'],
    names: ['不锈钢离心泵', '三相异步电动机 5.5 kW'],
    encodings: ['utf-8', 'bom', 'gb18030', 'utf-16le', 'bom16be'],
    decimal: '.',
  },
  {
    language: 'tw',
    headings: ['產品名稱', '型號', '價格', '幣別'],
    names: ['不鏽鋼離心泵', '電動機馬達'],
    encodings: ['utf-8', 'big5'],
    decimal: '.',
  },
  {
    language: 'ja',
    headings: ['商品名', '品番', '価格', '通貨'],
    names: ['ステンレスポンプ', '電動モーター'],
    encodings: ['utf-8', 'shift_jis'],
    decimal: '.',
  },
  {
    language: 'ko',
    headings: ['품명', '모델번호', '가격', '통화'],
    names: ['스테인리스 펌프', '전동기 모터'],
    encodings: ['utf-8', 'euc-kr'],
    decimal: '.',
  },
  {
    language: 'ru',
    headings: ['Наименование', 'Артикул', 'Цена', 'Валюта'],
    names: ['Насос центробежный', 'ЗАДВИЖКА СТАЛЬНАЯ'],
    encodings: ['utf-8', 'windows-1251', 'bom16le'],
    decimal: ',',
  },
  {
    language: 'pl',
    headings: ['Nazwa', 'Indeks', 'Cena', 'Waluta'],
    names: ['Pompa odśrodkowa żeliwna', 'Zawór kulowy łączący'],
    encodings: ['utf-8', 'windows-1250'],
    decimal: ',',
  },
  {
    language: 'cs',
    headings: ['Název', 'Kód', 'Cena', 'Měna'],
    names: ['Čerpadlo odstředivé', 'Ventil kulový řízený'],
    encodings: ['utf-8', 'windows-1250'],
    decimal: ',',
  },
  {
    language: 'tr',
    headings: ['Ürün adı', 'Ürün kodu', 'Fiyat', 'Para birimi'],
    names: ['Santrifüj pompa ağır', 'Küresel vana şaft'],
    encodings: ['utf-8', 'windows-1254'],
    decimal: ',',
  },
]
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
      const plain = { bom: 'utf-8', bom16le: 'utf-16le', bom16be: 'utf-16be' }[encoding as string] as
        | Encoding
        | undefined
      return {
        name: `${language} ${encoding} ${delimiter === '\t' ? 'tab' : delimiter}`,
        content: encoded(plain ? `\uFEFF${text}` : text, plain ?? (encoding as Encoding)),
        encoding: plain ?? (encoding as Encoding),
        products: names.map((name, at) => ({
          name,
          partNumber: `0${at}-7`,
          price: 120 + at * 1 + 0.5,
          currency: 'EUR',
        })),
      }
    }),
  ),
)
