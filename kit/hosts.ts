// Hosts as written (RFC 3492), ASCII if they look like others (UTS 39).
import { decode } from 'punycode/punycode.es6.js'

const latinMix =
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]*$/u
const scripts = [
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
const unmixed = [latinMix, ...scripts.map((script) => new RegExp(`^\\p{Script=${script}}*$`, 'u'))]
const alike = /^[асԁеһіјӏкморԛѕԝхугпѵѡьαγεικνορτυχω]*$/u

function decoded(label: string): string | undefined {
  try {
    return decode(label)
  } catch {
    return undefined // Malformed.
  }
}

function shownLabel(label: string, isTopAscii: boolean): string {
  if (!label.startsWith('xn--')) return label
  const text = decoded(label.slice(4))
  if (text === undefined || !/[^\x20-\x7e]/.test(text)) return label
  const letters = text.replace(/[\p{Script=Common}\p{Script=Inherited}]/gu, '')
  const isSafe = unmixed.some((one) => one.test(letters)) && !/[^\p{L}\p{M}\p{N}-]/u.test(text)
  return isSafe && letters !== '' && !(isTopAscii && alike.test(letters)) ? text : label
}

export function shownHost(host: string): string {
  const labels = host.split('.')
  const isTopAscii = !labels.at(-1)!.startsWith('xn--')
  return labels.map((label) => shownLabel(label, isTopAscii)).join('.')
}

export function shownEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return email.slice(0, at + 1) + shownHost(email.slice(at + 1))
}

export function shownUrl(url: string): string {
  const { host = '' } = URL.parse(url) ?? {}
  const shown = host.includes('xn--') ? url.replace(host, shownHost(host)) : url
  return shown.replace(/(?:%[89a-f][\da-f])+/gi, (bytes) => lettersOf(bytes) ?? bytes)
}

function lettersOf(bytes: string): string | undefined {
  try {
    const text = decodeURIComponent(bytes)
    return /^[\p{L}\p{M}\p{N}]*$/u.test(text) ? text : undefined
  } catch {
    return undefined
  }
}
