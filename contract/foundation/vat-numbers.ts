// EU and Northern Irish VAT numbers: format and check digits. Sources: VIES FAQ, national tax offices. No zod.

/** Country code to number prefix; Greece's differs. */
export const vatCountries: ReadonlyMap<string, string> = new Map(
  'AT BE BG CY CZ DE DK EE ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'
    .split(' ')
    .map((code) => [code, code] as const)
    .concat([['GR', 'EL']]),
)

/** Capitals and digits only, with prefix. */
export function normalVatNumber(text: string, country: string): string {
  const prefix = vatCountries.get(country) ?? country
  const plain = text.toUpperCase().replace(/[\s.\-/]/g, '')
  if (country === 'GR' && plain.startsWith('GR')) return `EL${plain.slice(2)}`
  return plain.startsWith(prefix) ? plain : prefix + plain
}

export function isVatNumber(text: string, country: string): boolean {
  const prefix = vatCountries.get(country)
  const rule = prefix && rules[prefix]
  if (!rule) return false
  const body = normalVatNumber(text, country).slice(2)
  return rule.format.test(body) && rule.check(body)
}

type Rule = { format: RegExp; check: (body: string) => boolean }

const digitsOf = (text: string) => [...text].map(Number)
function weighed(text: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, at) => sum + weight * Number(text[at]), 0)
}
function luhn(text: string): number {
  return digitsOf(text)
    .toReversed()
    .reduce((sum, digit, at) => sum + (at % 2 === 0 ? digit : digit * 2 > 9 ? digit * 2 - 9 : digit * 2), 0)
}
/** ISO 7064, MOD 11,10. */
function mod11then10(text: string): number {
  return digitsOf(text).reduce((product, digit) => {
    const sum = (digit + product) % 10
    return ((sum === 0 ? 10 : sum) * 2) % 11
  }, 10)
}
const last = (text: string) => Number(text.at(-1))
const from = (first: number, to: number) => Array.from({ length: to - first + 1 }, (_, at) => first + at)
const down = (first: number, to: number) => from(to, first).toReversed()

const rules: Record<string, Rule> = {
  AT: { format: /^U\d{8}$/, check: (body) => (10 - ((luhn(body.slice(1, 8)) + 4) % 10)) % 10 === last(body) },
  BE: { format: /^[01]\d{9}$/, check: (body) => 97 - (Number(body.slice(0, 8)) % 97) === Number(body.slice(8)) },
  BG: { format: /^\d{9,10}$/, check: (body) => (body.length === 9 ? bulgarianCompany(body) : bulgarianPerson(body)) },
  CY: { format: /^\d{8}[A-Z]$/, check: cyprus },
  CZ: { format: /^\d{8,10}$/, check: czech },
  DE: { format: /^[1-9]\d{8}$/, check: (body) => (11 - mod11then10(body.slice(0, 8))) % 10 === last(body) },
  DK: { format: /^[1-9]\d{7}$/, check: (body) => weighed(body, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 },
  EE: { format: /^10\d{7}$/, check: (body) => weighed(body, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0 },
  EL: { format: /^\d{9}$/, check: (body) => (weighed(body, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === last(body) },
  ES: { format: /^[A-Z0-9]\d{7}[A-Z0-9]$/, check: spain },
  FI: { format: /^\d{8}$/, check: (body) => weighed(body, [7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0 },
  FR: { format: /^[A-HJ-NP-Z0-9]{2}\d{9}$/, check: france },
  HR: { format: /^\d{11}$/, check: (body) => (11 - mod11then10(body.slice(0, 10))) % 10 === last(body) },
  HU: { format: /^\d{8}$/, check: (body) => weighed(body, [9, 7, 3, 1, 9, 7, 3, 1]) % 10 === 0 },
  IE: { format: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/, check: ireland },
  IT: { format: /^\d{11}$/, check: (body) => !body.startsWith('0000000') && luhn(body) % 10 === 0 },
  LT: { format: /^(\d{7}1\d|\d{10}1\d)$/, check: lithuania },
  LU: { format: /^\d{8}$/, check: (body) => Number(body.slice(0, 6)) % 89 === Number(body.slice(6)) },
  LV: { format: /^\d{11}$/, check: latvia },
  MT: {
    format: /^[1-9]\d{7}$/,
    check: (body) => 37 - (weighed(body, [3, 4, 6, 7, 8, 9]) % 37) === Number(body.slice(6)),
  },
  NL: { format: /^\d{9}B\d{2}$/, check: (body) => dutchCompany(body) || mod97(`NL${body}`) },
  PL: { format: /^\d{10}$/, check: (body) => weighed(body, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === last(body) },
  PT: {
    format: /^[1-9]\d{8}$/,
    check: (body) => ((11 - (weighed(body, down(9, 2)) % 11)) % 11) % 10 === last(body),
  },
  RO: {
    format: /^[1-9]\d{1,9}$/,
    check: (body) =>
      ((weighed(body.slice(0, -1).padStart(9, '0'), [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === last(body),
  },
  SE: { format: /^\d{10}\d{2}$/, check: (body) => !body.endsWith('00') && luhn(body.slice(0, 10)) % 10 === 0 },
  SI: { format: /^[1-9]\d{7}$/, check: slovenia },
  SK: { format: /^[1-9]\d[2-47-9]\d{7}$/, check: (body) => Number(body) % 11 === 0 },
}

function bulgarianCompany(body: string): boolean {
  const first = weighed(body, from(1, 8)) % 11
  return (first === 10 ? (weighed(body, from(3, 10)) % 11) % 10 : first) === last(body)
}

function bulgarianPerson(body: string): boolean {
  const person = (weighed(body, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10
  const foreigner = weighed(body, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10
  const other = (11 - (weighed(body, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11
  return [person, foreigner, other].includes(last(body))
}

function cyprus(body: string): boolean {
  if (body.startsWith('12')) return false
  const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21]
  const sum = digitsOf(body.slice(0, 8)).reduce((total, digit, at) => total + (at % 2 === 0 ? odd[digit]! : digit), 0)
  return String.fromCharCode(65 + (sum % 26)) === body[8]
}

/** Eight digits: company; nine starting with 6: special persons; others: birth numbers. */
function czech(body: string): boolean {
  if (body.length === 8) {
    const check = (11 - (weighed(body, down(8, 2)) % 11)) % 11
    return !body.startsWith('9') && (check === 0 ? 1 : check % 10) === last(body)
  }
  if (body.length === 9 && body.startsWith('6')) {
    const sum = weighed(body.slice(1), down(8, 2)) % 11
    return 8 - ((21 - sum) % 11) === last(body)
  }
  const month = Number(body.slice(2, 4)) % 50
  const isDate = (month >= 1 && month <= 12) || (month >= 21 && month <= 32)
  if (body.length === 9) return isDate && Number(body.slice(0, 2)) <= 53
  return isDate && (Number(body) % 11 === 0 || (Number(body.slice(0, 9)) % 11 === 10 && last(body) === 0))
}

const spanishLetters = 'TRWAGMYFPDXBNJZSQVHLCKE'

/** A person's number with a letter, or a company's. */
function spain(body: string): boolean {
  const first = body[0]!
  const end = body[8]!
  if (/[\dXYZKLM]/.test(first)) {
    const number = /[KLM]/.test(first)
      ? body.slice(1, 8)
      : body.slice(0, 8).replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)))
    return spanishLetters[Number(number) % 23] === end
  }
  if (!/[A-HJNP-SUVW]/.test(first)) return false
  const check = (10 - (luhn(`${body.slice(1, 8)}0`) % 10)) % 10
  const letter = 'JABCDEFGHI'[check]
  if (/[PQSW]/.test(first) || body.startsWith('00', 1))
    return end === letter || (!/[PQSW]/.test(first) && end === String(check))
  if (/[ABEH]/.test(first)) return end === String(check)
  return end === String(check) || end === letter
}

/** Two digits derived from the company number, or the newer lettered style. */
function france(body: string): boolean {
  const company = body.slice(2)
  if (luhn(company) % 10 !== 0 && !company.startsWith('000')) return false
  if (/^\d\d/.test(body)) return Number(`${company}12`) % 97 === Number(body.slice(0, 2))
  const signs = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'
  const [first, second] = [signs.indexOf(body[0]!), signs.indexOf(body[1]!)]
  const check = /\d/.test(body[0]!) ? first * 24 + second - 10 : first * 34 + second - 100
  return (Number(company) + 1 + Math.floor(check / 11)) % 11 === check % 11
}

function ireland(body: string): boolean {
  const letters = 'WABCDEFGHIJKLMNOPQRSTUV'
  const isOld = /^\d[A-Z+*]/.test(body)
  const number = isOld ? `0${body.slice(2, 7)}${body[0]}` : body.slice(0, 7)
  const extra = !isOld && body.length === 9 ? (body.charCodeAt(8) - 64) * 9 : 0
  return letters[(weighed(number, down(8, 2)) + extra) % 23] === body[7]
}

function lithuania(body: string): boolean {
  const digits = digitsOf(body.slice(0, -1))
  const sum = (shift: number) => digits.reduce((total, digit, at) => total + digit * (1 + ((at + shift) % 9)), 0) % 11
  const first = sum(0)
  return (first === 10 ? sum(2) % 10 : first) === last(body)
}

/** A company, or a person by birthday or newer numbers starting with 32. */
function latvia(body: string): boolean {
  if (body[0]! > '3') return weighed(body, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3
  if (body.startsWith('32')) return true
  const [day, month] = [Number(body.slice(0, 2)), Number(body.slice(2, 4))]
  const check = (1101 - weighed(body, [1, 6, 3, 7, 9, 10, 5, 8, 4, 2])) % 11
  return day >= 1 && day <= 31 && month >= 1 && month <= 12 && check % 10 === last(body)
}

function slovenia(body: string): boolean {
  const rest = weighed(body, down(8, 2)) % 11
  return rest !== 0 && (11 - rest) % 10 === last(body)
}

function dutchCompany(body: string): boolean {
  const sum = weighed(body, down(9, 2)) % 11
  return sum < 10 && sum === Number(body[8])
}

/** ISO 7064, MOD 97-10, letters as 10 to 35: Dutch sole traders since 2020. */
function mod97(text: string): boolean {
  const digits = [...text].map((sign) => (/\d/.test(sign) ? sign : String(sign.charCodeAt(0) - 55))).join('')
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}
