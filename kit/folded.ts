// Text for comparison: without case and accents, so that `zurich` finds `Zürich`. Runs in browsers.

export function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
