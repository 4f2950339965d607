// Rough password strength while typing; the server has its own list.
import { passwordLeast } from '#contract/foundation/constants.ts'

type Weakness = 'short' | 'common' | 'personal' | 'repeats'
export type Strength = { score: 0 | 1 | 2 | 3 | 4; weakness: Weakness | undefined }

const stems =
  /password|passw0rd|contrasena|qwerty|azerty|asdf|zxcv|letmein|welcome|bienvenid|benvenut|iloveyou|admin|login|master|dragon|monkey|football|sunshine|princess|abc123|changeme|secret|woaini|5201314/g
const rows = 'abcdefghijklmnopqrstuvwxyz 01234567890 qwertyuiop asdfghjkl zxcvbnm 09876543210'
const leet: Record<string, string> = { '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' }

function plain(text: string): string {
  return text.toLowerCase().replace(/[013457@$]/g, (character) => leet[character]!)
}

/** Runs (`abcd`, `4567`) and repeats (`aaaa`) are collapsed. */
function effectiveLength(text: string): number {
  let counted = 0
  for (let at = 0; at < text.length; at++) {
    const pair = text.slice(at - 1, at + 1)
    const cheap = at > 0 && (pair[0] === pair[1] || rows.includes(pair))
    counted += cheap ? 0.25 : 1
  }
  return counted
}

/** `personal`: names and email, which are guessed first. */
export function strengthOf(password: string, personal: readonly string[] = []): Strength {
  if (password.length < passwordLeast) return { score: password ? 1 : 0, weakness: 'short' }
  const lower = password.toLowerCase()
  const words = personal
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length > 2)
  const withoutPersonal = words.reduce((left, word) => left.replaceAll(word, ''), lower)
  const withoutStems = Math.min(lower.replace(stems, '').length, plain(lower).replace(stems, '').length)
  if (withoutPersonal.length < 6) return { score: 1, weakness: 'personal' }
  if (withoutStems < 6) return { score: 1, weakness: 'common' }
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length
  const left =
    effectiveLength(lower) - (lower.length - Math.min(withoutPersonal.length, withoutStems)) * 0.75 + (kinds - 1)
  if (new Set(lower).size < 5 || left < 6) return { score: 1, weakness: 'repeats' }
  return { score: left < 10 ? 2 : left < 14 ? 3 : 4, weakness: undefined }
}
