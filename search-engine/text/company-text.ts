// Company texts.
import { headWords } from './product-type.ts'
import { boundThings } from '../understanding/bound-heads.ts'

export const legalForms = new Set(
  (
    'plc inc incorporated corp corporation ltd limited llc lp co company gmbh ag kg kgaa se sa spa srl sarl sas bv nv ab oy oyj as asa aps ' +
    'kk pty pte pvt bhd tbk pt pcl jsc pjsc holding holdings group'
  ).split(' '),
)
export const wideTrades = new Set(
  (
    'industry industries company producer producers enterprise works plant factory firm house shop service services system systems ' +
    'supply supplies unit units group industria empresa azienda impresa productor produttore 公司 企业 工业'
  ).split(' '),
)
const headFirstTrades = new Set(
  (
    'bodega bodegas viña viñas viñedos cantina cantine tenuta vigneti cementos cemento cementi cementeria aceros acerías acciaierie ' +
    'acciaieria fonderia fonderie fundición officine cartiera cartiere papelera laboratorios laboratori minera siderúrgica ' +
    'cervecería molinos molini mulino textil tessitura industrias'
  ).split(' '),
)

export function headOfCompany(name: string): string | undefined {
  const [first = ''] = name.split(' ', 1)
  return headFirstTrades.has(first.toLowerCase()) ? first.toLowerCase() : headWords(withoutWorks(name))[0]
}

/** `Centrifugal Pump Works` makes pumps; `Crane Works` may be a surname. */
function withoutWorks(name: string): string {
  return name.replace(/(?<=\s\S+)\s+(?:works|factory|manufacturers?|makers?)$/i, '')
}
const trailingForms = /(?:[\s,.&/]+([\p{L}.]+))\s*\)?\.?$/u
const MAX_OPENING = 300
const MIN_OPENING = 40

export function withoutLegalForm(name: string): string {
  let plain = name.trim()
  for (;;) {
    const form = trailingForms.exec(plain)
    if (!form || !legalForms.has(form[1]!.replaceAll('.', '').toLowerCase())) return plain
    plain = plain.slice(0, form.index)
  }
}

export function openingOf(text: string): string {
  const ends = /(?:[.!?](?=\s+\p{Lu})|[\n。！？])\s*/gu
  for (const end of text.slice(0, MAX_OPENING).matchAll(ends)) {
    // An abbreviation ends no sentence.
    const before = /(\p{L}+)$/u.exec(text.slice(0, end.index))?.[1]?.toLowerCase() ?? ''
    if (end.index < MIN_OPENING || legalForms.has(before)) continue
    return text.slice(0, end.index)
  }
  return text.slice(0, MAX_OPENING)
}

/** Crane Co. says nothing of cranes beside its name. */
export function isSaid(name: string, text: string): boolean {
  if (text === '') return true
  const plain = withoutLegalForm(name)
  const rest = text.replaceAll(plain, '').toLowerCase()
  const words = plain.toLowerCase().match(/[\p{L}]{3,}/gu) ?? []
  return words.length !== 1 || words.some((word) => rest.includes(word.replace(/s$/, '')))
}

const formInText = /(?<=\p{Lu}[\p{L}&.-]*\s)(?:plc|Plc|PLC|spa|Spa|SpA|SPA|[sS]\.[pP]\.[aA]\.?)(?![\p{L}])/gu

export function withoutForms(text: string, name: string): string {
  return text.replace(name, withoutLegalForm(name)).replace(formInText, '')
}

const fitted =
  /(?<!\p{L})(?:for|to|used in|serving|serves|para|per|für|pour)(?!\p{L})[^,;.]*|(?:适用于|用于)[^，。；]*/giu
const offering =
  /(?<!\p{L})(?:manufactur|produ[czt]|offer|provid|suppl|sell|distribut|design|develop|make[rs]?|making|speciali[sz]|engag|operat|explor|owns|fabric|ofrec|vend|fornisc|realizz)|生产|提供|制造|销售/iu

export function saidIn(opening: string, text: string, name: string): string[] {
  const others = text.slice(opening.length).split(/(?<=[.;!?]\s|[。；\n])/u)
  return [opening, ...others.filter((one) => offering.test(one))].flatMap((one) =>
    one.replaceAll(withoutLegalForm(name), '\n').replace(fitted, '\n').replace(boundThings, '\n').split('\n'),
  )
}
