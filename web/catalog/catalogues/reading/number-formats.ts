// Number formats of spreadsheets.
import { digitsOf, fixed, tidied } from '#contract/foundation/numbers.ts'

export const builtInFormats: Record<number, string> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  12: '# ?/?',
  13: '# ??/??',
  14: 'yyyy-mm-dd',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy-mm-dd hh:mm',
  37: '#,##0;-#,##0',
  38: '#,##0;-#,##0',
  39: '#,##0.00;-#,##0.00',
  40: '#,##0.00;-#,##0.00',
  45: 'mm:ss',
}

export type Token = { text: string; literal: boolean }

function tokensOf(section: string): Token[] {
  const tokens: Token[] = []
  for (const [part] of section.matchAll(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]|AM\/PM|[ymdhs]+|General|[\s\S]/gi)) {
    const sign = /^\[\$([^\]-]*)/.exec(part)?.[1]
    if (part.startsWith('"')) tokens.push({ text: part.slice(1, -1), literal: true })
    else if (part.startsWith('\\') && part.length > 1) tokens.push({ text: part.slice(1), literal: true })
    else if (part.startsWith('_') && part.length > 1) tokens.push({ text: ' ', literal: true })
    else if (sign !== undefined) tokens.push({ text: sign, literal: true })
    else if (/^(?:\*.|\[[^hms\]][^\]]*\])$/i.test(part)) continue
    else tokens.push({ text: part, literal: !/^(?:[0#?.,%/]|AM\/PM|\[?[ymdhs]+\]?|General|E|@)$/i.test(part) })
  }
  return tokens
}

function sectionsOf(code: string): Token[][] {
  const sections = code.match(/(?:"[^"]*"|\\.|[^;])+|(?<=;)(?=;|$)/g) ?? ['']
  return sections.map(tokensOf)
}

export function shownAs(value: number, code: string): string {
  const sections = sectionsOf(code)
  const chosen = value < 0 ? sections[1] : value === 0 ? sections[2] : undefined
  const tokens = chosen ?? sections[0]!
  if (tokens.some(({ text, literal }) => !literal && /^\[?[ymdhs]/i.test(text))) return dateShown(value, tokens)
  if (!tokens.some(({ text, literal }) => !literal && /^[0#?]$/.test(text)))
    return (
      tokens
        .map(({ text, literal }) => (literal || text === '%' ? text : /[@g]/i.test(text) ? digitsOf(value) : ''))
        .join('')
        .trim() || digitsOf(value)
    )
  if (tokens.some(({ text, literal }) => !literal && /^[E/]$/i.test(text))) return digitsOf(value)
  const sign = value < 0 && !chosen ? '-' : ''
  return (sign + numberShown(Math.abs(value), tokens)).trim()
}

function numberShown(value: number, tokens: readonly Token[]): string {
  const isDigit = ({ text, literal }: Token) => !literal && /^[0#?]$/.test(text)
  const point = tokens.findIndex(({ text, literal }) => !literal && text === '.')
  const end = point < 0 ? tokens.length : point
  const last = tokens.findLastIndex(isDigit)
  const percents = tokens.filter(({ text, literal }) => !literal && text === '%').length
  const scales = tokens.slice(last + 1).filter(({ text, literal }) => !literal && text === ',').length
  const scaled = tidied((value * 100 ** percents) / 1000 ** scales)
  const decimals = point < 0 ? [] : tokens.slice(point).filter(isDigit)
  const [whole = '', fraction = ''] = fixed(scaled, decimals.length).split('.')
  const least = decimals.findLastIndex(({ text }) => text === '0') + 1
  const kept = fraction.slice(0, Math.max(least, fraction.replace(/0+$/, '').length))
  let left = whole === '0' ? '' : whole
  const before: string[] = []
  const digits = tokens.slice(0, end).filter(isDigit).length
  let placed = 0
  for (const token of tokens.slice(0, end).toReversed()) {
    if (!isDigit(token)) {
      if (token.literal || token.text === '%') before.unshift(token.text)
      continue
    }
    const digit = left.slice(-1) || (token.text === '0' ? '0' : '')
    left = left.slice(0, -1)
    before.unshift(++placed === digits ? left + digit : digit)
  }
  let at = 0
  const after =
    point < 0
      ? []
      : tokens
          .slice(point)
          .map((token) =>
            isDigit(token)
              ? (kept[at++] ?? '')
              : token.literal || token.text === '%'
                ? token.text
                : token.text === '.' && kept
                  ? '.'
                  : '',
          )
  return [...before, ...after].join('')
}

const months = 'January February March April May June July August September October November December'.split(' ')
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')
const dayLength = 86_400_000
const epoch = Date.UTC(1899, 11, 30)

export function serialOf(date: Date): number {
  return (date.getTime() - epoch) / dayLength
}

function dateShown(serial: number, tokens: readonly Token[]): string {
  const date = new Date(Math.round((epoch + serial * dayLength) / 1000) * 1000)
  const twelve = tokens.some(({ text }) => /^AM\/PM$/i.test(text))
  const hours = date.getUTCHours()
  const two = (part: number, token: string) => String(part).padStart(token.length > 1 ? 2 : 1, '0')
  return tokens
    .map(({ text, literal }, at) => {
      if (literal) return text
      const isMinute = /^m{1,2}$/i.test(text) && (nearest(tokens, at, -1) === 'h' || nearest(tokens, at, 1) === 's')
      if (/^\[h+\]$/i.test(text)) return String(Math.floor(serial * 24))
      if (/^AM\/PM$/i.test(text)) return hours < 12 ? 'AM' : 'PM'
      if (isMinute) return two(date.getUTCMinutes(), text)
      const part = text.toLowerCase()
      if (part[0] === 'y') return String(date.getUTCFullYear()).slice(part.length > 2 ? 0 : 2)
      if (part[0] === 'm')
        return part.length < 3
          ? two(date.getUTCMonth() + 1, part)
          : months[date.getUTCMonth()]!.slice(0, part.length === 3 ? 3 : undefined)
      if (part[0] === 'd')
        return part.length < 3
          ? two(date.getUTCDate(), part)
          : weekdays[date.getUTCDay()]!.slice(0, part.length === 3 ? 3 : undefined)
      if (part[0] === 'h') return two(twelve ? hours % 12 || 12 : hours, part)
      if (part[0] === 's') return two(date.getUTCSeconds(), part)
      return /^[.,/]$/.test(part) ? part : ''
    })
    .join('')
    .trim()
}

function nearest(tokens: readonly Token[], from: number, step: number): string {
  for (let at = from + step; tokens[at]; at += step)
    if (!tokens[at]!.literal && /^\[?[ymdhs]/i.test(tokens[at]!.text))
      return tokens[at]!.text.replace('[', '')[0]!.toLowerCase()
  return ''
}
