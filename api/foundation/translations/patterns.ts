// Masked patterns.
const left = String.raw`(?<![\p{Script=Latin}\p{N}])`
const right = String.raw`(?![\p{Script=Latin}\p{N}])`
const space = String.raw`[ \u00a0\u202f]`

const groups = String.raw`(?:[.,'’ \u00a0\u202f](?=\d{3}(?!\d))\d{3})*`
const number = String.raw`\d+${groups}(?:[.,]\d+)*`
const range = String.raw`${number}(?:${space}?(?:[x×*/~–—-]|\.\.\.?|…)${space}?${number})*`

const units = [
  'm/s|km/h|m[³3]/h|[lL]/(?:min|h|s)|(?:kg|t|pcs)/(?:h|min)|k?g/(?:m[²³23]|l)|cSt|cP|mPa·s|N/mm[²2]',
  '(?:[nµμmckdh]?m|in\\.|inch|ft|yd)[²³23]?',
  '[kmµμ]?g|lbs?|oz|t',
  '[mcdh]?[lL]|gal',
  '[kMGmhn]?(?:Pa|bar)|psi|atm|mbar',
  '[kmM]?V(?:AC|DC|A|ar)?|[mkµμ]?A[hC]?|[kMGmµμ]?W[hp]?|[kMG]?Hz|[kM]?[ΩΩ]|[kmµμnp]?F|[mµμ]?H',
  '[km]?N(?:[·.]?m{1,2})?|[kMG]?J|hp|HP|CV|PS|kcal|BTU',
  '°C|°F|°|K|%|‰|ppm|ppb|dB(?:\\(A\\)|m|i)?|lm|lx|cd',
  'rpm|r/min|min|ms|h|s',
  '[kKMGT]?B|Mbps|Gbps|″|"|′',
].join('|')
const unit = String.raw`${space}?(?:${units})${right}`

const codes = 'USD|EUR|GBP|CNY|RMB|JPY|INR|MXN|BRL|CHF|AUD|CAD|TRY|KRW|COP|CLP|PEN|ARS'
const signs = String.raw`US\$|[$€£¥₹₩]`
const before = String.raw`(?:${signs}|${left}(?:${codes}))${space}?`
const after = String.raw`${space}?(?:${signs}|(?:${codes})${right})`

const bodies =
  'ISO|EN|DIN|IEC|IEEE|ASTM|ANSI|ASME|API|AISI|SAE|UNS|BS|JIS|GB/T|GB|GOST|ГОСТ|UNI|UNE|NF|VDE|NEMA|UL|CSA|NSF|AWS|AWWA|MIL|MSS|ETSI|DVGW|FDA|REACH|RoHS|PED|ATEX|TA|PN|DN|NPS|IP|IK|SDR|RAL|HS|CAS|UN|CAGE'
const norm = String.raw`${left}(?:${bodies})(?:[ /-](?:${bodies}|T|TS|TR|CEN|HD|SP|SS|Class|CLASS|No\.?)){0,3}[ -]?[A-Z]{0,4}[ -]?\d(?:[\w.:/-]{0,30}\w)?`
const designation = String.raw`${left}(?=[A-Z\d./_-]{0,30}\d)(?=[A-Z\d./_-]{0,30}[A-Z])[A-Z\d]{1,30}(?:[-./_][A-Z\d]{1,30}){0,8}[a-z]?${right}`
const mixed = String.raw`${left}[A-Za-z]{1,30}\d[A-Za-z\d]{0,30}(?:[-./][A-Za-z\d]{1,30}){0,8}${right}`
const diameter = String.raw`[ØøΦ⌀]${space}?${range}(?:${unit})?`

const link = String.raw`(?:https?:\/\/|www\.)[^\s<>"，。；、）]*[^\s<>"，。；、）.,;:!?)\]']`
const mail = String.raw`(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}`
const domain = String.raw`(?<![\p{L}\p{N}.-])(?:[a-z\d-]{1,63}\.){1,5}(?:com|net|org|info|biz|eu|io|cn|de|es|it|mx|co|cl|ar|pe|tr|in|uk|fr|pt|us|br)(?:\/[^\s<>"]*[^\s<>".,;:!?)])?${right}`

const incoterms = 'EXW|FCA|FAS|FOB|CFR|CIF|CPT|CIP|DAP|DPU|DDP|DAT'

const marks = String.raw`⟦[^⟧\n]{0,20}⟧|[⟦⟧]|\[\[|\]\]`
const markup = String.raw`<\/?[A-Za-z][^<>\n]{0,200}>|&(?:#\d+|#[xX][\dA-Fa-f]+|[A-Za-z]+\d*);`
const fields = String.raw`\$?\{\{?[^{}\n]{0,60}\}\}?|(?<!\d)%(?:\d+\$)?[sdif](?![A-Za-z])`

/** Chinese units as other languages write them. Counting words (台, 件) stay. */
export const chineseUnits: Readonly<Record<string, string>> = {
  平方毫米: 'mm²',
  平方厘米: 'cm²',
  平方米: 'm²',
  立方厘米: 'cm³',
  立方米: 'm³',
  微米: 'µm',
  毫米: 'mm',
  厘米: 'cm',
  千米: 'km',
  公里: 'km',
  米: 'm',
  毫克: 'mg',
  千克: 'kg',
  公斤: 'kg',
  克: 'g',
  吨: 't',
  毫升: 'ml',
  升: 'l',
  兆帕: 'MPa',
  千帕: 'kPa',
  毫安: 'mA',
  千伏: 'kV',
  伏: 'V',
  兆瓦: 'MW',
  千瓦: 'kW',
  瓦: 'W',
  千赫: 'kHz',
  兆赫: 'MHz',
  赫兹: 'Hz',
  摄氏度: '°C',
  小时: 'h',
  分钟: 'min',
}
const otherWords = '米(?=色)|升(?=[级降温])|克(?=[服制拉])|瓦(?=[片楞])|吨(?=位)'
export const chineseQuantity = String.raw`${left}(?<figure>[-+−±]?${range})${space}?(?!${otherWords})(?<unit>${Object.keys(chineseUnits).join('|')})`

/** A machine that sees no figure mistakes its power. */
export const myriads = String.raw`(?<myriads>\d+(?:\.\d+)?)${space}?(?<power>[万亿])`
export const ordinals = String.raw`(?<ordinal>\d+(?:st|nd|rd|th)${right})`

/** Order matters. */
export const kept = [
  marks,
  markup,
  fields,
  link,
  mail,
  domain,
  norm,
  `${before}${range}`,
  String.raw`${left}[-+−±]?${range}(?:${unit}|${after})`,
  designation,
  mixed,
  diameter,
  `${left}(?:${incoterms})${right}`,
  String.raw`(?<![\p{L}\p{N}])[-+−±]?${range}|${range}`,
].join('|')

export function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
}

export function namesAlone(names: readonly string[]): string[] {
  const longestFirst = names.filter((name) => name.trim().length > 1).toSorted((a, b) => b.length - a.length)
  return longestFirst.map((name) => `${left}${escaped(name.trim())}${right}`)
}
