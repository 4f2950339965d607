// Company texts: opening sentences and legal forms.

export const legalForms = new Set(
  (
    'plc inc incorporated corp corporation ltd limited llc lp co company gmbh ag kg kgaa se sa spa srl sarl sas bv nv ab oy oyj as asa aps ' +
    'kk pty pte pvt bhd tbk pt pcl jsc pjsc holding holdings group'
  ).split(' '),
)
const trailingForms = /(?:[\s,.&/]+([\p{L}.]+))\s*\)?\.?$/u
const MAX_OPENING = 300
const MIN_OPENING = 40

/** Unchanged where nothing else would be left. */
export function withoutLegalForm(name: string): string {
  let plain = name.trim()
  for (;;) {
    const form = trailingForms.exec(plain)
    if (!form || !legalForms.has(form[1]!.replaceAll('.', '').toLowerCase())) return plain
    plain = plain.slice(0, form.index)
  }
}

/** The first sentence, or more where it is short. */
export function openingOf(text: string): string {
  const ends = /(?:[.!?](?=\s+\p{Lu})|[\n。！？])\s*/gu
  for (const end of text.slice(0, MAX_OPENING).matchAll(ends)) {
    // An abbreviation, as in `Co., Ltd.`, ends no sentence.
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

const formInText = /(?<=\p{Lu}[\p{L}&.-]*\s)(?:plc|spa|s\.p\.a\.?)(?![\p{L}])/giu

export function withoutForms(text: string, name: string): string {
  return text.replace(name, withoutLegalForm(name)).replace(formInText, '')
}
