// Direction of user text. Runs in browsers.

export type Direction = 'ltr' | 'rtl'

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/
/** Words before, number and unit, ranges, codes in parentheses; phone and part numbers. */
const measure =
  /(?:[A-Za-z][\w.-]{0,20}\s){0,3}(?:[+\-–±~≤≥<>]?\d[\d.,/×x\s-]{0,30}[%°µΩA-Za-z][%A-Za-zµ°Ω²³/·-]*(?:\s?\([A-Za-z0-9 .,/-]+\)|\s\d+\b(?!\s?[A-Za-z%°.,]))?|[A-Za-z]{1,6}[ -]\d[\w.:/-]*|\+\d[\d ().-]{0,30}\d|\d+(?:[.,-]\d+)*-\d+(?:[.,]\d+)*)/gu

export function directionOf(text: string): Direction {
  const first = /\p{L}/u.exec(text)?.[0]
  return first && rightToLeft.test(first) ? 'rtl' : 'ltr'
}

export function hasRightToLeft(text: string): boolean {
  return rightToLeft.test(text)
}

/** Isolates keep measures in order within right-to-left text. */
export function withMeasures(text: string): string {
  if (!hasRightToLeft(text) || text.includes('\u2066')) return text
  return measuresApart(text)
    .map((part, at) => (at % 2 === 1 ? `\u2066${part}\u2069` : part))
    .join('')
}

export function isolated(text: string): string {
  if (!hasRightToLeft(text)) return text
  return text
    .split('\n')
    .map((line) => (hasRightToLeft(line) ? `\u2068${withMeasures(line)}\u2069` : line))
    .join('\n')
}

export function inLine(parts: readonly (string | false | null | undefined)[], between = ', '): string {
  return parts.flatMap((part) => (part ? [isolated(part)] : [])).join(between)
}

/** Odd parts are measures. */
export function measuresApart(text: string): string[] {
  const parts: string[] = []
  let from = 0
  for (const { index, 0: found } of text.matchAll(measure)) {
    parts.push(text.slice(from, index), found)
    from = index + found.length
  }
  return [...parts, text.slice(from)]
}
