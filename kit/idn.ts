// Hosts as written (RFC 3492), ASCII if they look like others (UTS 39).

const latinMixes = [
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]*$/u,
]
const scripts = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Arabic',
  'Hebrew',
  'Thai',
  'Devanagari',
  'Armenian',
  'Georgian',
  'Bengali',
  'Tamil',
]
const alone = scripts.map((script) => new RegExp(`^[\\p{Script=${script}}]*$`, 'u'))
/** Cyrillic and Greek letters drawn as Latin ones. */
const alike = /^[асԁеһіјӏкморԛѕԝхугпѵѡьαγεικνορτυχω]*$/u

/** https://www.rfc-editor.org/rfc/rfc3492#section-6.2; undefined if malformed. */
function decoded(label: string): string | undefined {
  const basic = label.lastIndexOf('-')
  const signs = Array.from(label.slice(0, Math.max(0, basic)), (sign) => sign.codePointAt(0)!)
  let [code, at, bias] = [128, 0, 72]
  for (let place = basic < 0 ? 0 : basic + 1; place < label.length;) {
    const before = at
    for (let weight = 1, step = 36; ; step += 36) {
      const digit = '0123456789'.includes(label[place] ?? '')
        ? label.charCodeAt(place) - 22
        : label.charCodeAt(place) - 97
      place++
      if (!(digit >= 0 && digit < 36)) return undefined
      at += digit * weight
      const threshold = Math.min(26, Math.max(1, step - bias))
      if (digit < threshold) break
      weight *= 36 - threshold
    }
    const count = signs.length + 1
    bias = adapted(at - before, count, before === 0)
    code += Math.floor(at / count)
    at %= count
    if (code > 0x10ffff) return undefined
    signs.splice(at++, 0, code)
  }
  return String.fromCodePoint(...signs)
}

function adapted(change: number, count: number, isFirst: boolean): number {
  let delta = Math.floor(change / (isFirst ? 700 : 2))
  delta += Math.floor(delta / count)
  let steps = 0
  for (; delta > 455; steps += 36) delta = Math.floor(delta / 35)
  return steps + Math.floor((36 * delta) / (delta + 38))
}

function shownLabel(label: string, isTopAscii: boolean): string {
  if (!label.startsWith('xn--')) return label
  const text = decoded(label.slice(4))
  if (text === undefined || !/[^\x20-\x7e]/.test(text)) return label
  const letters = text.replace(/[\p{Script=Common}\p{Script=Inherited}]/gu, '')
  const isSafe = [...alone, ...latinMixes].some((one) => one.test(letters)) && !/[^\p{L}\p{M}\p{N}-]/u.test(text)
  return isSafe && letters !== '' && !(isTopAscii && alike.test(letters)) ? text : label
}

/** `xn--80a1acny.xn--p1ai` → `почта.рф` */
export function shownHost(host: string): string {
  const labels = host.split('.')
  const isTopAscii = !labels.at(-1)!.startsWith('xn--')
  return labels.map((label) => shownLabel(label, isTopAscii)).join('.')
}

export function shownEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return email.slice(0, at + 1) + shownHost(email.slice(at + 1))
}
