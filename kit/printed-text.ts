// PDF text without embedded fonts: Windows-1252 and CJK.

const windows1252 = /^[\u0020-\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]$/
const wide = /^[\u3000-\u30ff\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff00-\uffef]$/

/** ISO 9 and ISO 843, simplified: one way only. */
const letters: Record<string, string> = Object.fromEntries(
  (
    'а a,б b,в v,г g,д d,е e,ё yo,ж zh,з z,и i,й y,к k,л l,м m,н n,о o,п p,р r,с s,т t,у u,ф f,х kh,ц ts,ч ch,ш sh,щ shch,ъ ,ы y,ь ,э e,ю yu,' +
    'я ya,і i,ї yi,є ye,ґ g,ў u,ђ dj,ј j,љ lj,њ nj,ћ c,џ dz,ѓ gj,ќ kj,ѕ dz,' +
    'α a,β v,γ g,δ d,ε e,ζ z,η i,θ th,ι i,κ k,λ l,μ m,ν n,ξ x,ο o,π p,ρ r,σ s,ς s,τ t,υ y,φ f,χ ch,ψ ps,ω o,' +
    'ł l,đ d,ı i,ħ h,ŋ n,ĸ k,ŧ t,ə a'
  )
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
)

/** Other letters lose marks or become Latin; the rest becomes `?`. */
export function printable(text: string): string {
  return [...text.normalize('NFC')].map((sign) => (isPrinted(sign) ? sign : latinFor(sign))).join('')
}

const isPrinted = (sign: string) => windows1252.test(sign) || wide.test(sign) || sign === '\n'

function latinFor(sign: string): string {
  const bare = sign.normalize('NFKD').replace(/\p{M}/gu, '')
  if (bare !== '' && [...bare].every(isPrinted)) return bare
  const lower = bare.toLowerCase()
  const latin = letters[lower]
  if (latin === undefined) return /\s/.test(sign) ? ' ' : '?'
  return lower === bare ? latin : latin.charAt(0).toUpperCase() + latin.slice(1)
}

export function runsOf(text: string): { wide: boolean; text: string }[] {
  const runs: { wide: boolean; text: string }[] = []
  for (const sign of text) {
    const isWide = wide.test(sign)
    const open = runs.at(-1)
    if (open?.wide === isWide) open.text += sign
    else runs.push({ wide: isWide, text: sign })
  }
  return runs
}
