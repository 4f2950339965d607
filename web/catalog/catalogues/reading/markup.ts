// HTML → text.

const marks: Record<string, string> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
  ring: '\u030a',
  caron: '\u030c',
}
const signs: Record<string, string> = Object.fromEntries(
  `amp & lt < gt > quot " apos ' euro € pound £ yen ¥ cent ¢ copy © reg ® trade ™ deg ° plusmn ± micro µ times × divide ÷ frac12 ½ frac14 ¼
frac34 ¾ sup1 ¹ sup2 ² sup3 ³ ndash – mdash — hellip … bull • middot · laquo « raquo » lsquo ‘ rsquo ’ ldquo “ rdquo ” sbquo ‚ bdquo „
szlig ß aelig æ AElig Æ oelig œ OElig Œ oslash ø Oslash Ø ordm º ordf ª iexcl ¡ iquest ¿ para ¶ le ≤ ge ≥ ne ≠ asymp ≈ infin ∞
alpha α beta β gamma γ mu μ Omega Ω omega ω pi π prime ′ Prime ″ larr ← rarr → num # lpar ( rpar ) comma , sol / commat @`
    .split(/\s+/)
    .flatMap((word, at, all) => (at % 2 === 0 ? [[word, all[at + 1]!]] : [])),
)
for (const name of ['nbsp', 'ensp', 'emsp', 'thinsp']) signs[name] = ' '
for (const name of ['shy', 'zwnj', 'zwj']) signs[name] = ''

const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}\d{0,2}));/gi

function decoded(text: string): string {
  return text.replace(entity, (whole, decimal?: string, hex?: string, name?: string) => {
    const point = decimal ? Number(decimal) : hex ? parseInt(hex, 16) : undefined
    if (point !== undefined) return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole
    const [, letter, mark = ''] = /^([a-z])([a-z]+)$/i.exec(name!) ?? []
    return signs[name!] ?? (marks[mark] ? `${letter}${marks[mark]}`.normalize('NFC') : whole)
  })
}

const attributes = String.raw`(?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+))*\s*\/?`
const names =
  'p|br|b|i|u|s|a|strong|em|small|sub|sup|span|font|div|section|article|header|footer|ul|ol|li|dl|dt|dd|h[1-6]|hr|img|figure|center|table|thead|tbody|tr|td|th|blockquote|pre|code|iframe|script|style|video|source'
const tag = new RegExp(`<(?:/(?:${names})\\s*|(?:${names})${attributes})>|<!--[\\s\\S]*?-->`, 'gi')
const hidden = new RegExp(`<(script|style|iframe)${attributes}>[\\s\\S]*?</\\1\\s*>`, 'gi')
const ends = /<br|<\/?(?:p|div|section|article|ul|ol|li|dl|dt|dd|h[1-6]|hr|table|tr|blockquote|pre|figure)\b/i

export function plainText(text: string): string {
  if (!text.includes('<') && !text.includes('&')) return text
  const once = text.replace(hidden, ' ').replace(tag, spaced)
  const twice = decoded(decoded(once)).replace(hidden, ' ').replace(tag, spaced)
  if (twice === text) return text
  return twice
    .replace(/\\n/g, '\n')
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\r?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim()
}

function spaced(found: string): string {
  if (ends.test(found)) return '\n'
  return /^<\/t[dh]/i.test(found) ? ' ' : ''
}
