// Where a text has the words of a query, for marking them in a page. Stands alone, so that a browser may load it.

const words = /[\p{L}\p{N}\p{M}]+/gu
const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

function plain(word: string): string {
  const folded = word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
  return folded.length > 3 ? folded.replace(/(?<=[^su])s$/, '').replace(/(ss|x|z|ch|sh)e$/, '$1') : folded
}

/** Signs of a run of CJK are compared one by one, everything else by word. */
function pieces(text: string): { from: number; to: number; form: string }[] {
  const out: { from: number; to: number; form: string }[] = []
  for (const { 0: word, index } of text.matchAll(words)) {
    if (!cjk.test(word)) out.push({ from: index, to: index + word.length, form: plain(word) })
    else {
      let at = index
      for (const sign of word) {
        out.push({ from: at, to: at + sign.length, form: plain(sign) })
        at += sign.length
      }
    }
  }
  return out
}

/** Ranges [from, to) of the text whose words the query has, or which begin with its last word; in order, apart. */
export function marks(text: string, query: string): [from: number, to: number][] {
  const wanted = pieces(query.slice(0, 500)).map(({ form }) => form)
  const last = wanted.at(-1)
  if (last === undefined) return []
  const all = new Set(wanted)
  const found: [number, number][] = []
  for (const { from, to, form } of pieces(text)) {
    if (!all.has(form) && !(last.length > 2 && form.startsWith(last))) continue
    const before = found.at(-1)
    if (before && before[1] === from) before[1] = to
    else found.push([from, to])
  }
  return found
}
