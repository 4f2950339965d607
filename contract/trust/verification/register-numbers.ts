// Company register numbers: form and check digits. Unlisted countries take 3 to 30 letters and digits.
import { isLuhn, isMod11, weighed } from './check-digits.ts'

type Register = {
  name: string
  example: string
  pattern: RegExp
  check?: (plain: string) => boolean
}

const anything: Register = { name: '', example: '', pattern: /^[A-Z0-9]{3,30}$/ }

const registers: Record<string, Register> = {
  AT: { name: 'Firmenbuch', example: 'FN 150913 f', pattern: /^(FN)?\d{1,6}[A-Z]$/ },
  AU: { name: 'ABN', example: '51 824 753 556', pattern: /^\d{11}$/, check: isAustralian },
  BE: { name: 'KBO/BCE', example: '0403.019.261', pattern: /^[01]\d{9}$/, check: isBelgian },
  BR: { name: 'CNPJ', example: '11.222.333/0001-81', pattern: /^\d{14}$/, check: isBrazilian },
  CH: {
    name: 'UID',
    example: 'CHE-123.456.788',
    pattern: /^CHE\d{9}$/,
    check: (plain) => isMod11(plain.slice(3), [5, 4, 3, 2, 7, 6, 5, 4]),
  },
  CL: { name: 'RUT', example: '12.345.678-5', pattern: /^\d{7,8}[\dK]$/, check: isChilean },
  CN: {
    name: '统一社会信用代码',
    example: '91350100M000100Y43',
    pattern: /^[0-9A-HJ-NPQRTUWXY]{18}$/,
    check: isChinese,
  },
  DE: { name: 'Handelsregister', example: 'HRB 86891', pattern: /^(HRA|HRB|GNR|VR|PR)\d{1,6}[A-Z]{0,2}$/ },
  DK: {
    name: 'CVR',
    example: '13585628',
    pattern: /^[1-9]\d{7}$/,
    check: (plain) => weighed(plain, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  },
  FI: {
    name: 'Y-tunnus',
    example: '1572860-0',
    pattern: /^\d{8}$/,
    check: (plain) => isMod11(plain, [7, 9, 10, 5, 8, 4, 2]),
  },
  FR: { name: 'SIREN', example: '732 829 320', pattern: /^\d{9}$/, check: isLuhn },
  GB: { name: 'Companies House', example: '00445790', pattern: /^(\d{8}|(SC|NI|OC|SO|NC|R0)\d{6})$/ },
  IN: { name: 'CIN', example: 'L17110MH1973PLC019786', pattern: /^[LUF]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/ },
  IT: { name: 'REA', example: 'MI-1234567', pattern: /^[A-Z]{2}\d{5,7}$/ },
  JP: { name: '法人番号', example: '7000012050002', pattern: /^[1-9]\d{12}$/, check: isJapanese },
  MX: { name: 'RFC', example: 'GODE561231GR8', pattern: /^[A-ZÑ&]{3,4}\d{6}[A-Z0-9]{3}$/ },
  NL: { name: 'KVK', example: '33014286', pattern: /^\d{8}$/ },
  NO: {
    name: 'Organisasjonsnummer',
    example: '974 760 673',
    pattern: /^[89]\d{8}$/,
    check: (plain) => isMod11(plain, [3, 2, 7, 6, 5, 4, 3, 2]),
  },
  PL: { name: 'KRS', example: '0000028860', pattern: /^\d{10}$/ },
  SE: { name: 'Organisationsnummer', example: '556036-0793', pattern: /^\d{10}$/, check: isLuhn },
  SG: { name: 'UEN', example: '200312345A', pattern: /^(\d{8}[A-Z]|\d{9}[A-Z]|[TSR]\d{2}[A-Z]{2}\d{4}[A-Z])$/ },
  US: { name: 'State file number or EIN', example: '04-2103594', pattern: /^[A-Z]{0,2}\d{4,12}$/ },
}

export function registerOf(country: string): Pick<Register, 'name' | 'example'> {
  return registers[country] ?? anything
}

/** Capitals and digits, no separators. */
export function plainNumber(text: string): string {
  return text.toUpperCase().replace(/[\s.\-/]/g, '')
}

export function isRegisterNumber(text: string, country: string): boolean {
  const plain = plainNumber(text)
  const { pattern, check } = registers[country] ?? anything
  return pattern.test(plain) && (check?.(plain) ?? true)
}

/** First digit minus one; weighted sum divisible by 89. */
function isAustralian(plain: string): boolean {
  const digits = `${Number(plain[0]) - 1}${plain.slice(1)}`
  return plain[0] !== '0' && weighed(digits, [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]) % 89 === 0
}

function isBelgian(plain: string): boolean {
  return 97 - (Number(plain.slice(0, 8)) % 97) === Number(plain.slice(8))
}

function isBrazilian(plain: string): boolean {
  const digit = (weights: number[]) => {
    const rest = weighed(plain, weights) % 11
    return rest < 2 ? 0 : 11 - rest
  }
  const weights = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]
  return digit(weights) === Number(plain[12]) && digit([6, ...weights]) === Number(plain[13])
}

function isChilean(plain: string): boolean {
  const sum = Array.from(plain.slice(0, -1))
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * ((at % 6) + 2), 0)
  const check = 11 - (sum % 11)
  return (check === 11 ? '0' : check === 10 ? 'K' : String(check)) === plain.at(-1)
}

/** GB 32100-2015: 31 characters, powers of 3. */
function isChinese(plain: string): boolean {
  const signs = '0123456789ABCDEFGHJKLMNPQRTUWXY'
  const sum = Array.from(plain.slice(0, 17)).reduce(
    (total, sign, at) => total + signs.indexOf(sign) * (3 ** at % 31),
    0,
  )
  return signs[(31 - (sum % 31)) % 31] === plain[17]
}

/** First digit checks the other twelve. */
function isJapanese(plain: string): boolean {
  const sum = Array.from(plain.slice(1))
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 2), 0)
  return 9 - (sum % 9) === Number(plain[0])
}
