// A text as people compare it: without letter case and accents, so that `Zürich` answers `zurich`. Runs in browsers too.

export function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
